import PokeAPI
import PokeModel

extension Resolver {
    /// A berry.
    func berry(_ wire: WireBerry) -> Berry {
        var berry = make(Berry.self, wire.id)
        berry.item = one(wire.item)
        berry.firmness = one(wire.firmness)
        berry.flavors = rows(wire.flavors, by: \.flavor) { BerryFlavorPotency(flavor: $1, potency: $0.potency) }
        berry.growthTime = wire.growthTime
        berry.maxHarvest = wire.maxHarvest
        berry.naturalGiftPower = wire.naturalGiftPower
        berry.naturalGiftType = one(wire.naturalGiftType)
        berry.size = wire.size
        berry.smoothness = wire.smoothness
        berry.soilDryness = wire.soilDryness
        return berry
    }

    /// How firm a berry is.
    func berryFirmness(_ wire: WireBerryFirmness) -> BerryFirmness {
        var firmness = make(BerryFirmness.self, wire.id)
        firmness.berries = many(wire.berries)
        return firmness
    }

    /// A flavor of berries.
    func berryFlavor(_ wire: WireBerryFlavor) -> BerryFlavor {
        var flavor = make(BerryFlavor.self, wire.id)
        flavor.berries = rows(wire.berries, by: \.berry) { FlavoredBerry(berry: $1, potency: $0.potency) }
        flavor.contestType = one(wire.contestType)
        return flavor
    }

    /// What a move does in a contest.
    func contestEffect(_ wire: WireContestEffect) -> ContestEffect {
        var effect = make(ContestEffect.self, wire.id)
        effect.appeal = wire.appeal
        effect.jam = wire.jam
        effect.effect = paragraphs(wire.effects)
        effect.flavorText = line(wire.flavorTexts)
        return effect
    }

    /// What a move does in a super contest.
    func superContestEffect(_ wire: WireSuperContestEffect) -> SuperContestEffect {
        var effect = make(SuperContestEffect.self, wire.id)
        effect.appeal = wire.appeal
        effect.flavorText = line(wire.flavorTexts)
        effect.moves = many(wire.moves)
        return effect
    }

    /// A category of contests.
    func contestType(_ wire: WireContestType) -> ContestType {
        var type = make(ContestType.self, wire.id)
        type.berryFlavor = one(wire.berryFlavor)
        type.color = line(wire.colors)
        return type
    }
}
