import Foundation
import PokeModel
import SQLite
import TestSupport
import Testing

@testable import Dataset

@Suite struct DatabaseTests {
    private func named<Row: Resource>(_ id: Int32, _ slug: String, english: Bool = true) -> Row {
        let tag = english ? LanguageTag.english : LanguageTag(unchecked: "de")
        return Row(id: id, slug: slug, name: LocalizedText([Localized(slug, tag)]))
    }

    /// A database with a Pokédex in it, opened as a file.
    private final class Opened {
        let folder: TemporaryFolder
        let connection: Connection

        init(_ pokedex: Pokedex) throws {
            folder = try TemporaryFolder()
            let path = folder.path + "/pokedex.sqlite"
            try database(of: pokedex, licence: "free").withBytes { Data($0) }.write(to: URL(fileURLWithPath: path))
            connection = try Connection(path: path, mode: .readOnly)
        }

        /// The first column of a query's rows.
        func texts(_ sql: String) throws -> [String?] {
            let statement = try connection.prepare(sql)
            var texts: [String?] = []
            while try statement.step() { texts.append(statement.text(0)) }
            return texts
        }
    }

    private var pokedex: Pokedex {
        var pokedex = Pokedex()
        pokedex.source = Source(hash: "abc", date: "2026-08-06")
        let rock = Reference(.type, 6)
        var waterType: PokeType = named(11, "water")
        waterType.relations.doubleDamageTo = [rock]
        pokedex.types = Table([waterType, named(6, "rock")])
        var pokemon: Pokemon = named(74, "geodude")
        pokemon.types = [rock]
        pokemon.species = Reference(.pokemonSpecies, 74)
        pokemon.sprites = [Sprite(key: "front_default", url: Sprite.trustedPrefix + "74.png")].compactMap { $0 }
        pokedex.pokemon = Table([pokemon])
        pokedex.species = Table([named(74, "geodude"), named(75, "graveler"), named(76, "golem")])
        pokedex.evolutionTriggers = Table([named(2, "trade")])
        var way = EvolutionWay()
        way.trigger = Reference(.evolutionTrigger, 2)
        var tree: EvolutionTree = named(31, "geodude")
        let golem = EvolutionNode(species: Reference(.pokemonSpecies, 76))
        let graveler = EvolutionNode(
            species: Reference(.pokemonSpecies, 75),
            steps: [EvolutionStep(ways: [way], node: golem)]
        )
        tree.root = EvolutionNode(
            species: Reference(.pokemonSpecies, 74),
            steps: [EvolutionStep(ways: [EvolutionWay()], node: graveler)]
        )
        pokedex.evolutionTrees = Table([tree, named(32, "without-root")])
        pokedex.items = Table([named(-1, "late", english: false)])
        return pokedex
    }

    @Test func keepsEveryReference() throws {
        let database = try Opened(pokedex)
        #expect(try database.texts("PRAGMA integrity_check") == ["ok"])
        #expect(try database.texts("PRAGMA foreign_key_check") == [])
        #expect(try database.texts("SELECT source_hash FROM dataset") == ["abc"])
        let types = "SELECT type.slug FROM pokemon_types JOIN type ON type.id = type_id WHERE pokemon_id = 74"
        #expect(try database.texts(types) == ["rock"])
        #expect(try database.texts("SELECT key FROM pokemon_sprites_value") == ["front_default"])
    }

    @Test func hasATableForEachKind() throws {
        let database = try Opened(pokedex)
        for kind in Kind.allCases {
            let count = pokedex.table(kind).rows.count
            #expect(try database.texts("SELECT count(*) FROM \"\(kind.columnName)\"") == ["\(count)"])
        }
    }

    @Test func keepsTextsInEveryLanguage() throws {
        let database = try Opened(pokedex)
        #expect(try database.texts("SELECT name FROM item") == [nil])
        #expect(try database.texts("SELECT language || text FROM item_name WHERE item_id = -1") == ["delate"])
    }

    @Test func standsEvolutionsBelowThoseThatTheyFollow() throws {
        let database = try Opened(pokedex)
        let steps = """
            SELECT step.position || ' ' || coalesce(parent.node_species_id, 'root') || ' ' || step.node_species_id
            FROM evolution_chain_root_evolves_into AS step
            LEFT JOIN evolution_chain_root_evolves_into AS parent ON parent.id = step.parent_id
            ORDER BY step.id
            """
        #expect(try database.texts(steps) == ["1 root 75", "1 75 76"])
        let trigger = "SELECT trigger_id FROM evolution_chain_root_evolves_into_ways"
        #expect(try database.texts(trigger) == [nil, "2"])
    }

    @Test func answersFromEveryView() throws {
        let database = try Opened(pokedex)
        for view in try database.texts("SELECT name FROM sqlite_schema WHERE type = 'view'").compactMap({ $0 }) {
            _ = try database.texts("SELECT * FROM \(view)")
        }
        #expect(try database.texts("SELECT type_1 FROM pokemon_overview") == ["rock"])
        let weak = "SELECT factor FROM damage_taken_named WHERE attacking = 'water'"
        #expect(try database.texts(weak) == ["2.0"])
    }

    @Test func saysWhatColumnsHold() throws {
        let database = try Opened(pokedex)
        let sql = try #require(try database.texts("SELECT sql FROM sqlite_schema WHERE name = 'pokemon'").first ?? nil)
        #expect(sql.contains("\"height_m\" REAL, -- Its height in metres."))
        #expect(sql.contains("\"is_default\" INTEGER NOT NULL, -- Whether it is the species' usual variety."))
        #expect(sql.contains("\"species_id\" INTEGER REFERENCES \"pokemon_species\" (id)"))
    }

    @Test func givesEqualBytes() throws {
        func bytes() throws -> [UInt8] { try database(of: pokedex).withBytes { Array($0) } }
        #expect(try bytes() == bytes())
    }
}

/// A database with everything that a Pokédex has.
private func database(of pokedex: Pokedex, licence: String = "") throws -> Database {
    var database = try Database(pokedex, licence: licence)
    let slugs = SlugTable(pokedex)
    func tape<Table: ResourceTable>(of table: Table) -> ValueTape {
        let recorder = ResourceRecorder(slugs)
        for row in table.rows { recorder.add(row, Table.Row.allFields(in: pokedex)) }
        return recorder.tape
    }
    for kind in Kind.allCases { try database.insert(tape(of: pokedex.table(kind)), of: kind) }
    try database.finish()
    return database
}
