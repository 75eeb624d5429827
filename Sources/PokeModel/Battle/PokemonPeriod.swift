/// What a pokemon was in some generations, one after the other, which agree in it.
public struct PokemonPeriod: Record, Equatable {
    /// The first of the generations.
    public var from: Reference
    /// The last of the generations; the newest that there is where it still is so.
    public var to: Reference
    /// Its types, primary first.
    public var types: [Reference]
    /// Its base stats; in the first generation one Special in place of two.
    public var stats: [StatValue]
    /// Its abilities by slot, those that were there; none before abilities were.
    public var abilities: [AbilitySlot]
}

extension PokemonPeriod {
    /// What exports say.
    public static let fields: [Field<PokemonPeriod>] = [
        Field("from", "The first of the generations.", one: .generation) { $0.from },
        Field("to", "The last of the generations; the newest of all where it still is so.", one: .generation) { $0.to },
        Field("types", "Its types, primary first.", many: .type) { $0.types },
        Field("stats", "Its base stats; in the first generation one Special in place of two.") { $0.stats },
        Field("abilities", "Its abilities by slot, those that were there; none before abilities were.") {
            $0.abilities
        },
    ]
}

extension Pokedex {
    /// What a pokemon was, generation by generation from the one that it came with, oldest first; generations that agree
    /// are one.
    ///
    /// Made from today's values and what was different up to a generation. Empty where the data has no generations.
    /// Generations are ordered by id, as the API numbers them.
    public func periods(of pokemon: Pokemon) -> [PokemonPeriod] {
        let first = firstGeneration(of: pokemon)?.id ?? .min
        let special = special
        var periods: [PokemonPeriod] = []
        for generation in generations where generation.id >= first {
            let period = PokemonPeriod(
                from: generation.reference,
                to: generation.reference,
                types: pokemon.types(in: generation.id),
                stats: pokemon.stats(in: generation.id, special: special),
                abilities: abilitySlots(of: pokemon, in: generation.id)
            )
            if let last = periods.last, last.types == period.types, last.stats == period.stats,
                last.abilities == period.abilities
            {
                periods[periods.count - 1].to = generation.reference
            } else {
                periods.append(period)
            }
        }
        return periods
    }

    /// The generation of the games that introduced it.
    private func firstGeneration(of pokemon: Pokemon) -> Reference? {
        if pokemon.isDefault, let species = species[pokemon.species] { return species.generation }
        let games = pokemon.forms.compactMap { forms[$0]?.versionGroup }.compactMap { versionGroups[$0]?.generation }
        return games.min() ?? species[pokemon.species]?.generation
    }

    /// The abilities of a generation: each slot as it was then, without what came later.
    private func abilitySlots(of pokemon: Pokemon, in generation: Int32) -> [AbilitySlot] {
        pokemon.abilities(in: generation).filter { slot in
            slot.ability.flatMap { abilities[$0]?.generation }.map { $0.id <= generation } ?? false
        }
    }

    /// The stat that stood for two in the first generation, and those two.
    private var special: (one: Reference?, two: [Reference]) {
        let two = ["special-attack", "special-defense"]
        return (
            stats.first { $0.slug == "special" }?.reference, stats.filter { two.contains($0.slug) }.map(\.reference)
        )
    }
}

extension Pokemon {
    /// Its types in a generation.
    fileprivate func types(in generation: Int32) -> [Reference] {
        pastTypes.first { ($0.generation?.id ?? .min) >= generation }?.types ?? types
    }

    /// Its base stats in a generation.
    fileprivate func stats(in generation: Int32, special: (one: Reference?, two: [Reference])) -> [StatValue] {
        var values = stats
        // From the newest to the oldest that still holds, which thus has the last word.
        for past in pastStats.reversed() where (past.generation?.id ?? .min) >= generation {
            for value in past.stats {
                if value.stat == special.one { values.removeAll { special.two.contains($0.stat) } }
                values.removeAll { $0.stat == value.stat }
                values.append(value)
            }
        }
        return values.sorted { $0.stat < $1.stat }
    }

    /// Its ability slots in a generation; a slot that was empty has no ability.
    fileprivate func abilities(in generation: Int32) -> [AbilitySlot] {
        var slots = abilities
        for past in pastAbilities.reversed() where (past.generation?.id ?? .min) >= generation {
            for slot in past.abilities {
                slots.removeAll { $0.slot == slot.slot }
                slots.append(slot)
            }
        }
        return slots.sorted { $0.slot < $1.slot }
    }
}

extension [Reference] {
    fileprivate func contains(_ reference: Reference?) -> Bool { contains { $0 == reference } }
}
