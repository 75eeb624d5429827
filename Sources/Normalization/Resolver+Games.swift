import PokeAPI
import PokeModel

extension Resolver {
    /// A generation.
    func generation(_ wire: WireGeneration) -> Generation {
        var generation = make(Generation.self, wire.id)
        generation.mainRegion = one(wire.mainRegion)
        generation.abilities = many(wire.abilities)
        generation.moves = many(wire.moves)
        generation.species = many(wire.species)
        generation.types = many(wire.types)
        generation.versionGroups = versionGroups(wire.versionGroups)
        return generation
    }

    /// A game.
    func version(_ wire: WireVersion) -> Version {
        var version = make(Version.self, wire.id)
        version.versionGroup = one(wire.versionGroup)
        return version
    }

    /// Games that share their data.
    func versionGroup(_ wire: WireVersionGroup) -> VersionGroup {
        var group = make(VersionGroup.self, wire.id)
        group.generation = one(wire.generation)
        group.order = wire.order ?? 0
        group.versions = versions(wire.versions)
        group.regions = many(wire.regions)
        group.pokedexes = many(wire.pokedexes)
        group.learnMethods = many(wire.moveLearnMethods)
        return group
    }

    /// A game's list of species.
    func regionalDex(_ wire: WirePokedex) -> RegionalDex {
        var dex = make(RegionalDex.self, wire.id)
        dex.description = line(wire.descriptions)
        dex.isMainSeries = wire.isMainSeries
        dex.region = one(wire.region)
        dex.versionGroups = versionGroups(wire.versionGroups)
        dex.entries = wire.entries
            .sorted { ($0.number, $0.species) < ($1.number, $1.species) }
            .compactMap { entry in one(entry.species).map { DexEntry(number: entry.number, species: $0) } }
        return dex
    }

    /// A language.
    func language(_ wire: WireLanguage) -> Language {
        var language = make(Language.self, wire.id)
        language.tag = context.languages[wire.id]
        language.iso639 = wire.iso639
        language.iso3166 = wire.iso3166
        language.isOfficial = wire.isOfficial
        return language
    }
}
