import BuildSupport
import Diagnostics
import PokeAPI
import PokeModel

/// Converts all resources and puts them into a Pokédex.
struct Joiner {
    let context: Context
    let jobs: Int
    var pokedex = Pokedex()
    private(set) var diagnostics: [Diagnostic] = []

    init(context: Context, jobs: Int) {
        self.context = context
        self.jobs = jobs
    }

    /// Converts resources in chunks, on several tasks where there are many.
    private mutating func convert<Wire: Sendable, Row: Sendable>(
        _ wire: [Wire],
        _ conversion: @escaping @Sendable (Resolver, Wire) -> Row
    ) async throws -> [Row] {
        // Small enough that four chunks of the kind with the most bytes are on their way at once.
        let size = 64
        let chunks = stride(from: 0, to: wire.count, by: size).map { wire[$0..<min($0 + size, wire.count)] }
        let context = context
        let results = try await mapConcurrently(chunks, jobs: jobs) { chunk in
            try Task.checkCancellation()
            let resolver = Resolver(context)
            return (rows: chunk.map { conversion(resolver, $0) }, diagnostics: resolver.diagnostics)
        }
        for result in results { diagnostics += result.diagnostics }
        return results.flatMap(\.rows)
    }

    /// Converts the resources of one kind into their table.
    private mutating func add<Wire: WireResource, Row: Resource>(
        _ wire: [Wire],
        to table: WritableKeyPath<Pokedex, Table<Row>>,
        _ conversion: @escaping @Sendable (Resolver, Wire) -> Row
    ) async throws {
        pokedex[keyPath: table] = Table(try await convert(wire, conversion))
    }

    /// Converts everything.
    mutating func join(_ wire: WireSnapshot) async throws {
        try await joinPokemon(wire)
        try await joinBattle(wire)
        try await joinItems(wire)
        try await joinPlaces(wire)
        try await joinGames(wire)
        try await joinTraits(wire)
    }

    private mutating func joinPokemon(_ wire: WireSnapshot) async throws {
        try await add(wire.pokemon, to: \.pokemon) { $0.pokemon($1) }
        try await add(wire.species, to: \.species) { $0.species($1) }
        try await add(wire.forms, to: \.forms) { $0.form($1) }
        try await add(wire.evolutionTrees, to: \.evolutionTrees) { $0.evolutionTree($1) }
        try await add(wire.evolutionTriggers, to: \.evolutionTriggers) { $0.evolutionTrigger($1) }
        try await add(wire.abilities, to: \.abilities) { $0.ability($1) }
        try await add(wire.types, to: \.types) { $0.type($1) }
    }

    private mutating func joinBattle(_ wire: WireSnapshot) async throws {
        let learners = learners(of: pokedex.pokemon)
        try await add(wire.moves, to: \.moves) { $0.move($1, learnedBy: learners[$1.id] ?? []) }
        try await add(wire.moveAilments, to: \.moveAilments) { $0.moveAilment($1) }
        try await add(wire.moveBattleStyles, to: \.moveBattleStyles) { $0.make(MoveBattleStyle.self, $1.id) }
        try await add(wire.moveCategories, to: \.moveCategories) { $0.moveCategory($1) }
        try await add(wire.damageClasses, to: \.damageClasses) { $0.damageClass($1) }
        try await add(wire.learnMethods, to: \.learnMethods) { $0.learnMethod($1) }
        try await add(wire.moveTargets, to: \.moveTargets) { $0.moveTarget($1) }
        try await add(wire.contestEffects, to: \.contestEffects) { $0.contestEffect($1) }
        try await add(wire.contestTypes, to: \.contestTypes) { $0.contestType($1) }
        try await add(wire.superContestEffects, to: \.superContestEffects) { $0.superContestEffect($1) }
    }

    private mutating func joinItems(_ wire: WireSnapshot) async throws {
        try await add(wire.items, to: \.items) { $0.item($1) }
        try await add(wire.itemAttributes, to: \.itemAttributes) { $0.itemAttribute($1) }
        try await add(wire.itemCategories, to: \.itemCategories) { $0.itemCategory($1) }
        try await add(wire.itemFlingEffects, to: \.itemFlingEffects) { $0.itemFlingEffect($1) }
        try await add(wire.itemPockets, to: \.itemPockets) { $0.itemPocket($1) }
        try await add(wire.machines, to: \.machines) { $0.machine($1) }
        try await add(wire.currencies, to: \.currencies) { $0.make(Currency.self, $1.id) }
        try await add(wire.berries, to: \.berries) { $0.berry($1) }
        try await add(wire.berryFirmnesses, to: \.berryFirmnesses) { $0.berryFirmness($1) }
        try await add(wire.berryFlavors, to: \.berryFlavors) { $0.berryFlavor($1) }
    }

    private mutating func joinPlaces(_ wire: WireSnapshot) async throws {
        try await add(wire.regions, to: \.regions) { $0.region($1) }
        try await add(wire.locations, to: \.locations) { $0.location($1) }
        try await add(wire.locationAreas, to: \.locationAreas) { $0.locationArea($1) }
        try await add(wire.palParkAreas, to: \.palParkAreas) { $0.palParkArea($1) }
        try await add(wire.encounterConditions, to: \.encounterConditions) { $0.encounterCondition($1) }
        try await add(wire.encounterConditionValues, to: \.encounterConditionValues) { $0.encounterConditionValue($1) }
        try await add(wire.encounterMethods, to: \.encounterMethods) { $0.encounterMethod($1) }
        let byArea = try await convert(wire.locationAreas) { resolver, area in resolver.encounters(area) }
        pokedex.encounters = Encounters(byArea.flatMap { $0 })
    }

    private mutating func joinGames(_ wire: WireSnapshot) async throws {
        try await add(wire.generations, to: \.generations) { $0.generation($1) }
        try await add(wire.versions, to: \.versions) { $0.version($1) }
        try await add(wire.versionGroups, to: \.versionGroups) { $0.versionGroup($1) }
        try await add(wire.regionalDexes, to: \.regionalDexes) { $0.regionalDex($1) }
        try await add(wire.languages, to: \.languages) { $0.language($1) }
    }

    private mutating func joinTraits(_ wire: WireSnapshot) async throws {
        try await add(wire.characteristics, to: \.characteristics) { $0.characteristic($1) }
        try await add(wire.eggGroups, to: \.eggGroups) { $0.eggGroup($1) }
        try await add(wire.genders, to: \.genders) { $0.gender($1) }
        try await add(wire.growthRates, to: \.growthRates) { $0.growthRate($1) }
        try await add(wire.natures, to: \.natures) { $0.nature($1) }
        try await add(wire.pokeathlonStats, to: \.pokeathlonStats) { $0.pokeathlonStat($1) }
        try await add(wire.colors, to: \.colors) { $0.color($1) }
        try await add(wire.habitats, to: \.habitats) { $0.habitat($1) }
        try await add(wire.shapes, to: \.shapes) { $0.shape($1) }
        try await add(wire.stats, to: \.stats) { $0.stat($1) }
    }
}
