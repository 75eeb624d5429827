import PokeModel

/// The records that the file of a species has inside: its varieties, their forms, and its family's evolution.
struct SpeciesParts: Sendable {
    private var records: [Reference: [UInt8]] = [:]
    private var forms: [Reference: [Reference]] = [:]

    /// The kinds whose records species have inside.
    static let kinds: Set<Kind> = [.pokemon, .pokemonForm, .evolutionChain]

    /// What the file of a species has besides what a species has elsewhere.
    static let fields: [FieldDescription] = [
        FieldDescription("pokemon", "Its varieties; only in the file of the species.", .array(.record(Pokemon.self))),
        FieldDescription(
            "pokemon_forms",
            "The forms of its varieties; only in the file of the species.",
            .array(.record(Form.self))
        ),
        FieldDescription(
            "evolution",
            "How its family evolves; only in the file of the species.",
            .optional(.record(EvolutionTree.self))
        ),
    ]

    /// No parts yet.
    init(_ pokedex: Pokedex) {
        for pokemon in pokedex.pokemon { forms[pokemon.reference] = pokemon.forms }
    }

    /// Keeps the records of a kind, where species have them inside.
    mutating func keep<Table: ResourceTable>(_ portions: [ExportedPortion], of table: Table) {
        guard Self.kinds.contains(Table.Row.kind) else { return }
        for portion in portions {
            for (row, place) in zip(table.rows[portion.portion.places], portion.places) {
                records[row.reference] = Array(portion.record(at: place))
            }
        }
    }

    /// The file of a species, with everything that its page shows.
    func document(_ species: Species, _ record: ArraySlice<UInt8>) -> [UInt8] {
        var document = Array(record[record.startIndex..<record.endIndex - 1])
        document += #","pokemon":"#.utf8
        append(species.varieties, to: &document)
        document += #","pokemon_forms":"#.utf8
        append(species.varieties.flatMap { forms[$0] ?? [] }, to: &document)
        document += #","evolution":"#.utf8
        document += species.evolutionTree.flatMap { records[$0] } ?? Array("null".utf8)
        document += "}\n".utf8
        return document
    }

    private func append(_ references: [Reference], to document: inout [UInt8]) {
        document.append(UInt8(ascii: "["))
        for (place, record) in references.compactMap({ records[$0] }).enumerated() {
            if place > 0 { document.append(UInt8(ascii: ",")) }
            document += record
        }
        document.append(UInt8(ascii: "]"))
    }
}
