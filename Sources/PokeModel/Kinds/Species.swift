/// A species: what has a national number and a page.
public struct Species: Resource {
    /// The API's kind.
    public static let kind = Kind.pokemonSpecies

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// Its number in the national Pokédex.
    public var nationalNumber: Int32?
    /// What the Pokédex calls it, as Seed Pokémon.
    public var genus: LocalizedText = .none
    /// The generation that introduced it.
    public var generation: Reference?
    /// Whether it is a baby.
    public var isBaby: Bool = false
    /// Whether it is legendary.
    public var isLegendary: Bool = false
    /// Whether it is mythical.
    public var isMythical: Bool = false
    /// Its varieties, the usual one first.
    public var varieties: [Reference] = []
    /// The tree that it evolves in.
    public var evolutionTree: Reference?
    /// The species that it evolves from.
    public var evolvesFrom: Reference?
    /// The species that it evolves into.
    public var evolvesInto: [Reference] = []
    /// The games' own texts, oldest first.
    public var flavorTexts: [SpeciesFlavorText] = []
    /// What its forms are about, in paragraphs.
    public var formDescription: LocalizedText = .none
    /// Its color.
    public var color: Reference?
    /// Its shape.
    public var shape: Reference?
    /// Its habitat.
    public var habitat: Reference?
    /// How many are female; absent where the data does not say.
    @ReadAs<GenderFields> public var genderRatio: GenderRatio? = nil
    /// Whether males and females look different.
    public var hasGenderDifferences: Bool = false
    /// How easily it is caught, from 3 to 255.
    public var captureRate: Int32?
    /// Its happiness when caught, up to 255.
    public var baseHappiness: Int32?
    /// How much experience its levels take.
    public var growthRate: Reference?
    /// The groups that it breeds in.
    public var eggGroups: [Reference] = []
    /// Egg cycles until it hatches.
    public var hatchCounter: Int32?
    /// Whether its forms can be changed into each other.
    public var formsSwitchable: Bool = false
    /// Its numbers in the games' lists.
    public var dexNumbers: [DexNumber] = []
    /// Where the pal park has it.
    public var palParkEncounters: [PalParkPlace] = []
    /// Its place among all species, families together.
    public var order: Int32?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Species {
    /// What exports say.
    public static let fields: [Field<Species>] =
        identity + [
            Field("national_number", "Its number in the national Pokédex.") { $0.nationalNumber },
            Field("genus", "What the Pokédex calls it, as Seed Pokémon.") { $0.genus },
            Field("generation", "The generation that introduced it.", one: .generation) { $0.generation },
            Field("is_baby", "Whether it is a baby.") { $0.isBaby },
            Field("is_legendary", "Whether it is legendary.") { $0.isLegendary },
            Field("is_mythical", "Whether it is mythical.") { $0.isMythical },
            Field("varieties", "Its varieties, the usual one first.", many: .pokemon) { $0.varieties }.inverse(),
            Field("evolution_tree", "The tree that it evolves in.", one: .evolutionChain) { $0.evolutionTree },
            Field("evolves_from", "The species that it evolves from.", one: .pokemonSpecies) { $0.evolvesFrom },
            Field("evolves_into", "The species that it evolves into.", many: .pokemonSpecies) { $0.evolvesInto }
                .inverse(),
            Field("flavor_texts", "The games' own texts, oldest first.") { $0.flavorTexts },
            Field("form_description", "What its forms are about, in paragraphs.") { $0.formDescription },
            Field("color", "Its color.", one: .pokemonColor) { $0.color },
            Field("shape", "Its shape.", one: .pokemonShape) { $0.shape },
            Field("habitat", "Its habitat.", one: .pokemonHabitat) { $0.habitat },
            Field("is_genderless", "Whether it has no gender.") { $0.genderRatio == .genderless },
            Field(
                "female_ratio",
                "The share of females, from 0 to 1; absent without gender."
            ) { $0.genderRatio?.femaleShare },
            Field("has_gender_differences", "Whether males and females look different.") { $0.hasGenderDifferences },
            Field("capture_rate", "How easily it is caught, from 3 to 255.") { $0.captureRate },
            Field(
                "catch_chances",
                "The chances in percent that a ball holds it; absent where its capture rate is not known."
            ) { $0.captureRate.map(CatchChances.init) },
            Field("base_happiness", "Its happiness when caught, up to 255.") { $0.baseHappiness },
            Field("growth_rate", "How much experience its levels take.", one: .growthRate) { $0.growthRate },
            Field("egg_groups", "The groups that it breeds in.", many: .eggGroup) { $0.eggGroups },
            Field("hatch_counter", "Egg cycles until it hatches.") { $0.hatchCounter },
            Field("forms_switchable", "Whether its forms can be changed into each other.") { $0.formsSwitchable },
            Field("dex_numbers", "Its numbers in the games' lists.") { $0.dexNumbers },
            Field("pal_park_encounters", "Where the pal park has it.") { $0.palParkEncounters },
            Field("order", "Its place among all species, families together.") { $0.order },
        ]
}

/// A number in one of the games' lists.
public struct DexNumber: Record, Decodable, Equatable {
    /// The list.
    public var pokedex: Reference
    /// The number, which can be 0.
    public var number: Int32

    /// Joins the values.
    public init(pokedex: Reference, number: Int32) {
        self.pokedex = pokedex
        self.number = number
    }
}

extension DexNumber {
    /// What exports say.
    public static let fields: [Field<DexNumber>] = [
        Field("pokedex", "The list.", one: .pokedex) { $0.pokedex },
        Field("number", "The number, which can be 0.") { $0.number },
    ]
}

/// Where the pal park has a species.
public struct PalParkPlace: Record, Decodable, Equatable {
    /// The area.
    public var area: Reference
    /// The points for catching it.
    public var baseScore: Int32?
    /// How often it is met.
    public var rate: Int32?

    /// Joins the values.
    public init(area: Reference, baseScore: Int32?, rate: Int32?) {
        self.area = area
        self.baseScore = baseScore
        self.rate = rate
    }
}

extension PalParkPlace {
    /// What exports say.
    public static let fields: [Field<PalParkPlace>] = [
        Field("area", "The area.", one: .palParkArea) { $0.area },
        Field("base_score", "The points for catching it.") { $0.baseScore },
        Field("rate", "How often it is met.") { $0.rate },
    ]
}
