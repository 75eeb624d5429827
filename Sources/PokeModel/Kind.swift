/// A kind of PokeAPI resource.
///
/// The API's own index may name others; those are crawled, told as drift, and not modelled.
///
/// See [PokeAPI's documentation](https://pokeapi.co/docs/v2).
public enum Kind: UInt8, CaseIterable, Sendable {
    case ability, berry, berryFirmness, berryFlavor, characteristic, contestEffect, contestType, currency, eggGroup
    case encounterCondition, encounterConditionValue, encounterMethod, evolutionChain, evolutionTrigger, gender
    case generation, growthRate, item, itemAttribute, itemCategory, itemFlingEffect, itemPocket, language, location
    case locationArea, machine, move, moveAilment, moveBattleStyle, moveCategory, moveDamageClass, moveLearnMethod
    case moveTarget, nature, palParkArea, pokeathlonStat, pokedex, pokemon, pokemonColor, pokemonForm, pokemonHabitat
    case pokemonShape, pokemonSpecies, region, stat, superContestEffect, type, version, versionGroup

    /// The kind's name in the API, as `pokemon-species`.
    public var slug: String { Self.slugs[Int(rawValue)] }

    /// The kind of that name; nil for names that the model does not know.
    public init?(slug: String) {
        guard let kind = Self.bySlug[slug] else { return nil }
        self = kind
    }

    private static let bySlug = Dictionary(uniqueKeysWithValues: allCases.map { ($0.slug, $0) })

    private static let slugs: [String] = allCases.map { kind in
        // The case's name with a hyphen before each capital: `pokemonSpecies` is `pokemon-species`.
        "\(kind)".reduce(into: "") { slug, letter in
            slug += letter.isUppercase ? "-" + letter.lowercased() : String(letter)
        }
    }
}

extension Kind: Comparable {
    /// Orders kinds by their names in the API.
    public static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
}
