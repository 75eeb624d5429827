import Diagnostics
import PokeModel
import Testing

@testable import Normalization

@Suite struct EvolutionTests {
    private func species(_ id: Int32, _ slug: String, varieties: [Int32], in answers: inout Answers) {
        let list = varieties.map { #"{"is_default": \#($0 == id), "pokemon": \#(link(.pokemon, $0))}"# }
        answers.add(.pokemonSpecies, id, #""name": "\#(slug)", "varieties": [\#(list.joined(separator: ", "))]"#)
        for variety in varieties {
            answers.add(.pokemon, variety, #""name": "\#(slug)-\#(variety)", "species": \#(link(.pokemonSpecies, id))"#)
        }
    }

    private func node(_ species: Int32, _ details: [String], _ children: [String] = []) -> String {
        """
        {"species": \(link(.pokemonSpecies, species)), "is_baby": false,
         "evolution_details": [\(details.joined(separator: ", "))], "evolves_to": [\(children.joined(separator: ", "))]}
        """
    }

    private func tree(_ answers: Answers) async throws -> EvolutionTree {
        let result = try await Normalizer.normalize(answers, jobs: 1)
        return try #require(result.pokedex.evolutionTrees[id: 1])
    }

    @Test func tellsTheVarietyOnEitherSideOfAStep() async throws {
        var answers = Answers()
        species(122, "mr-mime", varieties: [122, 10168], in: &answers)
        species(866, "mr-rime", varieties: [866], in: &answers)
        species(439, "mime-jr", varieties: [439], in: &answers)
        let toMime = [
            #"{"min_level": 20}"#, #"{"evolved_form": \#(link(.pokemon, 10168)), "region": null, "min_level": 20}"#,
        ]
        let toRime = #"{"base_form": \#(link(.pokemon, 10168)), "min_level": 42}"#
        answers.add(.evolutionChain, 1, #""chain": \#(node(439, [], [node(122, toMime, [node(866, [toRime])])]))"#)
        let root = try #require(try await tree(answers).root)
        let mime = try #require(root.steps.first)
        #expect(Set(mime.ways.map(\.to)) == [Reference(.pokemon, 122), Reference(.pokemon, 10168)])
        #expect(mime.ways.allSatisfy { $0.from == Reference(.pokemon, 439) })
        let rime = try #require(mime.node.steps.first?.ways)
        #expect(rime.map(\.from) == [Reference(.pokemon, 10168)])
        #expect(rime.map(\.to) == [Reference(.pokemon, 866)])
        #expect(rime.map(\.minLevel) == [42])
    }

    @Test func joinsTheGamesThatHaveTheSameConditions() async throws {
        var answers = Answers()
        species(133, "eevee", varieties: [133], in: &answers)
        species(470, "leafeon", varieties: [470], in: &answers)
        for (id, order) in [(8, 14), (11, 17), (20, 26)] as [(Int32, Int)] {
            answers.add(
                .versionGroup,
                id,
                #""name": "g\#(id)", "order": \#(order), "generation": \#(link(.generation, 1))"#
            )
        }
        answers.add(.location, 8, #""name": "forest""#)
        answers.add(.item, 85, #""name": "leaf-stone""#)
        let details = [
            #"{"version_group": \#(link(.versionGroup, 11)), "location": \#(link(.location, 8)), "is_default": false}"#,
            #"{"version_group": \#(link(.versionGroup, 20)), "item": \#(link(.item, 85)), "is_default": true}"#,
            #"{"version_group": \#(link(.versionGroup, 8)), "location": \#(link(.location, 8)), "is_default": false}"#,
        ]
        answers.add(.evolutionChain, 1, #""chain": \#(node(133, [], [node(470, details)]))"#)
        let ways = try #require(try await tree(answers).root?.steps.first?.ways)
        #expect(ways.map(\.item) == [Reference(.item, 85), nil])
        #expect(ways.map(\.isDefault) == [true, false])
        #expect(ways.map { $0.versionGroups.map(\.id) } == [[20], [8, 11]])
    }

    @Test func tellsTheThreeWaysOfTyrogueApart() async throws {
        var answers = Answers()
        species(236, "tyrogue", varieties: [236], in: &answers)
        var children: [String] = []
        for (id, stats) in [(106, 1), (107, -1), (237, 0)] as [(Int32, Int)] {
            species(id, "s\(id)", varieties: [id], in: &answers)
            children.append(node(id, [#"{"min_level": 20, "relative_physical_stats": \#(stats)}"#]))
        }
        answers.add(.evolutionChain, 1, #""chain": \#(node(236, [], children.reversed()))"#)
        let steps = try #require(try await tree(answers).root?.steps)
        #expect(steps.map(\.node.species.id) == [106, 107, 237])
        #expect(steps.map { $0.ways.map(\.relativePhysicalStats) } == [[1], [-1], [0]])
    }

    @Test func keepsAStepThatHasNoWay() async throws {
        var answers = Answers()
        species(489, "phione", varieties: [489], in: &answers)
        species(490, "manaphy", varieties: [490], in: &answers)
        answers.add(.evolutionChain, 1, #""chain": \#(node(489, [], [node(490, [])]))"#)
        let steps = try #require(try await tree(answers).root?.steps)
        #expect(steps.map(\.ways) == [[]])
        #expect(try await tree(answers).species.map(\.id) == [489, 490])
    }

    @Test func leavesOutASpeciesThatIsMissing() async throws {
        var answers = Answers()
        species(1, "a", varieties: [1], in: &answers)
        answers.add(.evolutionChain, 1, #""chain": \#(node(1, [], [node(2, [])]))"#)
        let result = try await Normalizer.normalize(answers, jobs: 1)
        #expect(result.pokedex.evolutionTrees[id: 1]?.root?.steps == [])
        #expect(result.diagnostics.contains { $0.rule == "dangling-reference" && $0.place == "evolution-chain/1" })
    }
}
