import FoundationEssentials
import PokeModel
import Testing

@testable import SiteGeneration

@Suite struct SpeciesMovesTests {
    /// What browsers read.
    private struct File: Decodable, Equatable {
        var version: Int
        var slugs: String
        var names: String
        var species: String
    }

    private func file(_ pokedex: Pokedex) throws -> File {
        try JSONDecoder().decode(File.self, from: Data(SpeciesMoves(Fixture.edition(pokedex, in: Fixture.es)).json))
    }

    /// Has a pokemon learn moves, each in games of its own.
    private func learn(_ moves: [Int32], _ id: Int32, in pokedex: inout Pokedex) {
        pokedex.pokemon = Table(
            pokedex.pokemon.map { pokemon in
                guard pokemon.id == id else { return pokemon }
                var pokemon = pokemon
                pokemon.learnsets = moves.enumerated().map { place, move in
                    let learned = LearnedMove(level: 1, move: Reference(.move, move))
                    return Learnset(
                        versionGroups: [Reference(.versionGroup, Int32(place) + 1)],
                        methods: [LearnedMoves(method: Reference(.moveLearnMethod, 1), moves: [learned])]
                    )
                }
                return pokemon
            }
        )
    }

    @Test func tellsTheSpeciesThatLearnEachMoveInAnyGameAsAnyVariety() throws {
        var pokedex = Fixture.pokedex()
        for pokemon in pokedex.pokemon { learn([], pokemon.id, in: &pokedex) }
        learn([33], 29, in: &pokedex)
        learn([33, 45], 10001, in: &pokedex)
        // Species are Nidoran, Farfetch’d, Deoxys and Type: Null; moves are by name, Gruñido before Placaje.
        #expect(
            try file(pokedex) == File(version: 1, slugs: "growl\ntackle", names: "Gruñido\nPlacaje", species: "2,0 1")
        )
    }

    @Test func isEmptyWhereNothingIsLearned() throws {
        var pokedex = Fixture.pokedex()
        for pokemon in pokedex.pokemon { learn([], pokemon.id, in: &pokedex) }
        #expect(try SpeciesMoves(Fixture.edition(pokedex)).isEmpty)
    }
}
