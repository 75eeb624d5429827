import BuildSupport
import Foundation
import JSON
import PokeModel
import TestSupport
import Testing

@testable import Dataset

@Suite struct DatasetExporterTests {
    private func name(_ text: String) -> LocalizedText {
        LocalizedText([Localized(text, .english), Localized(text + "!", LanguageTag(unchecked: "es"))])
    }

    /// A few resources that lead to each other.
    private var pokedex: Pokedex {
        var pokedex = Pokedex()
        pokedex.source = Source(hash: "abc", date: "2026-08-06")
        pokedex.versionGroups = Table(
            ([(1, 2), (2, 1), (3, 3)] as [(Int32, Int32)]).map { id, order in
                var group = VersionGroup(id: id, slug: "group-\(id)", name: name("Group \(id)"))
                group.order = order
                return group
            }
        )
        pokedex.moves = Table([Move(id: 85, slug: "thunderbolt", name: name("Thunderbolt"))])
        pokedex.learnMethods = Table([MoveLearnMethod(id: 4, slug: "machine", name: name("Machine"))])
        pokedex.items = Table([Item(id: 1, slug: "master-ball", name: name("Master <Ball>"))])
        var species = Species(id: 25, slug: "pikachu", name: name("Pikachu"))
        species.varieties = [Reference(.pokemon, 25)]
        species.genderRatio = .female(eighths: 4)
        species.evolutionTree = Reference(.evolutionChain, 10)
        pokedex.species = Table([species])
        var pokemon = Pokemon(id: 25, slug: "pikachu", name: name("Pikachu"))
        pokemon.species = species.reference
        pokemon.height = 4
        pokemon.weight = 10000
        pokemon.forms = [Reference(.pokemonForm, 10080)]
        pokemon.sprites = [
            Sprite(key: "back_default", url: Sprite.trustedPrefix + "elsewhere/25.png"),
            Sprite(key: "front_default", url: Sprite.trustedPrefix + "sprites/master/sprites/pokemon/25.png"),
        ].compactMap { $0 }
        let machine = LearnedMoves(
            method: Reference(.moveLearnMethod, 4),
            moves: [LearnedMove(move: Reference(.move, 85))]
        )
        pokemon.learnsets = [
            Learnset(versionGroups: [Reference(.versionGroup, 2), Reference(.versionGroup, 3)], methods: [machine]),
            Learnset(versionGroups: [Reference(.versionGroup, 1)], methods: [machine]),
        ]
        pokedex.pokemon = Table([pokemon])
        var form = Form(id: 10080, slug: "pikachu-rock", name: name("Rock"))
        form.triggers = [FormTrigger(trigger: "held-item", cause: Reference(.item, 1), baseForm: nil)]
        pokedex.forms = Table([form])
        var tree = EvolutionTree(id: 10, slug: "pikachu", name: name("Pikachu"))
        tree.root = EvolutionNode(species: species.reference)
        pokedex.evolutionTrees = Table([tree])
        return pokedex
    }

    private func read<Value>(_ bytes: [UInt8]?, _ body: (JSONValue) throws -> Value) throws -> Value {
        try JSONParser().withDocument(try #require(bytes), body)
    }

    @Test func writesAFileForEveryKindAsItsFieldsSay() async throws {
        let files = try await files(of: pokedex)
        for kind in Kind.allCases {
            let faults = try faults(of: try #require(files["\(kind.slug).json"]), pokedex.table(kind))
            #expect(faults == [])
        }
        #expect(files["nature.json"] == Array("[\n]\n".utf8))
    }

    @Test func namesResourcesBySlug() async throws {
        let files = try await files(of: pokedex)
        try read(files["pokemon.json"]) { root in
            let pokemon = try #require(root.elements?.first { _ in true })
            #expect(pokemon["species"]?.string == "pikachu")
            #expect(pokemon["height_m"]?.number == 0.4)
            #expect(pokemon["weight"]?.integer == 10000)
            #expect(pokemon["weight_kg"]?.isNull == true)
            #expect(pokemon["sprites"]?[""]?["front_default"]?.string == "25.png")
            #expect(pokemon["sprites"]?[""]?["back_default"]?.string == Sprite.trustedPrefix + "elsewhere/25.png")
        }
        try read(files["pokemon-form.json"]) { root in
            let cause = root.elements?.first { _ in true }?["triggers"]?.elements?.first { _ in true }?["cause"]
            #expect(cause?["kind"]?.string == "item")
            #expect(cause?["slug"]?.string == "master-ball")
        }
        try read(files["pokemon-species.json"]) { root in
            let species = try #require(root.elements?.first { _ in true })
            #expect(species["female_ratio"]?.number == 0.5)
            #expect(species["is_genderless"]?.boolean == false)
        }
    }

    @Test func joinsGamesThatAgreeInAMethodOldestFirst() async throws {
        let files = try await files(of: pokedex)
        try read(files["pokemon.json"]) { root in
            let learnsets = try #require(root.elements?.first { _ in true }?["learnsets"]?.elements.map(Array.init))
            #expect(learnsets.count == 1)
            let groups = learnsets.first?["version_groups"]?.elements?.compactMap(\.string)
            #expect(groups == ["group-2", "group-1", "group-3"])
        }
    }

    @Test func putsWhatASpeciesPageShowsIntoItsFile() async throws {
        let files = try await files(of: pokedex)
        try read(files["pokemon-species/pikachu.json"]) { species in
            #expect(species["slug"]?.string == "pikachu")
            #expect(species["pokemon"]?.elements?.compactMap { $0["slug"]?.string } == ["pikachu"])
            #expect(species["pokemon_forms"]?.elements?.compactMap { $0["slug"]?.string } == ["pikachu-rock"])
            #expect(species["evolution"]?["root"]?["species"]?.string == "pikachu")
        }
        let documents = files.keys.filter { $0.contains("/") && !$0.hasPrefix("schema/") }.sorted()
        let first = ["item/master-ball.json", "move/thunderbolt.json", "pokemon-species/pikachu.json"]
        #expect(documents.prefix(3) == first[...])
        #expect(documents.dropFirst(3).allSatisfy { $0.hasPrefix("version-group/") })
    }

    @Test func repeatsTheFileOfAKindLineByLine() async throws {
        let files = try await files(of: pokedex)
        for kind in Kind.allCases {
            let lines = try unzipped(try #require(files["\(kind.slug).ndjson.gz"]))
            let rows = lines.split(separator: UInt8(ascii: "\n")).map(Array.init)
            let array = "[\n" + rows.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",\n") + "\n]\n"
            #expect(files["\(kind.slug).json"] == Array((rows.isEmpty ? "[\n]\n" : array).utf8))
        }
    }

    @Test func archivesAllJSON() async throws {
        let files = try await files(of: pokedex)
        let archive = try unzipped(try #require(files["pokedex-json.tar.gz"]))
        let folder = try TemporaryFolder()
        let path = try folder.write("", to: "archive.tar")
        try Data(archive).write(to: URL(fileURLWithPath: path))
        let tar = try Process.run(URL(fileURLWithPath: "/bin/tar"), arguments: ["-xf", path, "-C", folder.path])
        tar.waitUntilExit()
        #expect(tar.terminationStatus == 0)
        let root = folder.path + "/pokedex-json/"
        let members = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".json") }
        let expected = files.filter { $0.key.hasSuffix(".json") && $0.key != "catalog.json" }
        #expect(Set(members) == Set(expected.keys))
        for member in members {
            #expect(try Array(Data(contentsOf: URL(fileURLWithPath: root + member))) == expected[member], "\(member)")
        }
    }

    @Test func listsEveryFileWithItsSizeAndChecksum() async throws {
        let files = try await files(of: pokedex)
        let listed = try read(files["catalog.json"]) { catalog -> [String: [String]] in
            #expect(catalog["source"]?["hash"]?.string == "abc")
            #expect(catalog["source"]?["date"]?.string == "2026-08-06")
            #expect(catalog["kinds"]?.elements?.compactMap { $0["kind"]?.string } == Kind.allCases.map(\.slug))
            let counts = catalog["kinds"]?.elements?.compactMap { $0["count"]?.integer }
            #expect(counts == Kind.allCases.map { pokedex.table($0).rows.count })
            return Dictionary(
                uniqueKeysWithValues: catalog["files"]?.elements?.map { file in
                    (file["path"]?.string ?? "", ["\(file["bytes"]?.integer ?? -1)", file["sha256"]?.string ?? ""])
                } ?? []
            )
        }
        let written = files.filter { $0.key != "catalog.json" && $0.key != "SHA256SUMS" }
        #expect(listed == written.mapValues { ["\($0.count)", SHA256(of: $0).hexadecimal] })
        let sums = String(decoding: try #require(files["SHA256SUMS"]), as: UTF8.self)
        let expected = files.filter { $0.key != "SHA256SUMS" }.sorted { $0.key < $1.key }
            .map { "\(SHA256(of: $0.value).hexadecimal)  \($0.key)\n" }.joined()
        #expect(sums == expected)
    }

    @Test func writesTheSameBytesWithAnyNumberOfTasks() async throws {
        #expect(try await files(of: pokedex, jobs: 1) == files(of: pokedex, jobs: 8))
    }

    @Test func stopsWhenAFileCannotBeWritten() async throws {
        struct Full: Error {}
        let exporter = DatasetExporter(pokedex, jobs: 2) { file in
            if file.path.description == "data/v1/type.json" { throw Full() }
        }
        await #expect(throws: Full.self) { try await exporter.export() }
    }
}
