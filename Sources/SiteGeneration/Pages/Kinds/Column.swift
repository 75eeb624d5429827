import PokeModel
import Templating

/// What a column of a table is called.
enum Column {
    /// A phrase.
    case phrase(Phrase)
    /// A phrase, over numbers.
    case number(Phrase)
    /// What one of a kind's resources is called.
    case kind(Kind)
    /// What all of them are called, over a count of them.
    case count(Kind)

    /// What the partial `table` asks for.
    func object(in words: Strings) -> TemplateObject {
        func column(_ label: String, isNumber: Bool = false) -> TemplateObject {
            ["label": .text(label), "isNumber": .flag(isNumber)]
        }
        return switch self {
        case .phrase(let phrase): column(words(phrase))
        case .number(let phrase): column(words(phrase), isNumber: true)
        case .kind(let kind): column(words.single(kind))
        case .count(let kind): column(words.list(kind), isNumber: true)
        }
    }
}

/// What stands in a column of a row: names that may be links, one after the other, or a number.
struct Cell {
    /// What the partial `table` asks for.
    let object: TemplateObject

    private init(_ parts: [TemplateObject], isNumber: Bool) {
        object = ["parts": .list(parts), "isNumber": .flag(isNumber)]
    }

    /// Links to resources.
    init(_ references: [Reference], in edition: Edition) { self.init(edition.joined(references), isNumber: false) }

    /// A link to a resource, or nothing.
    init(_ reference: Reference?, in edition: Edition) { self.init(reference.map { [$0] } ?? [], in: edition) }

    /// A text in the page's language.
    init(_ text: String, in edition: Edition) { self.init([edition.words.plain(text)], isNumber: false) }

    /// A text of the data, in this language or one that it falls back to.
    init(_ text: LocalizedText, in edition: Edition) {
        self.init(text.text(for: edition.tag).map { [edition.words.named($0)] } ?? [], isNumber: false)
    }

    /// A text in a column of numbers.
    static func number(_ text: String, in edition: Edition) -> Cell {
        Cell([edition.words.plain(text)], isNumber: true)
    }

    /// A number, or nothing.
    init(_ number: (some BinaryInteger)?, in edition: Edition) {
        let text = number.map { edition.words.plain(edition.words.format.whole(Int($0))) }
        self.init(text.map { [$0] } ?? [], isNumber: true)
    }
}

extension Edition {
    /// The rows of a table of resources, under the heading with an id.
    func table(
        _ caption: Localized,
        under id: String,
        _ columns: [TemplateObject],
        _ rows: [TemplateObject]
    ) -> TemplateObject {
        [
            "caption": .object(words.block(caption)), "label": .text(id), "columns": .list(columns),
            "rows": .list(rows),
        ]
    }

    /// A row that begins with a name.
    func row(_ head: TemplateObject, id: String? = nil, _ cells: [Cell]) -> TemplateObject {
        ["id": .text(orAbsent: id), "head": .object(head), "cells": .list(cells.map(\.object))]
    }
}
