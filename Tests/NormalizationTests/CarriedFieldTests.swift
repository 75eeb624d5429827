import Foundation
import JSON
import PokeModel
import TestSupport
import Testing

@testable import Normalization

/// Shows of every path that the API has something at, that the model has it too: another value there makes another model.
@Suite(.enabled(if: Snapshot.folder != nil)) struct CarriedFieldTests {
    /// What does not get into the model, and why nothing is lost.
    private static let left: [Kind: [String: String]] = [
        .item: ["machines.version_group.url": "the machine has it"],
        .locationArea: [
            "pokemon_encounters.version_details.max_chance": "the sum of the chances, as a test below shows"
        ],
        .move: [
            "learned_by_pokemon.url": "made from the pokemon's own lists, which say how as well",
            "machines.version_group.url": "the machine has it",
        ],
        .pokemon: [
            "location_area_encounters": "an address that follows from the id",
            "moves.version_group_details.order": "decides the order of moves",
        ],
        .pokemonForm: ["types.slot": "decides the order of types"],
        .pokemonSpecies: ["varieties.is_default": "decides which variety comes first"],
    ]

    /// The pokemon, areas and the like to look for examples in: enough that every path is met.
    private func sample(of kind: Kind) throws -> [Int32] {
        let ids = try Snapshot.ids(of: kind)
        switch kind {
        case .pokemon: return ids.filter { $0 % 30 == 5 || [29, 132, 10034, 10100].contains($0) }
        case .locationArea, .pokemonSpecies, .move, .item: return ids.filter { $0 % 10 == 5 || $0 <= 25 }
        default: return ids
        }
    }

    /// The smallest document that has something at each path, and where in it.
    private func examples(of kind: Kind) throws -> [(id: Int32, document: DamagedDocument, leaf: DamagedDocument.Leaf)]
    {
        var examples: [String: (id: Int32, document: DamagedDocument, leaf: DamagedDocument.Leaf)] = [:]
        for id in try sample(of: kind) {
            let bytes = try Snapshot.body(of: kind, id)
            if bytes.count > 100_000, !examples.isEmpty { continue }
            let document = try JSONParser().withDocument(bytes, DamagedDocument.init)
            for leaf in document.leaves where ![.null, .array, .object].contains(leaf.sort) && !leaf.isNameOfReference {
                if let other = examples[leaf.shape]?.document.bytes.count, other <= document.bytes.count { continue }
                examples[leaf.shape] = (id, document, leaf)
            }
        }
        return examples.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The resource with a stub for everything that it refers to, and one more of each of those kinds.
    private func answers(_ kind: Kind, _ id: Int32, _ body: [UInt8]) throws -> Answers {
        var answers = Answers()
        // Evolution chains tell genders by their ids alone.
        let genders = [1, 2, 3].map { Reference(.gender, $0) }
        for reference in try references(in: body) + genders + [Reference(.language, Self.stranger)] {
            answers.addStub(reference)
            answers.addStub(Reference(reference.kind, Self.stranger))
        }
        answers[kind, id] = body
        return answers
    }

    private static let stranger: Int32 = 30000

    private func references(in body: [UInt8]) throws -> [Reference] {
        var references: [Reference] = []
        func find(_ value: JSONValue) {
            value.elements?.forEach(find)
            for member in value.members.map(Array.init) ?? [] {
                guard member.isNamed("url") else {
                    find(member.value)
                    continue
                }
                let parts = (member.value.string ?? "").split(separator: "/")
                if parts.count == 4, let kind = Kind(slug: String(parts[2])), let id = Int32(parts[3]) {
                    references.append(Reference(kind, id))
                }
            }
        }
        try JSONParser().withDocument(body, find)
        return references
    }

    /// Another value of the same sort; nil for what is better not changed.
    private func other(_ leaf: DamagedDocument.Leaf, in document: DamagedDocument) -> String? {
        let json = String(decoding: document.bytes[leaf.value], as: UTF8.self)
        switch leaf.sort {
        case .boolean: return json == "true" ? "false" : "true"
        case .integer, .number: return leaf.path == "id" ? nil : "\((Int(json) ?? 0) + 1)"
        case .string where leaf.shape.hasSuffix("url"):
            return "\"" + json.dropFirst().split(separator: "/").dropLast(2).map { "/\($0)" }.joined()
                + "/\(Self.stranger)/\""
        case .string: return json.dropLast() + "x\""
        case .null, .array, .object: return nil
        }
    }

    @Test(arguments: Kind.allCases)
    func carriesEveryFieldIntoTheModel(of kind: Kind) async throws {
        var models: [Int32: Pokedex] = [:]
        let examples = try examples(of: kind)
        #expect(examples.count > 1)
        for (id, document, leaf) in examples {
            guard let json = other(leaf, in: document) else { continue }
            let answers = try answers(kind, id, document.bytes)
            let model: Pokedex
            if let known = models[id] {
                model = known
            } else {
                model = try await Normalizer.normalize(answers, jobs: 1).pokedex
                models[id] = model
            }
            var changed = answers
            changed[kind, id] = document.replacing(leaf, with: json)
            let isCarried = !model.hasSameResources(as: try await Normalizer.normalize(changed, jobs: 1).pokedex)
            let isLeft = Self.left[kind]?[leaf.shape] != nil
            #expect(isCarried || isLeft, "\(kind.slug)/\(id) \(leaf.path)")
        }
        let shapes = Set(examples.map(\.leaf.shape))
        #expect(Self.left[kind]?.keys.allSatisfy(shapes.contains) != false)
    }

    @Test func leavesOutOnlyChancesThatAreSums() throws {
        for id in try sample(of: .locationArea) {
            try JSONParser().withDocument(try Snapshot.body(of: .locationArea, id)) { area in
                for encounter in area["pokemon_encounters"]?.elements.map(Array.init) ?? [] {
                    for version in encounter["version_details"]?.elements.map(Array.init) ?? [] {
                        let details = version["encounter_details"]?.elements.map(Array.init) ?? []
                        let chances = details.map { $0["chance"]?.integer ?? 0 }
                        #expect(version["max_chance"]?.integer == chances.reduce(0, +), "location-area/\(id)")
                    }
                }
            }
        }
    }
}
