import PokeModel
import Templating

/// What the page of a resource says: facts, a text, and groups of what belongs to it.
struct EntryContent {
    let edition: Edition

    private var facts: [TemplateObject] = []
    private var text: TemplateValue = .absent
    private var groups: [TemplateObject] = []
    /// What the groups are, for the page's description.
    private var sums: [String] = []

    init(edition: Edition) { self.edition = edition }

    /// A fact that is a resource, under what one of its kind is called; nothing where there is none.
    mutating func fact(_ reference: Reference?) {
        guard let reference else { return }
        fact(edition.words.single(reference.kind), [reference])
    }

    /// A fact that is some resources, under what those of the kind are called; nothing where there are none.
    mutating func fact(_ references: [Reference]) {
        guard let first = references.first else { return }
        let words = edition.words
        fact(references.count == 1 ? words.single(first.kind) : words.list(first.kind), references)
    }

    /// A fact that is some resources; nothing where there are none.
    mutating func fact(_ label: Phrase, _ references: [Reference]) { fact(edition.words(label), references) }

    /// A fact that is a text; nothing where there is none.
    mutating func fact(_ label: Phrase, _ text: String?) {
        if let text { facts.append(edition.fact(label, text)) }
    }

    /// A fact that is a number; nothing where there is none.
    mutating func fact(_ label: Phrase, _ number: Int32?) {
        fact(label, number.map { edition.words.format.whole(Int($0)) })
    }

    /// A fact that is some names with something behind; nothing where there are none.
    mutating func fact(_ label: Phrase, links: [TemplateObject]) { fact(edition.words(label), links: links) }

    /// A fact that is some names with something behind, as of flavors; nothing where there are none.
    mutating func fact(_ label: String, links: [TemplateObject]) {
        if !links.isEmpty { facts.append(Edition.fact(label, links: links)) }
    }

    private mutating func fact(_ label: String, _ references: [Reference]) {
        fact(label, links: references.map(edition.link))
    }

    /// What it is, in a text of the data.
    mutating func describe(_ text: LocalizedText) { self.text = edition.prose(text) }

    /// Resources of one kind under their count, or under a heading; species as cards, unless there are very many.
    mutating func group(_ references: [Reference], _ heading: Phrase? = nil) {
        guard let first = references.first else { return }
        let sum = edition.words.count(first.kind, references.count)
        if heading == nil { sums.append(sum) }
        let areCards = first.kind == .pokemonSpecies && references.count <= Self.mostCards
        add(
            heading.map { edition.words($0) } ?? sum,
            cards: areCards ? ["rows": .list(references.map(edition.card))] : .absent,
            links: areCards ? .absent : ["links": edition.links(references)]
        )
    }

    /// A table; nothing where it has no rows.
    mutating func group(
        _ heading: Localized,
        id: String? = nil,
        first: Column,
        _ columns: [Column],
        _ rows: [TemplateObject]
    ) {
        guard !rows.isEmpty else { return }
        let labels = ([first] + columns).map { $0.object(in: edition.words) }
        let id = id ?? nextID
        add(heading.text, id: id, in: heading, table: .object(edition.table(heading, under: id, labels, rows)))
    }

    private mutating func add(
        _ heading: String,
        id: String? = nil,
        in language: Localized? = nil,
        cards: TemplateValue = .absent,
        links: TemplateValue = .absent,
        table: TemplateValue = .absent
    ) {
        groups.append([
            "id": .text(id ?? nextID), "heading": .text(heading),
            "lang": language.map(edition.words.languageMark) ?? .absent, "cards": cards, "links": links, "table": table,
        ])
    }

    /// The anchor of the next group, where it has none of its own.
    private var nextID: String { "on-\(groups.count + 1)" }

    private static let mostCards = 200

    /// The page of a resource, with its name in front.
    func page(of reference: Reference) -> PageContent {
        let words = edition.words
        let name = edition.distinctName(reference)
        let kind = words.single(reference.kind)
        let heading = edition.label(reference)
        return PageContent(
            title: words(.titleEntry, ["name": name, "kind": kind, "site": words(.siteName)]),
            description: sums.isEmpty
                ? words(.describeName, ["name": name, "kind": kind])
                : words(.describeEntry, ["name": name, "kind": kind, "parts": words.list(sums)]),
            context: heading.merging([
                "kind": .text(kind), "details": facts.isEmpty ? .absent : ["facts": .list(facts)], "text": text,
                "groups": .list(groups),
            ])
        )
    }
}
