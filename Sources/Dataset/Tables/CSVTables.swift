import PokeModel

/// Which tables a dataset has for spreadsheets.
struct CSVTables: Sendable {
    /// Those that are made from the resources of each kind.
    private let tables: [Kind: [CSVTable]]

    init(_ pokedex: Pokedex) {
        tables = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, Self.tables(pokedex.table($0), pokedex)) })
    }

    /// The tables that a resource of a kind has rows in.
    subscript(kind: Kind) -> [CSVTable] { tables[kind] ?? [] }

    private static func tables<Table: ResourceTable>(_ table: Table, _ pokedex: Pokedex) -> [CSVTable] {
        let fields = Table.Row.allFields(in: pokedex).map(\.description)
        let kind = Table.Row.kind
        guard kind == .pokemon else { return [CSVTable(kind, fields)] }
        return [
            CSVTable(kind, fields, spread: spread(pokedex)),
            CSVTable(
                "learnset",
                of: kind,
                fields,
                list: "learnsets",
                repeating: ["version_groups", "levels", "moves"]
            ),
            CSVTable("encounter", of: kind, fields, list: "encounters", repeating: ["games", "versions", "ways"]),
        ]
    }

    /// What a pokemon's row has instead of lists.
    private static func spread(_ pokedex: Pokedex) -> [String: CSVSpread] {
        let found = Set(pokedex.pokemon.flatMap { $0.stats.compactMap(\.stat) })
        let stats = pokedex.stats.filter { found.contains($0.reference) }.map { stat in
            CSVSpread.Key(name: stat.slug.replacing("-", with: "_")) { $0.isReference(to: stat.reference) }
        }
        let slots = ["ability_1", "ability_2", "hidden_ability"].enumerated().map { place, name in
            CSVSpread.Key(name: name) { $0.isInteger(place + 1) }
        }
        return [
            "types": .places(["type_1", "type_2"]),
            "stats": .keys("stat", stats, fields: [("base", ""), ("effort", "_effort")]),
            "abilities": .keys("slot", slots, fields: [("ability", "")]),
        ]
    }

    /// How hard attacks of each type hit pokemon of each.
    static func typeChart(_ pokedex: Pokedex, _ slugs: SlugTable) -> [UInt8] {
        var csv = CSVWriter()
        csv.header(["attacking", "defending", "factor"])
        for attacking in pokedex.typeChart.types {
            for defending in pokedex.typeChart.types {
                csv.rewind(to: 0)
                for type in [attacking, defending] {
                    slugs.withSlug(type) { csv.add($0) }
                    csv.endCell()
                }
                csv.number(pokedex.effectiveness(of: attacking, on: [defending]).factor)
                csv.endRow()
            }
        }
        return csv.bytes
    }
}

extension CSVWriter {
    /// Writes the first row, which names the columns.
    mutating func header(_ columns: [String]) {
        rewind(to: 0)
        for column in columns { plain(column) }
        endRow()
    }

    /// Writes a row for each language that a resource of a kind has a name in; the first fields of each are its id, its slug
    /// and its name.
    mutating func names(of resource: TapeValue, _ kind: Kind) {
        guard let id = resource[field: 0], let slug = resource[field: 1], var names = resource[field: 2]?.inside else {
            return
        }
        while let language = names.next(), let name = names.next() {
            rewind(to: 0)
            plain(kind.slug)
            add(id.integer)
            endCell()
            for text in [slug.text, language.text] {
                add(text)
                endCell()
            }
            text(name.text)
            endRow()
        }
    }

    /// The columns of the table of names.
    static let nameColumns = ["kind", "id", "slug", "language", "name"]
}

extension TapeValue {
    fileprivate func isReference(to reference: Reference) -> Bool {
        sort == .reference && self.reference == reference
    }

    fileprivate func isInteger(_ integer: Int) -> Bool {
        sort == .integer && self.integer == integer
    }
}
