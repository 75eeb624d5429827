import PokeAPI
import PokeModel

extension Resolver {
    /// An item.
    func item(_ wire: WireItem) -> Item {
        var item = make(Item.self, wire.id)
        item.category = one(wire.category)
        item.attributes = many(wire.attributes)
        (item.effect, item.shortEffect) = effects(wire.effects)
        item.flavorTexts = flavorTexts(wire.flavorTexts)
        item.prices = prices(wire)
        item.flingPower = wire.flingPower
        item.flingEffect = one(wire.flingEffect)
        item.babyTriggerFor = one(wire.babyTriggerFor)
        item.heldBy = rows(wire.heldBy, by: \.pokemon) { ItemHolder(pokemon: $1, versions: rarities($0.rarities)) }
        item.machines = many(wire.machines.map(\.machine))
        item.gameIndices = gameIndices(wire.gameIndices)
        item.sprite = address(wire.sprite)
        return item
    }

    private func prices(_ wire: WireItem) -> [ItemPrice] {
        if wire.prices.isEmpty, let cost = wire.cost, cost > 0 {
            // The API of before August 2026 has one price and does not say whose.
            return [ItemPrice(versionGroup: nil, currency: nil, purchasePrice: cost)]
        }
        return wire.prices
            .map { price in
                ItemPrice(
                    versionGroup: one(price.versionGroup),
                    currency: one(price.currency),
                    purchasePrice: price.purchase,
                    sellPrice: price.sell
                )
            }
            .sorted {
                (rank(ofGroup: $0.versionGroup), $0.currency?.id ?? 0) < (
                    rank(ofGroup: $1.versionGroup), $1.currency?.id ?? 0
                )
            }
    }

    /// How often something happens, oldest game first.
    func rarities(_ rarities: [WireRarity]) -> [VersionRarity] {
        rarities
            .compactMap { entry in
                one(entry.version).map { VersionRarity(version: $0, rarity: entry.rarity) }
            }
            .sorted { (rank(ofVersion: $0.version), $0.rarity) < (rank(ofVersion: $1.version), $1.rarity) }
    }

    /// Numbers inside the games of generations; one generation can have several.
    func gameIndices(_ indices: [WireGameIndex]) -> [GenerationIndex] {
        indices
            .compactMap { entry in
                one(entry.game).map { GenerationIndex(generation: $0, index: entry.index) }
            }
            .sorted { ($0.generation, $0.index) < ($1.generation, $1.index) }
    }

    /// A machine.
    func machine(_ wire: WireMachine) -> Machine {
        var machine = make(Machine.self, wire.id)
        machine.item = one(wire.item)
        machine.move = one(wire.move)
        machine.versionGroup = one(wire.versionGroup)
        return machine
    }

    /// An attribute of items.
    func itemAttribute(_ wire: WireItemAttribute) -> ItemAttribute {
        var attribute = make(ItemAttribute.self, wire.id)
        attribute.description = line(wire.descriptions)
        attribute.items = many(wire.items)
        return attribute
    }

    /// A category of items.
    func itemCategory(_ wire: WireItemCategory) -> ItemCategory {
        var category = make(ItemCategory.self, wire.id)
        category.pocket = one(wire.pocket)
        category.items = many(wire.items)
        return category
    }

    /// What flinging an item does.
    func itemFlingEffect(_ wire: WireItemFlingEffect) -> ItemFlingEffect {
        var effect = make(ItemFlingEffect.self, wire.id)
        effect.effect = paragraphs(wire.effects)
        effect.items = many(wire.items)
        return effect
    }

    /// A pocket of the bag.
    func itemPocket(_ wire: WireItemPocket) -> ItemPocket {
        var pocket = make(ItemPocket.self, wire.id)
        pocket.categories = many(wire.categories)
        return pocket
    }
}
