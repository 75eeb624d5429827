import PokeModel

/// Where a pokemon is met, summed up by game, method and location.
struct MeetingPlaces {
    /// Games that agree, and how they have the pokemon.
    struct Game: Equatable {
        var versions: [Reference]
        let ways: [Way]
    }

    /// A method and the places where the pokemon is met by it.
    struct Way: Hashable {
        let method: Reference
        let places: [Place]
    }

    /// A place, the levels that the pokemon is met at there, and how often in percent.
    ///
    /// The least and the most frequent of the place's areas, under any conditions.
    struct Place: Hashable {
        let location: Reference
        var levels: ClosedRange<Int32>
        var chances: ClosedRange<Int32>
    }

    /// The games that have the pokemon somewhere, newest first.
    let games: [Game]

    init(of pokemon: Pokemon, in edition: Edition) {
        var places: [Reference: [Reference: [Reference: Place]]] = [:]
        for encounter in edition.pokedex.encounters.of(pokemon: pokemon.id) {
            guard let location = edition.pokedex.locationAreas[encounter.area]?.location else { continue }
            let found = Place(encounter, at: location)
            for version in encounter.versions {
                let known = places[version]?[encounter.method]?[location]
                places[version, default: [:]][encounter.method, default: [:]][location] = known?.joined(found) ?? found
            }
        }
        var games: [Game] = []
        var known: [[Way]: Int] = [:]
        for (version, methods) in places.sorted(by: { edition.age(of: $0.key) > edition.age(of: $1.key) }) {
            let ways = methods.sorted { $0.key < $1.key }.map { method, places in
                Way(method: method, places: places.sorted { $0.key < $1.key }.map(\.value))
            }
            if let place = known[ways] {
                games[place].versions.append(version)
            } else {
                known[ways] = games.count
                games.append(Game(versions: [version], ways: ways))
            }
        }
        self.games = games
    }
}

extension MeetingPlaces.Place {
    fileprivate init(_ encounter: Encounter, at location: Reference) {
        self.location = location
        levels = encounter.minLevel...max(encounter.minLevel, encounter.maxLevel)
        chances = encounter.chance...encounter.chance
    }

    /// This place and what else is known of it.
    fileprivate func joined(_ other: Self) -> Self {
        var place = self
        place.levels = min(levels.lowerBound, other.levels.lowerBound)...max(levels.upperBound, other.levels.upperBound)
        place.chances =
            min(chances.lowerBound, other.chances.lowerBound)...max(chances.upperBound, other.chances.upperBound)
        return place
    }
}
