public import PokeModel

/// A Pokémon species, with everything that its varieties have in common.
public struct WirePokemonSpecies: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.pokemonSpecies
    /// The species' id, which is its national number.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// What the species is called after, as "Mouse Pokémon".
    public let genera: [WireText]
    /// A sort order in which families stand together.
    public let order: Int32?
    /// The chance of being female in eighths; -1 for none.
    public let genderRate: Int32?
    /// How easily it is caught, up to 255.
    public let captureRate: Int32?
    /// The happiness when caught.
    public let baseHappiness: Int32?
    /// The cycles of 255 steps until an egg hatches.
    public let hatchCounter: Int32?
    /// Whether it is a baby.
    public let isBaby: Bool
    /// Whether it is legendary.
    public let isLegendary: Bool
    /// Whether it is mythical.
    public let isMythical: Bool
    /// Whether the sexes look different.
    public let hasGenderDifferences: Bool
    /// Whether it can change between its forms.
    public let formsSwitchable: Bool
    /// The colour.
    public let color: Reference?
    /// The shape.
    public let shape: Reference?
    /// The habitat.
    public let habitat: Reference?
    /// The growth rate.
    public let growthRate: Reference?
    /// The generation that introduced it.
    public let generation: Reference?
    /// The egg groups.
    public let eggGroups: [Reference]
    /// The evolution chain.
    public let evolutionChain: Reference?
    /// The species that it evolves from.
    public let evolvesFrom: Reference?
    /// The numbers in the Pokédexes.
    public let pokedexNumbers: [PokedexNumber]
    /// The pokemon of the species, the default first.
    public let varieties: [Variety]
    /// Where it is met in the Pal Park.
    public let palParkEncounters: [PalParkEncounter]
    /// What the games say, by version.
    public let flavorTexts: [WireFlavorText]
    /// What its forms are about.
    public let formDescriptions: [WireText]

    /// Reads a species.
    public init(_ members: inout WireMembers) throws(WireError) {
        baseHappiness = try members.optional("base_happiness")
        captureRate = try members.optional("capture_rate")
        color = try members.reference("color", to: .pokemonColor)
        eggGroups = try members.references("egg_groups", to: .eggGroup)
        evolutionChain = try members.reference("evolution_chain", to: .evolutionChain)
        evolvesFrom = try members.reference("evolves_from_species", to: .pokemonSpecies)
        flavorTexts = try members.flavorTexts("flavor_text", of: "version", .version)
        formDescriptions = try members.texts("form_descriptions", "description")
        formsSwitchable = try members.flag("forms_switchable")
        genderRate = try members.optional("gender_rate")
        genera = try members.texts("genera", "genus")
        generation = try members.reference("generation", to: .generation)
        growthRate = try members.reference("growth_rate", to: .growthRate)
        habitat = try members.reference("habitat", to: .pokemonHabitat)
        hasGenderDifferences = try members.flag("has_gender_differences")
        hatchCounter = try members.optional("hatch_counter")
        id = try members.required("id")
        isBaby = try members.flag("is_baby")
        isLegendary = try members.flag("is_legendary")
        isMythical = try members.flag("is_mythical")
        name = try members.string("name")
        names = try members.names()
        order = try members.optional("order")
        palParkEncounters = try members.list("pal_park_encounters", PalParkEncounter.init)
        pokedexNumbers = try members.list("pokedex_numbers", PokedexNumber.init)
        shape = try members.reference("shape", to: .pokemonShape)
        varieties = try members.list("varieties", Variety.init)
    }
}

extension WirePokemonSpecies {
    /// The number of a species in a Pokédex.
    public struct PokedexNumber: Sendable, Equatable {
        /// The Pokédex.
        public let pokedex: Reference
        /// The number, which can be 0.
        public let number: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            number = try members.required("entry_number")
            pokedex = try members.requiredReference("pokedex", to: .pokedex)
        }
    }

    /// A pokemon of a species.
    public struct Variety: Sendable, Equatable {
        /// The pokemon.
        public let pokemon: Reference
        /// Whether it stands for the species.
        public let isDefault: Bool

        init(_ members: inout WireMembers) throws(WireError) {
            isDefault = try members.flag("is_default")
            pokemon = try members.requiredReference("pokemon", to: .pokemon)
        }
    }

    /// A place of the Pal Park where a species is met.
    public struct PalParkEncounter: Sendable, Equatable {
        /// The area.
        public let area: Reference
        /// The points for a catch.
        public let baseScore: Int32?
        /// How often it is met.
        public let rate: Int32?

        init(_ members: inout WireMembers) throws(WireError) {
            area = try members.requiredReference("area", to: .palParkArea)
            baseScore = try members.optional("base_score")
            rate = try members.optional("rate")
        }
    }
}
