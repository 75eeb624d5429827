import Diagnostics
import JSON
import PokeModel
import Testing

@testable import Normalization

/// Answers as the API of other months gave them.
@Suite struct OlderShapeTests {
    @Test func readsThePokemonOf2021() async throws {
        // No cries, no past abilities, no order of moves, no pictures by game; `/` in a name, capitals in a language.
        var answers = Answers()
        answers.add(.language, 12, #""name": "zh-Hans", "official": true"#)
        answers.add(.language, 2, #""name": "roomaji", "official": true"#)
        answers.add(
            .pokemonSpecies,
            1,
            """
            "name": "bulbasaur", \(names([(9, "Bulbasaur"), (12, "妙蛙种子"), (2, "Fushigidane")])),
            "varieties": [{"is_default": true, "pokemon": \(link(.pokemon, 1))}]
            """
        )
        answers.add(
            .pokemon,
            1,
            """
            "name": "bulbasaur", "is_default": true, "species": \(link(.pokemonSpecies, 1)), "moves": [{"move":
            \(link(.move, 33)), "version_group_details": [{"level_learned_at": 1, "move_learn_method":
            \(link(.moveLearnMethod, 1)), "version_group": \(link(.versionGroup, 1))}]}],
            "sprites": {"front_default": null, "versions": {"generation-iii": {"ruby-saphire": {"front_default": null}}}}
            """
        )
        answers.add(.versionGroup, 1, #""name": "red-blue", "generation": \#(link(.generation, 1))"#)
        answers.add(.moveLearnMethod, 1, #""name": "level-up""#)
        answers.add(
            .move,
            33,
            #""name": "tackle", "damage_class": null, "learned_by_pokemon": [\#(link(.pokemon, 1))]"#
        )
        answers.add(.item, 1, #""name": "naranja-academy/uva-academy", "cost": 200"#)
        let result = try await Normalizer.normalize(answers, jobs: 1)
        #expect(result.diagnostics == [])
        let pokedex = result.pokedex
        #expect(pokedex.pokemon[id: 1]?.learnsets.first?.methods.first?.moves.first?.level == 1)
        #expect(pokedex.items[id: 1]?.slug == "naranja-academy-uva-academy")
        #expect(pokedex.items[id: 1]?.prices.first?.purchasePrice == 200)
        let tags = pokedex.species[id: 1]?.name.entries.map(\.language.description)
        #expect(tags == ["en", "ja-Latn", "zh-Hans"])
    }

    @Test func fillsInTheChanceThatOlderTextsLeaveOpen() async throws {
        var answers = Answers()
        let text = "Has a $effect_chance% chance to burn."
        answers.add(
            .move,
            53,
            """
            "name": "flamethrower", "effect_chance": 10, "effect_entries": [{"effect": "\(text)", "short_effect": "\(text)",
            "language": \(link(.language, 9))}]
            """
        )
        let move = try await Normalizer.normalize(answers, jobs: 1).pokedex.moves[id: 53]
        #expect(move?.effect[.english] == "Has a 10% chance to burn.")
        #expect(move?.shortEffect[.english] == "Has a 10% chance to burn.")
    }

    @Test(arguments: Kind.allCases) func doesWithoutAnyKind(missing: Kind) async throws {
        // Every kind refers to others; none of them may need one to be there.
        var answers = Answers()
        for kind in Kind.allCases where kind != missing { answers.addStub(Reference(kind, 1)) }
        answers.removeAll(of: missing)
        let result = try await Normalizer.normalize(answers, jobs: 1)
        #expect(result.diagnostics.filter { $0.severity == .error } == [])
        #expect(result.pokedex.table(missing).rows.isEmpty)
        let isComplete = Kind.allCases.allSatisfy { $0 == missing || !result.pokedex.table($0).rows.isEmpty }
        #expect(isComplete)
    }

    @Test func tellsFieldsAndValuesThatAreNew() async throws {
        var answers = Answers()
        answers.add(.evolutionTrigger, 17, #""name": "dance""#)
        answers.add(.currency, 1, #""name": "a", "symbol": "$""#)
        answers.add(.currency, 2, #""name": "b", "symbol": "$""#)
        let result = try await Normalizer.normalize(answers, jobs: 2)
        #expect(
            result.diagnostics == [
                Diagnostic(
                    .warning,
                    rule: "unknown-field",
                    place: "currency symbol",
                    summary: "the API sends a field that this version does not read (2 times, as in currency/1)"
                ),
                Diagnostic(
                    .warning,
                    rule: "unknown-value",
                    place: "evolution-trigger name",
                    summary:
                        "the API sends \"dance\", which this version does not know (1 times, as in evolution-trigger/17)"
                ),
            ]
        )
    }
}
