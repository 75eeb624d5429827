import BuildSupport
import Foundation
import PokeModel
import Testing

@testable import Dataset

@Suite struct CSVTests {
    private func row(_ cells: String...) -> String {
        var csv = CSVWriter()
        for cell in cells { csv.text(cell) }
        csv.endRow()
        return String(decoding: csv.bytes, as: UTF8.self)
    }

    @Test func quotesWhatRFC4180Quotes() {
        #expect(row("a", "", "c d") == "a,,c d\r\n")
        #expect(row("a,b", "say \"hi\"", "two\nlines") == "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\r\n")
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@SUM(A1)", "\tx"]) func keepsTextsFromBeingFormulas(text: String) {
        #expect(row(text) == "'\(text)\r\n")
        #expect(row("a\(text)") == "a\(text)\r\n")
    }

    @Test func leavesNegativeNumbersAlone() async throws {
        var pokedex = Pokedex()
        var move = Move(id: -1, slug: "late", name: LocalizedText([Localized("=late, \"very\"", .english)]))
        move.priority = -7
        pokedex.moves = Table([move])
        let table = try await table("move.csv", of: pokedex)
        #expect(table[1].prefix(3) == ["-1", "late", "\"'=late, \"\"very\"\"\""])
        let priority = try #require(table[0].firstIndex(of: "priority"))
        #expect(table[1].contains("-7") && priority > 3)
    }

    /// Rows of cells as they stand between commas, for tables whose texts have none.
    private func table(_ name: String, of pokedex: Pokedex) async throws -> [[String]] {
        let file = try #require(try await files(of: pokedex)[name])
        let lines = String(decoding: file, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.last == "")
        return lines.dropLast().map { line in
            line.replacing("=late, ", with: "=late; ").split(separator: ",", omittingEmptySubsequences: false)
                .map { String($0).replacing("=late; ", with: "=late, ") }
        }
    }

    @Test func spreadsWhatAPokemonHasOneOfEach() async throws {
        var pokedex = Pokedex()
        func named<Row: Resource>(_ id: Int32, _ slug: String) -> Row {
            Row(id: id, slug: slug, name: LocalizedText([Localized(slug, .english)]))
        }
        pokedex.stats = Table([named(1, "hp"), named(4, "special-attack"), named(9, "special")])
        pokedex.abilities = Table([named(9, "static"), named(31, "lightning-rod")])
        pokedex.types = Table([named(13, "electric")])
        var pokemon: Pokemon = named(25, "pikachu")
        pokemon.types = [Reference(.type, 13)]
        pokemon.stats = [
            StatValue(stat: Reference(.stat, 1), base: 35, effort: 0),
            StatValue(stat: Reference(.stat, 4), base: 50, effort: 2),
        ]
        pokemon.abilities = [
            AbilitySlot(ability: Reference(.ability, 9), slot: 1, isHidden: false),
            AbilitySlot(ability: Reference(.ability, 31), slot: 3, isHidden: true),
        ]
        pokedex.pokemon = Table([pokemon])
        let table = try await table("pokemon.csv", of: pokedex)
        let cells = Dictionary(uniqueKeysWithValues: zip(table[0], table[1]))
        #expect(table.allSatisfy { $0.count == table[0].count })
        #expect(cells["type_1"] == "electric" && cells["type_2"] == "")
        #expect(cells["hp"] == "35" && cells["special_attack"] == "50" && cells["special_attack_effort"] == "2")
        #expect(cells["special"] == nil)
        #expect(
            cells["ability_1"] == "static" && cells["ability_2"] == "" && cells["hidden_ability"] == "lightning-rod"
        )
        #expect(cells["stats"] == nil && cells["sprites"] == nil)
    }

    @Test func repeatsARowForEachGameAndMove() async throws {
        var pokedex = Pokedex()
        func named<Row: Resource>(_ id: Int32, _ slug: String) -> Row {
            Row(id: id, slug: slug, name: LocalizedText([Localized(slug, .english)]))
        }
        pokedex.moves = Table([named(1, "pound"), named(2, "cut")])
        pokedex.versionGroups = Table([named(1, "red-blue"), named(2, "yellow")])
        pokedex.learnMethods = Table([named(1, "level-up")])
        pokedex.versions = Table([named(1, "red"), named(2, "blue")])
        pokedex.encounterMethods = Table([named(1, "walk")])
        pokedex.encounterConditionValues = Table([named(1, "day"), named(2, "radar")])
        pokedex.locationAreas = Table([named(7, "route-1")])
        var pokemon: Pokemon = named(1, "bulbasaur")
        let (pound, cut) = (Reference(.move, 1), Reference(.move, 2))
        pokemon.learnsets = [
            Learnset(
                versionGroups: [Reference(.versionGroup, 1), Reference(.versionGroup, 2)],
                methods: [
                    LearnedMoves(
                        method: Reference(.moveLearnMethod, 1),
                        moves: [LearnedMove(level: 1, move: pound), LearnedMove(level: 5, move: cut)]
                    )
                ]
            )
        ]
        pokedex.pokemon = Table([pokemon])
        pokedex.encounters = Encounters([
            Encounter(
                pokemon: pokemon.reference,
                area: Reference(.locationArea, 7),
                versions: [Reference(.version, 1), Reference(.version, 2)],
                method: Reference(.encounterMethod, 1),
                conditions: [Reference(.encounterConditionValue, 1), Reference(.encounterConditionValue, 2)],
                slots: [EncounterSlot(minLevel: 2, maxLevel: 3, chance: 20)]
            )
        ])
        let learnset = try await table("learnset.csv", of: pokedex)
        #expect(learnset[0] == ["pokemon", "method", "version_group", "level", "move"])
        #expect(
            learnset.dropFirst() == [
                ["bulbasaur", "level-up", "red-blue", "1", "pound"], ["bulbasaur", "level-up", "red-blue", "5", "cut"],
                ["bulbasaur", "level-up", "yellow", "1", "pound"], ["bulbasaur", "level-up", "yellow", "5", "cut"],
            ]
        )
        let encounter = try await table("encounter.csv", of: pokedex)
        let expected = [
            "pokemon", "location_area", "version", "method", "conditions", "min_level", "max_level", "chance",
        ]
        #expect(encounter[0] == expected)
        #expect(encounter[2] == ["bulbasaur", "route-1", "blue", "walk", "day radar", "2", "3", "20"])
        #expect(encounter.count == 3)
    }
}
