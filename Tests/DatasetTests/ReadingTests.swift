import JSON
import PokeModel
import TestPokedex
import TestSupport
import Testing

@testable import DatasetReading

@Suite struct ReadingTests {
    @Test func readsTheSampleAsItWasExported() async throws {
        let pokedex = try await SamplePokedex.make()
        try await expectReadsBack(try await files(of: pokedex), pokedex)
    }

    private func fault(_ name: String, _ text: String?) async throws -> String {
        let files = try await files(of: Pokedex())
        do {
            _ = try DatasetReader { file in
                guard file == name else { return try #require(files[file]) }
                return Array(try #require(text).utf8)
            }.pokedex()
            return ""
        } catch let error as DatasetError {
            return "\(error)"
        }
    }

    @Test func saysWhatIsWrongWithAFile() async throws {
        let advice = " `sha256sum --check SHA256SUMS` tells which files are as they were published."
        for (name, text, sentence) in [
            ("move.json", "{}", "move.json: expected a list, found an object."),
            ("move.json", "[7]", "move.json: expected a resource with an id and a slug at [0], found 7."),
            (
                "move.json", #"[{"id":1,"slug":"../x","name":{}}]"#,
                "move.json: expected a slug of small letters, digits and hyphens at [0], found an object."
            ),
            (
                "move.json", #"[{"id":1,"slug":"a"},{"id":1,"slug":"b"}]"#,
                "move.json: expected an id and a slug of its own, which move/1 (b) has not at [1], found an object."
            ),
            (
                "gender.json", #"[{"id":1,"slug":"a","name":{"EN":"A"},"species":[],"required_for_evolution":[]}]"#,
                "gender.json: expected a language tag such as zh-Hant at [0].name, found an object."
            ),
            (
                "catalog.json", #"{"format":"pokebuild-dataset","version":2}"#,
                "catalog.json: expected the format pokebuild-dataset in version 1, found \"pokebuild-dataset\" in version 2."
            ),
        ] {
            #expect(try await fault(name, text) == sentence + advice)
        }
        #expect(
            try await fault("type.json", "[").hasPrefix("type.json: expected a JSON document, found what is not a JSON")
        )
    }

    @Test func skipsMembersThatItDoesNotKnowInAnyOrder() async throws {
        let files = try await files(of: Pokedex())
        let pokedex = try DatasetReader { name in
            name == "version.json"
                ? Array(#"[{"new":[1],"version_group":null,"slug":"red","name":{"en":"Red"},"id":1}]"#.utf8)
                : try #require(files[name])
        }.pokedex()
        #expect(pokedex.versions[id: 1]?.name[.english] == "Red")
    }

    /// Fields that are not read, as they are worked out of others: a new one that should be is in none of these.
    private static let derived: Set<String> = [
        "ability.defense", "ability.offense", "location-area.encounters.chance", "location-area.encounters.max_level",
        "location-area.encounters.min_level", "move.periods", "pokemon.damage_taken", "pokemon.damage_taken_by_ability",
        "pokemon.encounters", "pokemon.height_m", "pokemon.periods", "pokemon.weight_kg",
        "pokemon-species.catch_chances",
        "type.matchups",
    ]

    @Test func tellsFilePathAndWhatWasExpectedForEachDamagedField() async throws {
        let files = try await files(of: SamplePokedex.make())
        let reader = try KindReader(files)
        var count = 0
        var untold: Set<String> = []
        for kind in Kind.allCases {
            let document = try JSONParser().withDocument(try #require(files[kind.fileName])) { DamagedDocument($0) }
            var known: Set<String> = []
            for leaf in document.leaves where known.insert(leaf.shape).inserted {
                for (bytes, isRemoved) in document.damaged(leaf) {
                    count += 1
                    do {
                        try reader.replacing(kind, with: bytes).read(kind)
                        untold.insert(kind.slug + leaf.shape)
                    } catch let error as DatasetError {
                        #expect(error.file == kind.fileName)
                        let isNear = leaf.path.hasPrefix(error.path) || error.path.hasPrefix(leaf.path)
                        #expect(isNear && (isRemoved || error.path.count > 3), "\(leaf.path): \(error)")
                        #expect(!error.expected.isEmpty)
                    }
                }
            }
        }
        #expect(count > 1000)
        let unexpected = untold.filter { field in !Self.derived.contains { field == $0 || field.hasPrefix($0 + ".") } }
        #expect(unexpected == [])
        let missing = Self.derived.filter { field in !untold.contains { $0 == field || $0.hasPrefix(field + ".") } }
        #expect(missing == [], "these are told: they are read, or not in the sample")
    }
}

extension DamagedDocument {
    /// The document with another sort of value for a leaf, and without it unless lists and maps may do without.
    fileprivate func damaged(_ leaf: Leaf) -> [(bytes: [UInt8], isRemoved: Bool)] {
        let isField = !leaf.path.hasSuffix("]") && (leaf.sort != .string || leaf.shape.count { $0 == "." } == 1)
        return [(replacing(leaf, with: "[[true]]"), false)] + (isField ? [(removing(leaf), true)] : [])
    }
}

extension KindReader {
    /// A reader of the kinds' files.
    fileprivate init(_ files: [String: [UInt8]]) throws {
        var identities = Identities()
        for kind in Kind.allCases {
            try withDocument(try #require(files[kind.fileName]), kind.fileName) { try identities.add($0, of: kind) }
        }
        let byKind = Kind.allCases.map { ($0, files[$0.fileName] ?? []) }
        self.init(files: Dictionary(uniqueKeysWithValues: byKind), identities: identities)
    }

    /// The same, with other bytes as the file of a kind.
    fileprivate func replacing(_ kind: Kind, with bytes: [UInt8]) -> KindReader {
        KindReader(files: files.merging([kind: bytes]) { $1 }, identities: identities)
    }

    /// Reads all that the file of a kind has.
    fileprivate func read(_ kind: Kind) throws {
        func read<Table: ResourceTable>(_ table: Table) throws { let _: PokeModel.Table<Table.Row> = try self.table() }
        try read(Pokedex().table(kind))
        if kind == .locationArea { _ = try encounters() }
    }
}
