import JSON
import PokeModel
import SearchIndex

/// Which species of the list learn each move, for the browser, which filters the list by it.
///
/// A species learns what any of its varieties does, in any game. `docs/lists.md` describes the file.
struct SpeciesMoves {
    private let edition: Edition
    /// The moves that are learned, by name, each with the places of the species in the list, in their order.
    private let learners: [(move: Reference, places: [Int])]

    /// The number of the format; a reader refuses any other.
    static let formatVersion = 1

    /// The moves of an edition's species.
    init(_ edition: Edition) {
        self.edition = edition
        let pokedex = edition.pokedex
        var places: [Reference: [Int]] = [:]
        for (place, species) in (edition.order[.pokemon] ?? []).enumerated() {
            let varieties = pokedex.species[species]?.varieties.compactMap { pokedex.pokemon[$0] } ?? []
            let learned = varieties.lazy.flatMap(\.learnsets).flatMap(\.methods).flatMap(\.moves).map(\.move)
            for move in Set(learned) { places[move, default: []].append(place) }
        }
        learners = places.map { (key: fold(edition.name($0.key).text), move: $0.key, places: $0.value) }
            .sorted { ($0.key, $0.move) < ($1.key, $1.move) }
            .map { ($0.move, $0.places) }
    }

    /// Whether no species learns anything.
    var isEmpty: Bool { learners.isEmpty }

    /// The file: of each move its slug, its name, and how many species are passed over before each that learns it.
    var json: [UInt8] {
        var json = JSONWriter()
        json.object { file in
            file.member("version", Self.formatVersion)
            file.member("slugs", learners.map { edition.pokedex.slug(of: $0.move) }.joined(separator: "\n"))
            let names = learners.map { edition.name($0.move).text.replacing("\n", with: " ") }
            file.member("names", names.joined(separator: "\n"))
            file.member("species", learners.map { Self.gaps($0.places) }.joined(separator: ","))
        }
        return json.bytes
    }

    private static func gaps(_ places: [Int]) -> String {
        zip(places, [-1] + places).map { String($0 - $1 - 1) }.joined(separator: " ")
    }
}
