import PokeModel

extension TableLayout {
    /// Every file of the sample.
    static let all = games + battle + species + pokemon + moves + items + contests + places
}

extension Column {
    /// A column of a reference that may be missing, named after the kind.
    static func optional(_ kind: Kind) -> Column { Column(kind.slug, .optional(.reference(kind))) }

    /// A list of references.
    static func list(_ name: String, of kind: Kind) -> Column { Column(name, .list(of: Column(kind))) }

    /// A number that may be missing.
    static func integer(_ name: String) -> Column { Column(name, .optional(.integer)) }

    /// The words of a list of flags.
    static func flags(_ words: String...) -> Column { Column("flags", .list(of: Column("flag", .word(words)))) }

    /// Internal numbers, by game or generation.
    static func indices(by kind: Kind) -> Column {
        Column("indices", .list([Column(kind), Column("index", .integer)]))
    }

    /// The columns of names.
    static let names = Column("name", .localized)
    /// The columns of descriptions.
    static let descriptions = Column("description", .localized)
}
