import PokeAPI
import PokeModel

extension Resolver {
    /// An ability.
    func ability(_ wire: WireAbility) -> Ability {
        var ability = make(Ability.self, wire.id)
        ability.isMainSeries = wire.isMainSeries
        ability.generation = one(wire.generation)
        (ability.effect, ability.shortEffect) = effects(wire.effects)
        ability.effectChanges = effectChanges(wire.effectChanges)
        ability.flavorTexts = flavorTexts(wire.flavorTexts)
        ability.pokemon = rows(wire.pokemon, by: \.pokemon) {
            AbilityHolder(pokemon: $1, slot: $0.slot, isHidden: $0.isHidden)
        }
        return ability
    }
}
