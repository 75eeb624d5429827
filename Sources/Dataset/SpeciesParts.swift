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

    init() {}

    /// The parts that are among what was exported.
    init(_ pokedex: Pokedex, _ portions: [ExportedPortion]) {
        let records = Dictionary(grouping: portions, by: \.kind).mapValues { $0.flatMap(\.records) }
        keep(records, of: pokedex.pokemon)
        keep(records, of: pokedex.forms)
        keep(records, of: pokedex.evolutionTrees)
        for pokemon in pokedex.pokemon { forms[pokemon.reference] = pokemon.forms }
    }

    private mutating func keep<Row: Resource>(_ new: [Kind: [[UInt8]]], of table: Table<Row>) {
        for (row, record) in zip(table, new[Row.kind] ?? []) { records[row.reference] = record }
    }

    /// The JSON of a species with everything that its page shows.
    func document(_ species: Species, _ record: [UInt8]) -> [UInt8] {
        var document = Array(record.dropLast())
        document += #","pokemon":"#.utf8
        append(species.varieties, to: &document)
        document += #","pokemon_forms":"#.utf8
        append(species.varieties.flatMap { forms[$0] ?? [] }, to: &document)
        document += #","evolution":"#.utf8
        document += species.evolutionTree.flatMap { records[$0] } ?? Array("null".utf8)
        document.append(UInt8(ascii: "}"))
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
