import Diagnostics
import JSON
import PokeModel
import Testing

@testable import Normalization

/// The whole snapshot in a release build; in a debug build a twentieth of its large kinds, besides the tricky ones.
@Suite(.enabled(if: Snapshot.folder != nil, "POKEBUILD_SNAPSHOT names no folder with api/v2"), .serialized)
struct SnapshotTests {
    /// Reads the answers; `isWhole` is false where some are left out because a debug build is slow.
    private func answers() throws -> (answers: Answers, ids: [Kind: [Int32]]) {
        var answers = Answers()
        var ids: [Kind: [Int32]] = [:]
        for kind in Kind.allCases {
            let listed = try Snapshot.ids(of: kind)
            #if DEBUG
                let isLarge = [.pokemon, .locationArea, .pokemonSpecies, .move, .item].contains(kind)
                let read = isLarge ? listed.filter { $0 % 20 == 5 || tricky[kind]?.contains($0) == true } : listed
            #else
                let read = listed
            #endif
            ids[kind] = read
            for id in read {
                answers[kind, id] = try Snapshot.body(of: kind, id).withUnsafeBytes { try minifiedJSON($0) }
            }
        }
        return (answers, ids)
    }

    @Test func normalizesEveryResourceWhateverTheOrderOfItsLists() async throws {
        let (answers, ids) = try answers()
        let result = try await Normalizer.normalize(answers, jobs: 2)
        for kind in Kind.allCases {
            let normalized = result.pokedex.table(kind).rows.map(\.id)
            #expect(normalized == ids[kind], "\(kind.slug)")
        }
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        #if !DEBUG
            #expect(result.diagnostics == [])
        #endif
        let shuffled = try await Normalizer.normalize(try answers.shuffled(seed: 25), jobs: 1)
        let isSame = result.pokedex.hasSameResources(as: shuffled.pokedex)
        #expect(isSame)
        #expect(result.diagnostics == shuffled.diagnostics)
    }

    /// What ``knowsTheTrickyOnes()`` looks at.
    private let tricky: [Kind: [Int32]] = [
        .pokemon: [1, 6, 25, 201, 351, 386, 790, 10034, 10195],
        .pokemonSpecies: [1, 6, 25, 133, 134, 135, 136, 196, 197, 201, 351, 386, 470, 471, 700, 790],
        .item: [723, 2279],
    ]

    @Test func knowsTheTrickyOnes() async throws {
        let pokedex = try await Normalizer.normalize(try answers().answers, jobs: 2).pokedex
        func name(_ kind: Kind, _ id: Int32, _ language: String) -> String? {
            pokedex.name(of: Reference(kind, id)).text(for: LanguageTag(unchecked: language))?.text
        }
        #expect(name(.pokemon, 386, "en") == "Normal Deoxys")
        #expect(name(.pokemonSpecies, 386, "en") == "Deoxys")
        #expect(name(.pokemon, 351, "en") == "Castform")
        #expect(name(.pokemon, 10034, "es") == "Mega-Charizard X")
        #expect(name(.pokemonForm, 10001, "ja") == "アンノーン（Ｂ）")
        #expect(name(.versionGroup, 1, "fr") == "Rouge / Bleu")
        #expect(pokedex.slug(of: Reference(.item, 723)) == "roseli-berry")
        #expect(pokedex.slug(of: Reference(.item, 2279)) == "roseli-berry-2279")
        #expect(pokedex.species[id: 133]?.evolvesInto.count == 8)
        #expect(pokedex.pokemon[id: 1]?.kilograms == 6.9)
        #expect(pokedex.pokemon[id: 790]?.kilograms == 999.9)
        #expect(pokedex.pokemon[id: 10195]?.kilograms == nil)
        #expect(pokedex.pokemon[id: 25]?.mainLearnset?.methods.first?.moves.first?.level != nil)
        #expect(pokedex.species.allSatisfy { $0.nationalNumber == $0.id })
        let texts = pokedex.species.flatMap(\.flavorTexts).map(\.text)
        #expect(!texts.contains { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0xAD } })
        let charizard = try #require(pokedex.pokemon[id: 6])
        let rock = Reference(.type, 6)
        #expect(pokedex.effectiveness(of: rock, on: charizard.types).quarters == 16)
    }
}
