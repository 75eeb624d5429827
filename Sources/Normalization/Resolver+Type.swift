import PokeAPI
import PokeModel

extension Resolver {
    /// A type.
    func type(_ wire: WireType) -> PokeType {
        var type = make(PokeType.self, wire.id)
        type.generation = one(wire.generation)
        type.relations = relations(wire.damageRelations)
        type.pastRelations = wire.pastDamageRelations
            .sorted { $0.generation < $1.generation }
            .map { past in
                PastDamageRelations(generation: one(past.generation), relations: relations(past.damageRelations))
            }
        type.damageClass = one(wire.moveDamageClass)
        type.pokemon = rows(wire.pokemon, by: \.pokemon) { TypedPokemon(pokemon: $1, slot: $0.slot) }
        type.moves = many(wire.moves)
        type.gameIndices = gameIndices(wire.gameIndices)
        type.sprites = sprites(wire.sprites)
        return type
    }

    private func relations(_ wire: WireType.DamageRelations) -> DamageRelations {
        DamageRelations(
            doubleDamageTo: many(wire.doubleTo),
            halfDamageTo: many(wire.halfTo),
            noDamageTo: many(wire.noneTo),
            doubleDamageFrom: many(wire.doubleFrom),
            halfDamageFrom: many(wire.halfFrom),
            noDamageFrom: many(wire.noneFrom)
        )
    }

    /// The types in their slots, primary first.
    func types(_ slots: [WireTypeSlot]) -> [Reference] {
        slots.sorted { ($0.slot, $0.type) < ($1.slot, $1.type) }.compactMap { one($0.type) }
    }
}
