import PokeModel
import Testing

@testable import Normalization

@Suite struct DisplayNameTests {
    private func pokedex(_ fill: (inout Answers) -> Void) async throws -> Pokedex {
        var answers = Answers()
        fill(&answers)
        return try await Normalizer.normalize(answers, jobs: 1).pokedex
    }

    private func text(_ name: LocalizedText) -> [String: String] {
        Dictionary(uniqueKeysWithValues: name.entries.map { ($0.language.description, $0.text) })
    }

    @Test func callsAPlainPokemonByItsSpecies() async throws {
        let pokedex = try await pokedex { answers in
            answers.add(.pokemonSpecies, 25, #""name": "pikachu", \#(names([(9, "Pikachu"), (11, "ピカチュウ")]))"#)
            answers.add(
                .pokemon,
                25,
                #""name": "pikachu", "is_default": true, "species": \#(link(.pokemonSpecies, 25))"#
            )
            answers.add(.pokemonForm, 25, #""name": "pikachu", "form_name": "", "pokemon": \#(link(.pokemon, 25))"#)
        }
        #expect(text(pokedex.name(of: Reference(.pokemon, 25))) == ["en": "Pikachu", "ja": "ピカチュウ"])
        #expect(text(pokedex.name(of: Reference(.pokemonForm, 25))) == ["en": "Pikachu", "ja": "ピカチュウ"])
    }

    @Test func namesFormsInEveryLanguageThatHasAWordForThem() async throws {
        let pokedex = try await pokedex { answers in
            let species = [(9, "Raichu"), (11, "ライチュウ"), (7, "Raichu"), (5, "Raichu")] as [(Int32, String)]
            answers.add(.pokemonSpecies, 26, #""name": "raichu", \#(names(species))"#)
            answers.add(.pokemon, 10100, #""name": "raichu-alola", "species": \#(link(.pokemonSpecies, 26))"#)
            let words = [(7, "Forma de Alola"), (11, "アローラのすがた"), (9, "Alolan Form")] as [(Int32, String)]
            answers.add(
                .pokemonForm,
                10161,
                """
                "name": "raichu-alola", "form_name": "alola", "is_default": true, "pokemon": \(link(.pokemon, 10100)),
                \(names([(9, "Alolan Raichu")])), \(names(words, as: "form_names"))
                """
            )
        }
        let expected = ["en": "Alolan Raichu", "es": "Raichu (Forma de Alola)", "ja": "ライチュウ（アローラのすがた）"]
        #expect(text(pokedex.name(of: Reference(.pokemon, 10100))) == expected)
        #expect(text(pokedex.name(of: Reference(.pokemonForm, 10161))) == expected)
        #expect(
            pokedex.name(of: Reference(.pokemon, 10100)).text(for: LanguageTag(unchecked: "fr"))?.text
                == "Alolan Raichu"
        )
    }

    @Test func doesNotRepeatTheSpeciesInAFormsName() async throws {
        let pokedex = try await pokedex { answers in
            answers.add(.pokemonSpecies, 3, #""name": "venusaur", \#(names([(9, "Venusaur"), (7, "Venusaur")]))"#)
            answers.add(.pokemon, 10033, #""name": "venusaur-mega", "species": \#(link(.pokemonSpecies, 3))"#)
            let words = [(9, "Mega Venusaur"), (7, "Mega-Venusaur")] as [(Int32, String)]
            answers.add(
                .pokemonForm,
                10080,
                """
                "name": "venusaur-mega", "form_name": "mega", "pokemon": \(link(.pokemon, 10033)),
                \(names(words, as: "form_names"))
                """
            )
        }
        #expect(text(pokedex.name(of: Reference(.pokemon, 10033))) == ["en": "Mega Venusaur", "es": "Mega-Venusaur"])
    }

    @Test func makesAnEnglishNameOfAFormWithoutAny() async throws {
        let pokedex = try await pokedex { answers in
            answers.add(.pokemonSpecies, 1, #""name": "aaa", \#(names([(9, "Aaa"), (5, "Aah")]))"#)
            answers.add(.pokemon, 10001, #""name": "aaa-big-one", "species": \#(link(.pokemonSpecies, 1))"#)
            answers.add(
                .pokemonForm,
                7,
                #""name": "aaa-big-one", "form_name": "big-one", "pokemon": \#(link(.pokemon, 10001))"#
            )
        }
        #expect(text(pokedex.name(of: Reference(.pokemon, 10001))) == ["en": "Aaa (Big One)"])
    }

    @Test func joinsTheNamesOfVersionsMachinesAndAreas() async throws {
        let pokedex = try await pokedex { answers in
            answers.add(
                .versionGroup,
                1,
                #""name": "red-blue", "generation": \#(link(.generation, 1)), "versions": [\#(link(.version, 2)), \#(link(.version, 1))]"#
            )
            answers.add(
                .version,
                1,
                #""name": "red", "version_group": \#(link(.versionGroup, 1)), \#(names([(9, "Red"), (5, "Rouge")]))"#
            )
            answers.add(
                .version,
                2,
                #""name": "blue", "version_group": \#(link(.versionGroup, 1)), \#(names([(9, "Blue"), (5, "Bleu"), (6, "Blau")]))"#
            )
            answers.add(.item, 305, #""name": "tm01", \#(names([(9, "TM01"), (5, "CT01")]))"#)
            answers.add(.move, 5, #""name": "mega-punch", \#(names([(9, "Mega Punch"), (7, "Megapuño")]))"#)
            answers.add(
                .machine,
                1,
                #""item": \#(link(.item, 305)), "move": \#(link(.move, 5)), "version_group": \#(link(.versionGroup, 1))"#
            )
            answers.add(.berry, 1, #""name": "cheri", "item": \#(link(.item, 305))"#)
            answers.add(.location, 1, #""name": "mt-coronet", \#(names([(9, "Mt. Coronet"), (5, "Mont Couronné")]))"#)
            answers.add(.locationArea, 1, #""name": "mt-coronet-area", "location": \#(link(.location, 1))"#)
            answers.add(.locationArea, 2, #""name": "mt-coronet-b1f", "location": \#(link(.location, 1))"#)
        }
        #expect(text(pokedex.name(of: Reference(.versionGroup, 1))) == ["en": "Red / Blue", "fr": "Rouge / Bleu"])
        #expect(text(pokedex.name(of: Reference(.machine, 1))) == ["en": "TM01 Mega Punch"])
        #expect(pokedex.slug(of: Reference(.machine, 1)) == "tm01-red-blue")
        #expect(text(pokedex.name(of: Reference(.berry, 1))) == ["en": "TM01", "fr": "CT01"])
        #expect(text(pokedex.name(of: Reference(.locationArea, 1))) == ["en": "Mt. Coronet", "fr": "Mont Couronné"])
        #expect(text(pokedex.name(of: Reference(.locationArea, 2))) == ["en": "Mt. Coronet (B1f)"])
    }

    @Test func fallsBackToTheSlugInEnglish() async throws {
        let pokedex = try await pokedex { answers in
            answers.add(.item, 2233, #""name": "new-mega-stone", "names": []"#)
            answers.add(.location, 1121, #""name": "kalos-berry-fields", \#(names([(6, "Beerenfelder")]))"#)
            answers.add(.gender, 1, #""name": "female""#)
        }
        #expect(text(pokedex.name(of: Reference(.item, 2233))) == ["en": "New Mega Stone"])
        #expect(
            pokedex.name(of: Reference(.location, 1121)).text(for: LanguageTag(unchecked: "fr"))?.text
                == "Kalos Berry Fields"
        )
        #expect(pokedex.name(of: Reference(.gender, 1))[LanguageTag(unchecked: "es")] == "Hembra")
    }

    @Test func takesTheShorterOfTwoNamesWhateverTheirOrder() async throws {
        for texts in [["Cave (unknown area 343)", "Cave (1F)"], ["Cave (1F)", "Cave (unknown area 343)"]] {
            let pokedex = try await pokedex { answers in
                answers.add(.location, 1, #""name": "cave", \#(names(texts.map { (9 as Int32, $0) }))"#)
            }
            #expect(text(pokedex.name(of: Reference(.location, 1))) == ["en": "Cave (1F)"])
        }
    }

    @Test func takesTheNameOfAnAreaThatItsSlugAndLocationSpeakFor() async throws {
        // The two cases of the API, whose lists are in any order.
        let cave = [(9, "Terminus Cave (unknown area 343)"), (9, "Terminus Cave (1F)")] as [(Int32, String)]
        let roaming =
            [
                (9, "Rumination Field"), (6, "Wandert durch Unova"), (5, "Clairière Réflexion"),
                (6, "Feld der Besinnung"), (9, "Roaming Unova"), (5, "Erre dans Unys"),
            ] as [(Int32, String)]
        for isReversed in [false, true] {
            let pokedex = try await pokedex { answers in
                func list(_ entries: [(Int32, String)]) -> String { names(isReversed ? entries.reversed() : entries) }
                answers.add(.location, 1, #""name": "terminus-cave", \#(names([(9, "Terminus Cave")]))"#)
                answers.add(.location, 2, #""name": "roaming-unova", \#(names([(5, "Unys (Sillonnant)")]))"#)
                answers.add(
                    .locationArea,
                    1,
                    #""name": "terminus-cave-1f", "location": \#(link(.location, 1)), \#(list(cave))"#
                )
                answers.add(
                    .locationArea,
                    2,
                    #""name": "roaming-unova-area", "location": \#(link(.location, 2)), \#(list(roaming))"#
                )
            }
            #expect(text(pokedex.name(of: Reference(.locationArea, 1))) == ["en": "Terminus Cave (1F)"])
            let expected = ["en": "Roaming Unova", "de": "Wandert durch Unova", "fr": "Erre dans Unys"]
            #expect(text(pokedex.name(of: Reference(.locationArea, 2))) == expected)
        }
    }
}
