import PokeAPI
import PokeModel

extension Resolver {
    /// The encounters in an area, ordered by pokemon.
    ///
    /// They are read from the areas and not from each pokemon's own list: both hold the same pairs and details, and the
    /// areas are read anyway.
    func encounters(_ wire: WireLocationArea) -> [Encounter] {
        let area = Reference(.locationArea, wire.id)
        var encounters: [Encounter] = []
        for entry in wire.encounters.sorted(by: { $0.pokemon < $1.pokemon }) {
            guard let pokemon = one(entry.pokemon) else { continue }
            for (way, slots) in ways(entry) {
                encounters += merged(slots).map { games in
                    Encounter(
                        pokemon: pokemon,
                        area: area,
                        versions: games.versions,
                        method: way.method,
                        conditions: way.conditions,
                        slots: games.slots
                    )
                }
            }
        }
        return encounters
    }

    /// A method and the conditions that must hold.
    private struct Way: Hashable {
        let method: Reference
        let conditions: [Reference]

        static func areInOrder(_ left: Way, _ right: Way) -> Bool {
            if left.method != right.method { return left.method < right.method }
            return left.conditions.lexicographicallyPrecedes(right.conditions)
        }
    }

    /// The slots of each way, game by game.
    private func ways(_ entry: WireLocationArea.Encounter) -> [(way: Way, slots: [Reference: [EncounterSlot]])] {
        var ways: [Way: [Reference: [EncounterSlot]]] = [:]
        for game in entry.versions {
            guard let version = one(game.version) else { continue }
            for detail in game.details {
                guard let method = one(detail.method) else { continue }
                let way = Way(method: method, conditions: detail.conditions.isEmpty ? [] : many(detail.conditions))
                ways[way, default: [:]][version, default: []].append(EncounterSlot(detail))
            }
        }
        return ways.sorted { Way.areInOrder($0.key, $1.key) }.map { (way: $0.key, slots: $0.value) }
    }

    /// The games with the same slots together, oldest first.
    private func merged(_ slots: [Reference: [EncounterSlot]]) -> [(versions: [Reference], slots: [EncounterSlot])] {
        var merged: [(versions: [Reference], slots: [EncounterSlot])] = []
        for (version, slots) in slots.sorted(by: { rank(ofVersion: $0.key) < rank(ofVersion: $1.key) }) {
            let slots = slots.sorted()
            if let place = merged.firstIndex(where: { $0.slots == slots }) {
                merged[place].versions.append(version)
            } else {
                merged.append(([version], slots))
            }
        }
        return merged
    }
}

extension EncounterSlot {
    fileprivate init(_ detail: WireVersionEncounters.Detail) {
        let special = detail.pokemonDetails
        self.init(
            minLevel: Int32(detail.minLevel),
            maxLevel: Int32(detail.maxLevel),
            chance: Int32(detail.chance),
            isShiny: special?.isAlwaysShiny == true ? true : special?.isNeverShiny == true ? false : nil,
            isAlpha: special?.isAlpha ?? false,
            minPerfectIVs: special?.minPerfectValues.map(Int32.init)
        )
    }
}
