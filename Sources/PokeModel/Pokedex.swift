/// The whole of PokeAPI, normalized: every resource of every kind, and where they meet.
///
/// References inside it lead to resources that are there; what the data names and does not have is absent.
public struct Pokedex: Sendable {
    /// Which deployment of the API the data is from.
    public var source = Source()
    /// Where pokemon are met.
    public var encounters = Encounters()
    /// Which types hit which how hard, in today's games.
    public private(set) var typeChart = TypeChart(Table())

    /// The resources of the kind `ability`.
    public var abilities = Table<Ability>()
    /// The resources of the kind `berry`.
    public var berries = Table<Berry>()
    /// The resources of the kind `berry-firmness`.
    public var berryFirmnesses = Table<BerryFirmness>()
    /// The resources of the kind `berry-flavor`.
    public var berryFlavors = Table<BerryFlavor>()
    /// The resources of the kind `characteristic`.
    public var characteristics = Table<Characteristic>()
    /// The resources of the kind `contest-effect`.
    public var contestEffects = Table<ContestEffect>()
    /// The resources of the kind `contest-type`.
    public var contestTypes = Table<ContestType>()
    /// The resources of the kind `currency`.
    public var currencies = Table<Currency>()
    /// The resources of the kind `egg-group`.
    public var eggGroups = Table<EggGroup>()
    /// The resources of the kind `encounter-condition`.
    public var encounterConditions = Table<EncounterCondition>()
    /// The resources of the kind `encounter-condition-value`.
    public var encounterConditionValues = Table<EncounterConditionValue>()
    /// The resources of the kind `encounter-method`.
    public var encounterMethods = Table<EncounterMethod>()
    /// The resources of the kind `evolution-chain`.
    public var evolutionTrees = Table<EvolutionTree>()
    /// The resources of the kind `evolution-trigger`.
    public var evolutionTriggers = Table<EvolutionTrigger>()
    /// The resources of the kind `gender`.
    public var genders = Table<Gender>()
    /// The resources of the kind `generation`.
    public var generations = Table<Generation>()
    /// The resources of the kind `growth-rate`.
    public var growthRates = Table<GrowthRate>()
    /// The resources of the kind `item`.
    public var items = Table<Item>()
    /// The resources of the kind `item-attribute`.
    public var itemAttributes = Table<ItemAttribute>()
    /// The resources of the kind `item-category`.
    public var itemCategories = Table<ItemCategory>()
    /// The resources of the kind `item-fling-effect`.
    public var itemFlingEffects = Table<ItemFlingEffect>()
    /// The resources of the kind `item-pocket`.
    public var itemPockets = Table<ItemPocket>()
    /// The resources of the kind `language`.
    public var languages = Table<Language>()
    /// The resources of the kind `location`.
    public var locations = Table<Location>()
    /// The resources of the kind `location-area`.
    public var locationAreas = Table<LocationArea>()
    /// The resources of the kind `machine`.
    public var machines = Table<Machine>()
    /// The resources of the kind `move`.
    public var moves = Table<Move>()
    /// The resources of the kind `move-ailment`.
    public var moveAilments = Table<MoveAilment>()
    /// The resources of the kind `move-battle-style`.
    public var moveBattleStyles = Table<MoveBattleStyle>()
    /// The resources of the kind `move-category`.
    public var moveCategories = Table<MoveCategory>()
    /// The resources of the kind `move-damage-class`.
    public var damageClasses = Table<MoveDamageClass>()
    /// The resources of the kind `move-learn-method`.
    public var learnMethods = Table<MoveLearnMethod>()
    /// The resources of the kind `move-target`.
    public var moveTargets = Table<MoveTarget>()
    /// The resources of the kind `nature`.
    public var natures = Table<Nature>()
    /// The resources of the kind `pal-park-area`.
    public var palParkAreas = Table<PalParkArea>()
    /// The resources of the kind `pokeathlon-stat`.
    public var pokeathlonStats = Table<PokeathlonStat>()
    /// The resources of the kind `pokedex`.
    public var regionalDexes = Table<RegionalDex>()
    /// The resources of the kind `pokemon`.
    public var pokemon = Table<Pokemon>()
    /// The resources of the kind `pokemon-color`.
    public var colors = Table<PokemonColor>()
    /// The resources of the kind `pokemon-form`.
    public var forms = Table<Form>()
    /// The resources of the kind `pokemon-habitat`.
    public var habitats = Table<PokemonHabitat>()
    /// The resources of the kind `pokemon-shape`.
    public var shapes = Table<PokemonShape>()
    /// The resources of the kind `pokemon-species`.
    public var species = Table<Species>()
    /// The resources of the kind `region`.
    public var regions = Table<Region>()
    /// The resources of the kind `stat`.
    public var stats = Table<Stat>()
    /// The resources of the kind `super-contest-effect`.
    public var superContestEffects = Table<SuperContestEffect>()
    /// The resources of the kind `type`.
    public var types = Table<PokeType>() { didSet { typeChart = TypeChart(types) } }
    /// The resources of the kind `version`.
    public var versions = Table<Version>()
    /// The resources of the kind `version-group`.
    public var versionGroups = Table<VersionGroup>()

    /// A Pokédex without resources.
    public init() {}
}

extension Pokedex {
    /// The resources of a kind, when the kind is known only at run time.
    public func table(_ kind: Kind) -> any ResourceTable {
        switch kind {
        case .ability: abilities
        case .berry: berries
        case .berryFirmness: berryFirmnesses
        case .berryFlavor: berryFlavors
        case .characteristic: characteristics
        case .contestEffect: contestEffects
        case .contestType: contestTypes
        case .currency: currencies
        case .eggGroup: eggGroups
        case .encounterCondition: encounterConditions
        case .encounterConditionValue: encounterConditionValues
        case .encounterMethod: encounterMethods
        case .evolutionChain: evolutionTrees
        case .evolutionTrigger: evolutionTriggers
        case .gender: genders
        case .generation: generations
        case .growthRate: growthRates
        case .item: items
        case .itemAttribute: itemAttributes
        case .itemCategory: itemCategories
        case .itemFlingEffect: itemFlingEffects
        case .itemPocket: itemPockets
        case .language: languages
        case .location: locations
        case .locationArea: locationAreas
        case .machine: machines
        case .move: moves
        case .moveAilment: moveAilments
        case .moveBattleStyle: moveBattleStyles
        case .moveCategory: moveCategories
        case .moveDamageClass: damageClasses
        case .moveLearnMethod: learnMethods
        case .moveTarget: moveTargets
        case .nature: natures
        case .palParkArea: palParkAreas
        case .pokeathlonStat: pokeathlonStats
        case .pokedex: regionalDexes
        case .pokemon: pokemon
        case .pokemonColor: colors
        case .pokemonForm: forms
        case .pokemonHabitat: habitats
        case .pokemonShape: shapes
        case .pokemonSpecies: species
        case .region: regions
        case .stat: stats
        case .superContestEffect: superContestEffects
        case .type: types
        case .version: versions
        case .versionGroup: versionGroups
        }
    }

    /// The slug of a resource; its id where the resource is missing.
    public func slug(of reference: Reference) -> String {
        table(reference.kind).slug(of: reference.id) ?? "\(reference.id)"
    }

    /// The name of a resource; empty where the resource is missing.
    public func name(of reference: Reference) -> LocalizedText {
        table(reference.kind).name(of: reference.id) ?? .none
    }

    /// Whether a resource is there.
    public func contains(_ reference: Reference) -> Bool {
        table(reference.kind).slug(of: reference.id) != nil
    }

    /// How hard an attack of one type hits something of one or two types, in today's games.
    public func effectiveness(of attacking: Reference, on defending: [Reference]) -> Effectiveness {
        typeChart.effectiveness(of: attacking, on: defending)
    }
}

/// Which deployment of the API some data is from, as its `meta` tells.
public struct Source: Hashable, Sendable {
    /// The revision of the API's data; nil where the API does not say.
    public var hash: String?
    /// When it was deployed, as a date in ISO 8601 (`2026-08-06`); nil where the API does not say.
    public var date: String?

    /// Joins the values.
    public init(hash: String? = nil, date: String? = nil) {
        self.hash = hash
        self.date = date
    }
}
