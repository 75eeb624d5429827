import PokeAPI
import PokeModel

extension Resolver {
    /// A variety of a species.
    func pokemon(_ wire: WirePokemon) -> Pokemon {
        var pokemon = make(Pokemon.self, wire.id)
        pokemon.species = one(wire.species)
        pokemon.isDefault = wire.isDefault
        pokemon.types = types(wire.types)
        pokemon.stats = stats(wire.stats)
        pokemon.abilities = abilities(wire.abilities)
        pokemon.height = wire.height
        pokemon.weight = wire.weight
        pokemon.baseExperience = wire.baseExperience
        pokemon.forms = forms(wire.forms)
        pokemon.heldItems = rows(wire.heldItems, by: \.item) { HeldItem(item: $1, versions: rarities($0.rarities)) }
        addPast(wire, to: &pokemon)
        pokemon.learnsets = learnsets(wire.moves)
        pokemon.gameIndices = wire.gameIndices
            .compactMap { entry in one(entry.game).map { VersionIndex(version: $0, index: entry.index) } }
            .sorted { (rank(ofVersion: $0.version), $0.index) < (rank(ofVersion: $1.version), $1.index) }
        pokemon.sprites = sprites(wire.sprites)
        pokemon.cry = address(wire.latestCry)
        pokemon.legacyCry = address(wire.legacyCry)
        // The API has -1 where it has no order.
        pokemon.order = wire.order.flatMap { $0 < 0 ? nil : $0 }
        return pokemon
    }

    private func addPast(_ wire: WirePokemon, to pokemon: inout Pokemon) {
        pokemon.pastTypes = wire.pastTypes.sorted { $0.generation < $1.generation }.map {
            PastTypes(generation: one($0.generation), types: types($0.values))
        }
        pokemon.pastStats = wire.pastStats.sorted { $0.generation < $1.generation }.map {
            PastStats(generation: one($0.generation), stats: stats($0.values))
        }
        pokemon.pastAbilities = wire.pastAbilities.sorted { $0.generation < $1.generation }.map {
            PastAbilities(generation: one($0.generation), abilities: abilities($0.values))
        }
    }

    /// Base stats in the API's order, which is that of their ids.
    private func stats(_ stats: [WireBaseStat]) -> [StatValue] {
        rows(stats, by: \.stat) { StatValue(stat: $1, base: $0.base, effort: $0.effort) }
    }

    private func abilities(_ slots: [WireAbilitySlot]) -> [AbilitySlot] {
        slots
            .sorted { ($0.slot, $0.ability?.id ?? 0) < ($1.slot, $1.ability?.id ?? 0) }
            .map { AbilitySlot(ability: one($0.ability), slot: $0.slot, isHidden: $0.isHidden) }
    }

    private func forms(_ forms: [Reference]) -> [Reference] {
        many(forms).sorted { (context.formRanks[$0.id] ?? .max, $0) < (context.formRanks[$1.id] ?? .max, $1) }
    }

    /// A form of a pokemon.
    func form(_ wire: WirePokemonForm) -> Form {
        var form = make(Form.self, wire.id)
        form.pokemon = one(wire.pokemon)
        form.formSlug = wire.formName
        form.formName = line(wire.formNames)
        form.isDefault = wire.isDefault
        form.isBattleOnly = wire.isBattleOnly
        form.isMega = wire.isMega
        form.types = types(wire.types)
        form.versionGroup = one(wire.versionGroup)
        form.triggers = wire.triggerConditions
            .map { FormTrigger(trigger: $0.trigger, cause: one($0.cause), baseForm: one($0.baseForm)) }
            .sorted { left, right in
                if left.trigger != right.trigger { return left.trigger < right.trigger }
                return (left.cause?.id ?? 0, left.baseForm?.id ?? 0) < (right.cause?.id ?? 0, right.baseForm?.id ?? 0)
            }
        form.formOrder = wire.formOrder
        form.order = wire.order
        form.sprites = sprites(wire.sprites)
        return form
    }
}
