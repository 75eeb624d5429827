import PokeModel
import Templating

/// Where a pokemon is met, game by game, newest first; games that agree in everything are told together.
struct PlacesContext {
    let pokemon: Pokemon
    let edition: Edition

    init(_ pokemon: Pokemon, edition: Edition) {
        self.pokemon = pokemon
        self.edition = edition
    }

    /// Games that agree, and where they have the pokemon.
    struct Game: Equatable {
        var versions: [Reference]
        let places: [Place]
    }

    /// A place and the levels that the pokemon is met at there.
    struct Place: Hashable {
        let location: Reference
        let levels: ClosedRange<Int32>
    }

    /// The games that have the pokemon somewhere, newest first.
    var games: [Game] {
        var levels: [Reference: [Reference: ClosedRange<Int32>]] = [:]
        for encounter in edition.pokedex.encounters.of(pokemon: pokemon.id) {
            guard let location = edition.pokedex.locationAreas[encounter.area]?.location else { continue }
            let lowest = encounter.minLevel
            let highest = max(lowest, encounter.maxLevel)
            for version in encounter.versions {
                let known = levels[version, default: [:]][location] ?? lowest...highest
                levels[version, default: [:]][location] =
                    min(known.lowerBound, lowest)...max(known.upperBound, highest)
            }
        }
        var games: [Game] = []
        var known: [[Place]: Int] = [:]
        for version in levels.keys.sorted(by: isNewer) {
            let places = (levels[version] ?? [:]).map { Place(location: $0.key, levels: $0.value) }
                .sorted { $0.location < $1.location }
            if let place = known[places] {
                games[place].versions.append(version)
            } else {
                known[places] = games.count
                games.append(Game(versions: [version], places: places))
            }
        }
        return games
    }

    /// The context; nil for a pokemon that is met nowhere.
    var object: TemplateObject? {
        let games = games
        guard !games.isEmpty else { return nil }
        let rows = games.map { game -> TemplateObject in
            [
                "games": .text(edition.games(game.versions.reversed())),
                "places": .list(game.places.map(place)),
            ]
        }
        let older = rows.dropFirst(Self.unfolded)
        return [
            "rows": .list(Array(rows.prefix(Self.unfolded))),
            "older": older.isEmpty
                ? .absent
                : [
                    "label": .text(edition.words(.olderPlaces, count: older.count)),
                    "rows": .list(Array(older)),
                ],
        ]
    }

    /// How many games are shown before a reader unfolds the others.
    private static let unfolded = 4

    private func place(_ place: Place) -> TemplateObject {
        let words = edition.words
        let (low, high) = (
            words.format.whole(Int(place.levels.lowerBound)), words.format.whole(Int(place.levels.upperBound))
        )
        let levels = low == high ? words(.level, ["level": low]) : words(.levels, ["first": low, "last": high])
        return edition.link(place.location).merging(["levels": .text(levels)])
    }

    private func isNewer(_ left: Reference, _ right: Reference) -> Bool {
        edition.age(of: left) > edition.age(of: right)
    }
}
