import PokeModel

/// The records that the file of a species has inside: its varieties, their forms, and its family's evolution.
struct SpeciesParts: Sendable {
    private var records: [Reference: [UInt8]] = [:]
    private var forms: [Reference: [Reference]] = [:]

    /// Keeps the records of a kind, where species have them inside.
    mutating func keep<Table: ResourceTable>(_ new: [[UInt8]], of table: Table) {
        guard [.pokemon, .pokemonForm, .evolutionChain].contains(Table.Row.kind) else { return }
        for (row, record) in zip(table.rows, new) {
            records[row.reference] = record
            if let pokemon = row as? Pokemon { forms[pokemon.reference] = pokemon.forms }
        }
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
