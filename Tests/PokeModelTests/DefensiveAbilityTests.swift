import Testing

@testable import PokeModel

@Suite struct DefensiveAbilityTests {
    private func type(_ slug: String) -> Reference {
        Reference(
            .type,
            Int32((["", "normal", "flying", "ground", "rock", "fire", "water", "ice"].firstIndex(of: slug) ?? 0))
        )
    }

    /// A part of today's chart.
    private func pokedex() -> Pokedex {
        let chart: [ChartFixture.Row] = [
            ("normal", [], ["rock"], []), ("flying", [], ["rock"], []), ("ground", ["rock", "fire"], [], ["flying"]),
            ("rock", ["flying", "fire", "ice"], ["ground"], []), ("fire", ["ice"], ["rock", "fire", "water"], []),
            ("water", ["ground", "rock", "fire"], ["water"], []),
            ("ice", ["flying", "ground"], ["fire", "water", "ice"], []),
        ]
        return ChartFixture.pokedex(chart, abilities: DefensiveAbility.all.map(\.ability) + ["overgrow"], type: type)
    }

    private func changes(_ ability: String, _ types: String...) -> [String: Double]? {
        let pokedex = pokedex()
        guard let ability = pokedex.abilities.first(where: { $0.slug == ability })?.reference,
            let changes = pokedex.damageTaken(on: types.map(type), changedBy: ability)
        else { return nil }
        return Dictionary(uniqueKeysWithValues: changes.changes.map { (pokedex.slug(of: $0.type), $0.factor) })
    }

    @Test func tellsTheDamageWithoutAnAbility() {
        let pokedex = pokedex()
        let taken = pokedex.damageTaken(on: [type("fire"), type("flying")])
        #expect(
            taken.map { pokedex.slug(of: $0.type) } == ["normal", "flying", "ground", "rock", "fire", "water", "ice"]
        )
        #expect(taken.map(\.factor) == [1, 1, 0, 4, 0.5, 2, 1])
    }

    @Test func takesImmunitiesAndFactorsIntoAccount() {
        #expect(changes("levitate", "fire") == ["ground": 0])
        #expect(changes("water-absorb", "rock") == ["water": 0])
        #expect(changes("thick-fat", "normal") == ["fire": 0.5, "ice": 0.5])
        #expect(changes("dry-skin", "ice") == ["fire": 2.5, "water": 0])
        #expect(changes("fluffy", "normal") == ["fire": 2])
    }

    @Test func saysNothingWhereNothingChanges() {
        #expect(changes("levitate", "flying") == nil)
        #expect(changes("overgrow", "fire") == nil)
        #expect(changes("filter", "normal") == nil)
    }

    @Test func weakensOnlyWhatIsSuperEffective() {
        #expect(changes("filter", "fire", "flying") == ["rock": 3, "water": 1.5])
        #expect(
            changes("wonder-guard", "fire", "flying") == ["normal": 0, "flying": 0, "fire": 0, "ice": 0]
        )
    }

    @Test func takesTheWeaknessesOfFlyingAway() {
        // Rock and Ice are left with what they do to Fire.
        #expect(changes("delta-stream", "fire", "flying") == ["rock": 2, "ice": 0.5])
        #expect(changes("delta-stream", "normal", "flying") == ["rock": 1, "ice": 1])
    }

    @Test func makesEverythingNotVeryEffectiveAtFullHP() {
        let pokedex = pokedex()
        let shell = pokedex.abilities.first { $0.slug == "tera-shell" }?.reference
        let changes = shell.flatMap { pokedex.damageTaken(on: [type("rock"), type("flying")], changedBy: $0) }
        #expect(changes?.isAtFullHP == true)
        // Not ground, which does nothing to Flying, nor what does half already.
        #expect(changes?.changes.map { pokedex.slug(of: $0.type) } == ["rock", "water", "ice"])
        #expect(changes?.changes.allSatisfy { $0.factor == 0.5 } == true)
    }

    @Test func looksAtEachAbilityOfAPokemonOnce() {
        let pokedex = pokedex()
        var pokemon = Pokemon(id: 1, slug: "a", name: .none)
        pokemon.types = [type("normal")]
        let fat = pokedex.abilities.first { $0.slug == "thick-fat" }?.reference
        pokemon.abilities = [
            AbilitySlot(ability: fat, slot: 1, isHidden: false), AbilitySlot(ability: nil, slot: 2, isHidden: false),
            AbilitySlot(ability: fat, slot: 3, isHidden: true),
        ]
        #expect(pokedex.damageTaken(by: pokemon).map(\.ability) == [fat])
    }

    @Test func namesEachAbilityOnceInOrder() {
        let slugs = DefensiveAbility.all.map(\.ability)
        #expect(slugs == Set(slugs).sorted())
    }

    @Test func tellsEveryPairOfTypes() {
        let chart = pokedex().typeChart
        let matchups = chart.matchups(of: type("rock"))
        #expect(matchups.count == 7 * 8 / 2)
        #expect(matchups.first { $0.defending == [type("flying"), type("fire")] }?.factor == 4)
        #expect(chart.matchups(of: Reference(.type, 99)).isEmpty)
    }
}
