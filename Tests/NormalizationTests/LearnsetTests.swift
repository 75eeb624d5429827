import PokeModel
import Testing

@testable import Normalization

@Suite struct LearnsetTests {
    private func pokedex(_ rows: [(move: Int32, group: Int32, method: Int32, level: Int, order: Int?)]) async throws
        -> Pokedex
    {
        var answers = Answers()
        for move in 1...4 as ClosedRange<Int32> { answers.add(.move, move, #""name": "m\#(move)""#) }
        // The second group in time has the lower id.
        for (id, order) in [(1, 2), (2, 1), (3, 3)] as [(Int32, Int)] {
            answers.add(
                .versionGroup,
                id,
                #""name": "g\#(id)", "order": \#(order), "generation": \#(link(.generation, 1))"#
            )
        }
        answers.add(.moveLearnMethod, 1, #""name": "level-up""#)
        answers.add(.moveLearnMethod, 4, #""name": "machine""#)
        let moves = rows.map { row in
            """
            {"move": \(link(.move, row.move)), "version_group_details": [{"level_learned_at": \(row.level),
            "order": \(row.order.map { "\($0)" } ?? "null"), "move_learn_method": \(link(.moveLearnMethod, row.method)),
            "version_group": \(link(.versionGroup, row.group))}]}
            """
        }
        answers.add(.pokemonSpecies, 1, #""name": "s""#)
        answers.add(
            .pokemon,
            1,
            #""name": "p", "species": \#(link(.pokemonSpecies, 1)), "moves": [\#(moves.joined(separator: ", "))]"#
        )
        return try await Normalizer.normalize(answers, jobs: 1).pokedex
    }

    @Test func joinsGamesThatTeachTheSameAndPutsTheNewestFirst() async throws {
        let learnsets = try await pokedex([
            (1, 1, 1, 5, nil), (2, 1, 4, 0, nil), (1, 2, 1, 5, nil), (2, 2, 4, 0, nil), (1, 3, 1, 6, nil),
        ]).pokemon[id: 1]?.learnsets
        #expect(learnsets?.map { $0.versionGroups.map(\.id) } == [[3], [2, 1]])
        #expect(learnsets?.last?.methods.map(\.method.id) == [1, 4])
    }

    @Test func ordersMovesByLevelThenAsTheGamesDo() async throws {
        let learnset = try await pokedex([
            (3, 1, 1, 1, 2), (4, 1, 1, 1, 1), (2, 1, 1, 0, nil), (1, 1, 1, 7, nil), (1, 1, 1, 1, nil),
        ]).pokemon[id: 1]?.learnsets.first
        let levels = learnset?.methods.first?.levels
        #expect(levels?.map(\.level) == [0, 1, 7])
        #expect(levels?.map { $0.moves.map(\.id) } == [[2], [4, 3, 1], [1]])
    }

    @Test func givesNoLevelToMethodsThatHaveNone() async throws {
        let pokedex = try await pokedex([(2, 1, 4, 0, nil), (1, 1, 4, 0, nil)])
        let moves = pokedex.pokemon[id: 1]?.learnsets.first?.methods.first?.moves
        #expect(moves == [LearnedMove(move: Reference(.move, 1)), LearnedMove(move: Reference(.move, 2))])
    }

    @Test func tellsWhoLearnsAMoveByWhat() async throws {
        let pokedex = try await pokedex([(1, 1, 1, 5, nil), (1, 2, 1, 6, nil), (1, 3, 4, 0, nil)])
        let learners = pokedex.moves[id: 1]?.learnedBy
        #expect(learners?.map(\.method.id) == [1, 4])
        #expect(learners?.map { $0.pokemon.map(\.id) } == [[1], [1]])
    }
}
