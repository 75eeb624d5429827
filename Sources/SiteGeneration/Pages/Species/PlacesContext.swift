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

    /// The games that have the pokemon somewhere, newest first.
    var games: [MeetingPlaces.Game] { MeetingPlaces(of: pokemon, in: edition).games }

    /// The context; nil for a pokemon that is met nowhere.
    var object: TemplateObject? {
        let games = games
        guard !games.isEmpty else { return nil }
        let rows = games.map { game -> TemplateObject in
            ["games": edition.gameList(game.versions.reversed()), "ways": .list(game.ways.map(way))]
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

    private func way(_ way: MeetingPlaces.Way) -> TemplateObject {
        ["method": .object(edition.link(way.method)), "places": .list(way.places.map(place))]
    }

    private func place(_ place: MeetingPlaces.Place) -> TemplateObject {
        let words = edition.words
        func whole(_ number: Int32) -> String { words.format.whole(Int(number)) }
        let (low, high) = (whole(place.levels.lowerBound), whole(place.levels.upperBound))
        let levels = low == high ? words(.level, ["level": low]) : words(.levels, ["first": low, "last": high])
        let (least, most) = (whole(place.chances.lowerBound), whole(place.chances.upperBound))
        let chance = words(.percent, ["number": least == most ? most : "\(least)–\(most)"])
        return edition.link(place.location).merging(["note": .text(words.list([levels, chance]))])
    }
}
