import PokeAPI
import PokeModel

extension Resolver {
    /// A location.
    func location(_ wire: WireLocation) -> Location {
        var location = make(Location.self, wire.id)
        location.region = one(wire.region)
        location.areas = many(wire.areas)
        location.gameIndices = gameIndices(wire.gameIndices)
        return location
    }

    /// A part of a location.
    func locationArea(_ wire: WireLocationArea) -> LocationArea {
        var area = make(LocationArea.self, wire.id)
        area.location = one(wire.location)
        // The API has 0 where it does not know the number.
        area.gameIndex = wire.gameIndex == 0 ? nil : wire.gameIndex
        area.methodRates = rows(wire.methodRates, by: \.method) { entry, method in
            entry.rates
                .sorted { (rank(ofVersion: $0.version), $0.rate) < (rank(ofVersion: $1.version), $1.rate) }
                .compactMap { rate in
                    one(rate.version).map { EncounterRate(method: method, version: $0, rate: rate.rate) }
                }
        }.flatMap { $0 }
        return area
    }

    /// A region.
    func region(_ wire: WireRegion) -> Region {
        var region = make(Region.self, wire.id)
        region.mainGeneration = one(wire.mainGeneration)
        region.locations = many(wire.locations)
        region.pokedexes = many(wire.pokedexes)
        region.versionGroups = versionGroups(wire.versionGroups)
        return region
    }

    /// An area of the pal park.
    func palParkArea(_ wire: WirePalParkArea) -> PalParkArea {
        var area = make(PalParkArea.self, wire.id)
        area.encounters = rows(wire.encounters, by: \.species) {
            PalParkEncounter(species: $1, baseScore: $0.baseScore, rate: $0.rate)
        }
        return area
    }

    /// Something that decides which pokemon are met.
    func encounterCondition(_ wire: WireEncounterCondition) -> EncounterCondition {
        var condition = make(EncounterCondition.self, wire.id)
        condition.values = many(wire.values)
        return condition
    }

    /// A state of a condition.
    func encounterConditionValue(_ wire: WireEncounterConditionValue) -> EncounterConditionValue {
        var value = make(EncounterConditionValue.self, wire.id)
        value.condition = one(wire.condition)
        return value
    }

    /// A way to meet pokemon.
    func encounterMethod(_ wire: WireEncounterMethod) -> EncounterMethod {
        var method = make(EncounterMethod.self, wire.id)
        method.order = wire.order
        return method
    }
}
