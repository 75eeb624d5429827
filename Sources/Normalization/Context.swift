import PokeAPI
import PokeModel

/// What every resource is normalized with: who is there, how they are called, and what comes before what.
struct Context: Sendable {
    let languages: Languages
    let identities: Identities
    /// The place in time of each version group.
    let versionGroupRanks: [Int32: Int32]
    /// The place in time of each version.
    let versionRanks: [Int32: Int32]
    /// The place of each form: before others of its pokemon where it is the usual one, then in the games' order.
    let formRanks: [Int32: Int32]
    /// The method that has levels.
    let levelUp: Int32?
    /// The list of all species.
    let nationalDex: Int32?
    /// The usual variety of each species.
    let usualVarieties: [Int32: Reference]
    /// The species that evolve from each species.
    let descendants: [Int32: [Reference]]

    init(_ wire: WireSnapshot) {
        languages = Languages(wire.languages)
        identities = Identities(wire, languages)
        // `order` is the place in time, and the id is not; versions have no order of their own.
        let groups = wire.versionGroups.sorted { ($0.order ?? .max, $0.id) < ($1.order ?? .max, $1.id) }
        let groupRanks = Self.ranks(groups.map(\.id))
        versionGroupRanks = groupRanks
        let versions = wire.versions.sorted {
            (groupRanks[$0.versionGroup.id] ?? .max, $0.id) < (groupRanks[$1.versionGroup.id] ?? .max, $1.id)
        }
        versionRanks = Self.ranks(versions.map(\.id))
        formRanks = Self.ranks(wire.forms.sorted { $0.stands(before: $1) }.map(\.id))
        levelUp = wire.learnMethods.first { $0.name == "level-up" }?.id
        nationalDex = wire.regionalDexes.first { $0.name == "national" }?.id
        var usualVarieties: [Int32: Reference] = [:]
        var descendants: [Int32: [Reference]] = [:]
        for species in wire.species {
            usualVarieties[species.id] = species.sortedVarieties.first?.pokemon
            if let parent = species.evolvesFrom {
                descendants[parent.id, default: []].append(Reference(.pokemonSpecies, species.id))
            }
        }
        self.usualVarieties = usualVarieties
        self.descendants = descendants
    }

    private static func ranks(_ ids: [Int32]) -> [Int32: Int32] {
        Dictionary(zip(ids, 0..<Int32(ids.count))) { first, _ in first }
    }
}

extension WirePokemonSpecies {
    /// The varieties, the usual one first and then by id.
    var sortedVarieties: [Variety] {
        varieties.sorted { ($0.isDefault ? 0 : 1, $0.pokemon.id) < ($1.isDefault ? 0 : 1, $1.pokemon.id) }
    }
}
