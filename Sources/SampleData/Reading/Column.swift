import PokeModel

/// A column of a table, or a part of a list's elements.
struct Column: Sendable {
    let name: String
    let type: ColumnType

    init(_ name: String, _ type: ColumnType) {
        self.name = name
        self.type = type
    }

    /// A column of references, named after the kind.
    init(_ kind: Kind) { self.init(kind.slug, .reference(kind)) }
}

/// What may stand in a column.
indirect enum ColumnType: Sendable {
    /// A whole number.
    case integer
    /// Any text.
    case text
    /// `yes` or `no`.
    case boolean
    /// One of some words.
    case word([String])
    /// A resource of that kind: its slug, `#` and its id where others have the same slug, or its id where it has no slug.
    case reference(Kind)
    /// A resource of any kind, as `item/charizardite-x`.
    case anyReference
    /// The same, or `-`.
    case optional(ColumnType)
    /// Elements with commas between them, whose parts have spaces between them; optional parts may be left out at the end.
    case list([Column])
    /// Keys and their values, in the manner of a list; the cells of keys that are left out are null.
    case options([Column])
    /// A column for each language, as `name.en`.
    case localized

    /// A list of plain values.
    static func list(of column: Column) -> ColumnType { .list([column]) }
}

/// What a file of the sample holds.
struct TableLayout: Sendable {
    /// The file's name without `.txt`, by which the rows are known.
    let name: String
    /// The kind whose resources the rows are; nil where they are facts about resources of other tables.
    let kind: Kind?
    let columns: [Column]

    /// A table of facts.
    init(_ name: String, _ columns: [Column]) {
        self.name = name
        kind = nil
        self.columns = columns
    }

    /// The table of a kind, which has a column for the id, and one for the slug where the kind has names.
    init(_ kind: Kind, _ columns: [Column] = []) {
        name = kind.slug
        self.kind = kind
        let slug = kind.hasSlugs ? [Column("slug", .text)] : []
        self.columns = [Column("id", .integer)] + slug + columns
    }
}

extension Kind {
    /// Whether references to this kind have a `name` beside their `url`.
    var hasSlugs: Bool {
        switch self {
        case .characteristic, .contestEffect, .evolutionChain, .machine, .superContestEffect: false
        default: true
        }
    }
}
