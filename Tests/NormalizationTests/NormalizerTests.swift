import Diagnostics
import PokeModel
import Testing

@testable import Normalization

@Suite struct NormalizerTests {
    @Test func leavesOutAResourceThatCannotBeRead() async throws {
        var answers = Answers()
        answers.add(.move, 1, #""name": "pound", "power": "forty""#)
        answers.add(.move, 2, #""name": "karate-chop""#)
        answers[.move, 3] = Array("<html>".utf8)
        answers.add(.moveAilment, -1, #""name": "unknown", "moves": [\#(link(.move, 1)), \#(link(.move, 2))]"#)
        let result = try await Normalizer.normalize(answers, jobs: 2)
        #expect(result.pokedex.moves.map(\.id) == [2])
        #expect(result.pokedex.moveAilments[id: -1]?.moves == [Reference(.move, 2)])
        let errors = result.diagnostics.filter { $0.severity == .error }
        #expect(errors.map(\.place) == ["move/1 power", "move/3"])
        let dangling = try #require(result.diagnostics.first { $0.rule == "dangling-reference" })
        #expect(dangling.severity == .warning)
        #expect(dangling.place == "move-ailment/-1")
        #expect(dangling.summary.contains("move/1"))
    }

    @Test func saysNothingOfKindsThatAreNotThere() async throws {
        var answers = Answers()
        answers.add(.move, 1, #""name": "pound", "type": \#(link(.type, 1)), "target": \#(link(.moveTarget, 10))"#)
        let result = try await Normalizer.normalize(answers, jobs: 1)
        #expect(result.pokedex.moves[id: 1]?.type == nil)
        #expect(result.diagnostics == [])
    }

    @Test func failsWithTheSource() async throws {
        struct Broken: BodySource {
            struct Failure: Error {}
            func forEachBody(of kind: Kind, _ body: (Int32, UnsafeRawBufferPointer) throws -> Void) throws {
                if kind == .version { throw Failure() }
            }
        }
        await #expect(throws: Broken.Failure.self) { try await Normalizer.normalize(Broken(), jobs: 4) }
    }

    @Test func takesZeroForNoPowerAndNoMiss() async throws {
        var answers = Answers()
        answers.add(
            .move,
            1,
            #""name": "a", "power": 0, "accuracy": 0, "pp": null, "past_values": [{"version_group": \#(link(.versionGroup, 1))}]"#
        )
        answers.add(.move, 2, #""name": "b", "power": 1, "accuracy": 100, "pp": 5"#)
        answers.add(.versionGroup, 1, #""name": "g", "generation": \#(link(.generation, 1))"#)
        let moves = try await Normalizer.normalize(answers, jobs: 1).pokedex.moves
        #expect(moves.map(\.power) == [nil, 1])
        #expect(moves.map(\.accuracy) == [nil, 100])
        #expect(moves[id: 1]?.pastValues == [])
    }

    @Test func takesNoPictureFromElsewhere() async throws {
        var answers = Answers()
        answers.add(.item, 1, #""name": "a", "sprites": {"default": "https://evil.example/a.png"}"#)
        answers.add(
            .item,
            2,
            #""name": "b", "sprites": {"default": "https://raw.githubusercontent.com/PokeAPI/sprites/b.png"}"#
        )
        let result = try await Normalizer.normalize(answers, jobs: 1)
        #expect(result.pokedex.items.map(\.sprite) == [nil, "https://raw.githubusercontent.com/PokeAPI/sprites/b.png"])
        #expect(result.diagnostics.map(\.rule) == ["untrusted-address"])
    }

    @Test func readsPricesOfOlderData() async throws {
        var answers = Answers()
        answers.add(.item, 1, #""name": "a", "cost": 200"#)
        answers.add(.item, 2, #""name": "b", "cost": 0"#)
        let items = try await Normalizer.normalize(answers, jobs: 1).pokedex.items
        #expect(items.map { $0.prices.map(\.purchasePrice) } == [[200], []])
    }

    @Test func joinsEqualTextsOfGamesAndKeepsTheirRawOnes() async throws {
        var answers = Answers()
        for id in [1, 2, 3] as [Int32] {
            answers.add(.version, id, #""name": "v\#(id)", "version_group": \#(link(.versionGroup, 4 - id))"#)
            answers.add(
                .versionGroup,
                id,
                #""name": "g\#(id)", "order": \#(id), "generation": \#(link(.generation, 1))"#
            )
        }
        func entry(_ text: String, _ version: Int32, _ language: Int32 = 9) -> String {
            #"{"flavor_text": "\#(text)", "version": \#(link(.version, version)), "language": \#(link(.language, language))}"#
        }
        let entries = [
            entry(#"A\nB"#, 1), entry(#"A\fB"#, 2), entry("A B", 3), entry(#"-\n-\n-"#, 1, 5), entry("Later", 1, 5),
            entry("Older", 2, 5),
        ]
        answers.add(.pokemonSpecies, 1, #""name": "s", "flavor_text_entries": [\#(entries.joined(separator: ", "))]"#)
        let species = try #require(try await Normalizer.normalize(answers, jobs: 1).pokedex.species[id: 1])
        #expect(
            species.flavorTexts == [
                SpeciesFlavorText(
                    language: .english,
                    text: "A B",
                    raw: ["A\nB", "A\u{0C}B"],
                    versions: [3, 2, 1].map { Reference(.version, $0) }
                ),
                SpeciesFlavorText(
                    language: LanguageTag(unchecked: "fr"),
                    text: "Older",
                    raw: [],
                    versions: [Reference(.version, 2)]
                ),
                SpeciesFlavorText(
                    language: LanguageTag(unchecked: "fr"),
                    text: "Later",
                    raw: [],
                    versions: [Reference(.version, 1)]
                ),
            ]
        )
    }

    @Test func readsLanguageNamesInAnyCase() async throws {
        var answers = Answers()
        answers.add(.language, 4, #""name": "zh-Hant""#)
        answers.add(.language, 13, #""name": "../x""#)
        answers.add(.move, 1, #""name": "pound", \#(names([(4, "拍擊"), (13, "no"), (9, "Pound")]))"#)
        let result = try await Normalizer.normalize(answers, jobs: 1)
        #expect(result.pokedex.moves[id: 1]?.name.entries.map(\.language.description) == ["en", "zh-Hant"])
        let unknown = result.diagnostics.filter { $0.rule == "unknown-language" }
        #expect(unknown.map(\.place) == ["language/13 name"])
    }
}
