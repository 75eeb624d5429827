import PokeModel
import Templating

/// What is met in an area: a row for each pokemon, method, condition and set of games that agree in level and chance.
struct EncounterRows {
    let area: LocationArea
    let edition: Edition

    init(_ area: LocationArea, edition: Edition) {
        self.area = area
        self.edition = edition
    }

    /// What the rows say beside the pokemon.
    static let columns: [Column] = [
        .phrase(.entryHow), .kind(.version), .number(.entryLevels), .number(.entryChance), .phrase(.entryConditions),
    ]

    /// The rows, by method, and the most frequent first.
    var rows: [TemplateObject] {
        let encounters = edition.pokedex.encounters.inArea(area.id)
        let keys = encounters.enumerated().map { ($1.method, -$1.chance, $0) }
        return keys.sorted(by: <).map { _, _, place in
            let encounter = encounters[place]
            return edition.row(
                edition.link(encounter.pokemon),
                [
                    Cell(encounter.method, in: edition), Cell(encounter.versions, in: edition),
                    .number(levels(of: encounter), in: edition),
                    .number(
                        edition.words(.percent, ["number": edition.words.format.whole(Int(encounter.chance))]),
                        in: edition
                    ),
                    Cell(encounter.conditions, in: edition),
                ]
            )
        }
    }

    private func levels(of encounter: Encounter) -> String {
        let format = edition.words.format
        let (low, high) = (format.whole(Int(encounter.minLevel)), format.whole(Int(encounter.maxLevel)))
        return low == high ? low : "\(low)–\(high)"
    }
}
