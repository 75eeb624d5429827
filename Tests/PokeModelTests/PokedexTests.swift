import PokeModel
import Testing

@Suite struct PokedexTests {
    private func type(_ id: Int32, _ slug: String, double: [Int32] = [], half: [Int32] = [], none: [Int32] = [])
        -> PokeType
    {
        var type = PokeType(id: id, slug: slug, name: LocalizedText([Localized(slug, .english)]))
        type.relations.doubleDamageTo = double.map { Reference(.type, $0) }
        type.relations.halfDamageTo = half.map { Reference(.type, $0) }
        type.relations.noDamageTo = none.map { Reference(.type, $0) }
        return type
    }

    @Test func findsResourcesByIDWhateverTheirOrder() {
        let ids: [Int32] = [10033, -1, 3, 0]
        let table = Table(ids.map { MoveAilment(id: $0, slug: "slug\($0)", name: .none) })
        #expect(table.map(\.id) == [-1, 0, 3, 10033])
        #expect(table[id: -1]?.slug == "slug-1")
        #expect(table[Reference(.moveAilment, 10033)]?.slug == "slug10033")
        #expect(table[Reference(.move, 3)] == nil)
        #expect(table[id: 1] == nil)
    }

    @Test func multipliesEffectivenessInQuarters() {
        var pokedex = Pokedex()
        pokedex.types = Table([
            type(1, "normal", none: [8]), type(8, "ghost", none: [1]),
            type(13, "electric", double: [11, 3], half: [13], none: [5]), type(3, "flying", half: [13]),
            type(11, "water", half: [11]), type(5, "ground", double: [13]), type(19, "stellar"),
        ])
        func quarters(_ attacking: Int32, _ defending: Int32...) -> Int {
            pokedex.effectiveness(of: Reference(.type, attacking), on: defending.map { Reference(.type, $0) }).quarters
        }
        #expect(quarters(13, 11, 3) == 16)
        #expect(quarters(13, 11) == 8)
        #expect(quarters(13, 13, 11) == 4)
        #expect(quarters(13, 13) == 2)
        #expect(quarters(3, 13, 13) == 1)
        #expect(quarters(13, 11, 5) == 0)
        #expect(quarters(19, 1) == 4)
        #expect(pokedex.typeChart.types.map(\.id) == [1, 3, 5, 8, 11, 13])
    }

    @Test func resolvesTheTypeChartOfAGeneration() {
        var ghost = type(8, "ghost", double: [14])
        var psychic = type(14, "psychic")
        ghost.generation = Reference(.generation, 1)
        psychic.generation = Reference(.generation, 1)
        ghost.pastRelations = [
            PastDamageRelations(
                generation: Reference(.generation, 1),
                relations: type(8, "ghost", none: [14]).relations
            )
        ]
        let types = Table([ghost, psychic])
        func quarters(_ chart: TypeChart) -> Int {
            chart.effectiveness(of: ghost.reference, on: [psychic.reference]).quarters
        }
        #expect(quarters(TypeChart(types)) == 8)
        #expect(quarters(TypeChart(types, generation: 1)) == 0)
        #expect(quarters(TypeChart(types, generation: 2)) == 8)
    }

    @Test(arguments: [(69 as Int32, 6.9 as Double?), (10000, nil), (0, nil), (9999, 999.9)])
    func showsNoWeightForSentinels(raw: Int32, kilograms: Double?) {
        var pokemon = Pokemon(id: 1, slug: "a", name: .none)
        pokemon.weight = raw
        #expect(pokemon.kilograms == kilograms)
    }

    @Test(arguments: [
        (-1 as Int32, GenderRatio.genderless as GenderRatio?), (0, .female(eighths: 0)), (8, .female(eighths: 8)),
        (9, nil),
    ])
    func readsGenderRates(rate: Int32, ratio: GenderRatio?) {
        #expect(GenderRatio(rate: rate) == ratio)
    }

    @Test func prefersTheNewestLearnsetWithLevels() {
        func learnset(_ group: Int32, level: Int32?) -> Learnset {
            let moves = [LearnedMove(level: level, move: Reference(.move, 1))]
            return Learnset(
                versionGroups: [Reference(.versionGroup, group)],
                methods: [LearnedMoves(method: Reference(.moveLearnMethod, 1), moves: moves)]
            )
        }
        var pokemon = Pokemon(id: 1, slug: "a", name: .none)
        pokemon.learnsets = [learnset(32, level: nil), learnset(25, level: 0), learnset(20, level: 1)]
        #expect(pokemon.mainLearnset?.versionGroups == [Reference(.versionGroup, 25)])
        pokemon.learnsets = [learnset(32, level: nil)]
        #expect(pokemon.mainLearnset?.versionGroups == [Reference(.versionGroup, 32)])
        pokemon.learnsets = []
        #expect(pokemon.mainLearnset == nil)
    }

    @Test(arguments: [
        "https://raw.githubusercontent.com/PokeAPI/../evil/a.png", "https://raw.githubusercontent.com/PokeAPI/a b.png",
        "http://raw.githubusercontent.com/PokeAPI/a.png", "javascript:alert(1)", "",
        "https://raw.githubusercontent.com/PokeAPI/\"onerror=",
    ])
    func refusesPicturesFromElsewhere(url: String) {
        #expect(Sprite(key: "front_default", url: url) == nil)
    }
}
