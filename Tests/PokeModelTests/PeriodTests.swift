import Testing

@testable import PokeModel

@Suite struct PeriodTests {
    private func generation(_ id: Int32) -> Reference { Reference(.generation, id) }
    private func type(_ id: Int32) -> Reference { Reference(.type, id) }
    private func ability(_ id: Int32) -> Reference { Reference(.ability, id) }
    private func stat(_ id: Int32, _ base: Int32) -> StatValue {
        StatValue(stat: Reference(.stat, id), base: base, effort: 0)
    }

    private func pokedex() -> Pokedex {
        var pokedex = Pokedex()
        pokedex.generations = Table((1...7).map { Generation(id: $0, slug: "generation-\($0)", name: .none) })
        pokedex.stats = Table(
            ([(1, "hp"), (4, "special-attack"), (5, "special-defense"), (9, "special")] as [(Int32, String)]).map {
                Stat(id: $0.0, slug: $0.1, name: .none)
            }
        )
        pokedex.abilities = Table(
            ([(26, 3), (130, 5)] as [(Int32, Int32)]).map { id, generation in
                var ability = Ability(id: id, slug: "a\(id)", name: .none)
                ability.generation = self.generation(generation)
                return ability
            }
        )
        var species = Species(id: 94, slug: "gengar", name: .none)
        species.generation = generation(1)
        pokedex.species = Table([species])
        return pokedex
    }

    private func gengar() -> Pokemon {
        var pokemon = Pokemon(id: 94, slug: "gengar", name: .none)
        pokemon.species = Reference(.pokemonSpecies, 94)
        pokemon.isDefault = true
        pokemon.types = [type(8), type(4)]
        pokemon.stats = [stat(1, 60), stat(4, 130), stat(5, 75)]
        pokemon.abilities = [AbilitySlot(ability: ability(130), slot: 1, isHidden: false)]
        pokemon.pastAbilities = [
            PastAbilities(
                generation: generation(6),
                abilities: [AbilitySlot(ability: ability(26), slot: 1, isHidden: false)]
            )
        ]
        pokemon.pastStats = [PastStats(generation: generation(1), stats: [stat(9, 130)])]
        return pokemon
    }

    @Test func tellsWhatAPokemonWasInEachGeneration() {
        let periods = pokedex().periods(of: gengar())
        #expect(periods.map { [$0.from.id, $0.to.id] } == [[1, 1], [2, 2], [3, 6], [7, 7]])
        #expect(periods.map { $0.abilities.map { $0.ability?.id } } == [[], [], [26], [130]])
        // One Special in the first generation, two stats from the second on.
        #expect(periods[0].stats == [stat(1, 60), stat(9, 130)])
        #expect(periods.dropFirst().allSatisfy { $0.stats == [stat(1, 60), stat(4, 130), stat(5, 75)] })
    }

    @Test func takesTheOldestValueThatStillHolds() {
        var pokemon = gengar()
        pokemon.pastAbilities = []
        pokemon.abilities = []
        pokemon.pastStats = [
            PastStats(generation: generation(2), stats: [stat(1, 40)]),
            PastStats(generation: generation(5), stats: [stat(1, 50)]),
        ]
        pokemon.pastTypes = [PastTypes(generation: generation(5), types: [type(1)])]
        let periods = pokedex().periods(of: pokemon)
        #expect(periods.map { [$0.from.id, $0.to.id] } == [[1, 2], [3, 5], [6, 7]])
        #expect(periods.map { $0.stats.first?.base } == [40, 50, 60])
        #expect(periods.map(\.types) == [[type(1)], [type(1)], [type(8), type(4)]])
    }

    @Test func leavesASlotEmptyThatWas() {
        var pokemon = gengar()
        pokemon.pastAbilities = [
            PastAbilities(generation: generation(6), abilities: [AbilitySlot(ability: nil, slot: 1, isHidden: true)])
        ]
        pokemon.pastStats = []
        #expect(pokedex().periods(of: pokemon).map { $0.abilities.count } == [0, 1])
    }

    @Test func beginsWithTheGamesThatAFormCameWith() {
        var pokedex = pokedex()
        var group = VersionGroup(id: 1, slug: "x-y", name: .none)
        group.generation = generation(6)
        pokedex.versionGroups = Table([group])
        var form = Form(id: 1, slug: "gengar-mega", name: .none)
        form.versionGroup = group.reference
        pokedex.forms = Table([form])
        var pokemon = gengar()
        pokemon.isDefault = false
        pokemon.forms = [form.reference]
        #expect(pokedex.periods(of: pokemon).map(\.from.id) == [6, 7])
        #expect(Pokedex().periods(of: pokemon).isEmpty)
    }

    @Test func tellsWhatAMoveWasInEachGame() {
        func group(_ id: Int32) -> Reference { Reference(.versionGroup, id) }
        // Whirlwind: 85 % up to Gold and Silver, 100 % up to X and Y, and it cannot miss since.
        var move = Move(id: 18, slug: "whirlwind", name: .none)
        move.type = type(1)
        move.pp = 20
        move.pastValues = [
            PastMoveValues(versionGroup: group(3), type: nil, accuracy: 85),
            PastMoveValues(versionGroup: group(9), type: type(3), power: 0, effect: .none),
            PastMoveValues(versionGroup: group(15), type: nil, accuracy: 100),
        ]
        let periods = move.periods
        #expect(periods.map(\.since?.id) == [nil, 3, 9, 15])
        #expect(periods.map(\.until?.id) == [3, 9, 15, nil])
        #expect(periods.map(\.accuracy) == [85, 100, 100, nil])
        #expect(periods.map(\.type?.id) == [3, 3, 1, 1])
        #expect(periods.allSatisfy { $0.pp == 20 && $0.power == nil })
    }

    @Test func countsNoPeriodWhereOnlyTheEffectChanged() {
        var move = Move(id: 1, slug: "a", name: .none)
        move.power = 40
        let effect = LocalizedText([Localized("Did more.", .english)])
        move.pastValues = [PastMoveValues(versionGroup: Reference(.versionGroup, 3), type: nil, effect: effect)]
        #expect(move.periods == [MovePeriod(power: 40)])
    }

    @Test(
        arguments: [
            // Known from people's tables: 45 is 11.9 % and 3 is 1.6 % with a Poké Ball at full hit points.
            (45, 11.9, 16.2), (3, 1.6, 2.1), (255, 43.9, 59.5), (0, 0, 0), (-7, 0, 0),
        ] as [(Int32, Double, Double)]
    )
    func tellsTheChancesOfACatch(rate: Int32, poke: Double, great: Double) {
        let chances = CatchChances(captureRate: rate)
        #expect(chances.pokeBall == poke)
        #expect(chances.greatBall == great)
    }

    @Test func catchesForSureWhatIsWeakAndEasy() {
        #expect(CatchChances(captureRate: 255).weakenedPokeBall == 100)
        #expect(CatchChances(captureRate: 200).weakenedGreatBall == 100)
    }
}
