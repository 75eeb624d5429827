import PokeModel
import Testing

@testable import Normalization

@Suite struct EncounterTests {
    private func detail(_ levels: ClosedRange<Int>, _ chance: Int, conditions: [Int32] = []) -> String {
        """
        {"min_level": \(levels.lowerBound), "max_level": \(levels.upperBound), "chance": \(chance),
        "method": \(link(.encounterMethod, 1)), "pokemon_details": null,
        "condition_values": [\(conditions.map { link(.encounterConditionValue, $0) }.joined(separator: ", "))]}
        """
    }

    private func encounters(_ versions: [Int32: [String]]) async throws -> Encounters {
        var answers = Answers()
        for id in [1, 2] as [Int32] {
            answers.add(.version, id, #""name": "v\#(id)", "version_group": \#(link(.versionGroup, id))"#)
            answers.add(
                .versionGroup,
                id,
                #""name": "g\#(id)", "order": \#(3 - id), "generation": \#(link(.generation, 1))"#
            )
            answers.add(
                .encounterConditionValue,
                id,
                #""name": "c\#(id)", "condition": \#(link(.encounterCondition, 1))"#
            )
        }
        answers.add(.encounterMethod, 1, #""name": "walk""#)
        answers.add(.pokemon, 25, #""name": "p", "species": \#(link(.pokemonSpecies, 25))"#)
        answers.add(.location, 1, #""name": "l""#)
        let games = versions.sorted { $0.key < $1.key }.map { version, details in
            #"{"version": \#(link(.version, version)), "encounter_details": [\#(details.joined(separator: ", "))]}"#
        }
        answers.add(
            .locationArea,
            9,
            """
            "name": "l-area", "location": \(link(.location, 1)), "pokemon_encounters":
            [{"pokemon": \(link(.pokemon, 25)), "version_details": [\(games.joined(separator: ", "))]}]
            """
        )
        return try await Normalizer.normalize(answers, jobs: 1).pokedex.encounters
    }

    @Test func joinsSlotsOfOneMethodAndGamesThatAgree() async throws {
        let slots = [detail(3...5, 10), detail(2...2, 20), detail(3...5, 10)]
        let encounters = try await encounters([1: slots, 2: slots.reversed()])
        let encounter = try #require(encounters.of(pokemon: 25).first)
        #expect(encounters.rows.count == 1)
        #expect(encounter.versions.map(\.id) == [2, 1])
        #expect((encounter.minLevel, encounter.maxLevel, encounter.chance) == (2, 5, 40))
        #expect(encounters.inArea(9) == [encounter])
    }

    @Test func keepsGamesAndConditionsApartThatDiffer() async throws {
        let encounters = try await encounters([
            1: [detail(2...2, 20), detail(2...2, 5, conditions: [2, 1])], 2: [detail(2...3, 20)],
        ])
        #expect(encounters.rows.map { $0.conditions.map(\.id) } == [[], [], [1, 2]])
        #expect(encounters.rows.map { $0.versions.map(\.id) } == [[2], [1], [1]])
    }

    @Test func findsNothingForStrangers() async throws {
        let encounters = try await encounters([1: [detail(2...2, 20)]])
        #expect(encounters.of(pokemon: 26).isEmpty)
        #expect(encounters.inArea(10).isEmpty)
    }
}
