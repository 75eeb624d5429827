import PokeModel
import Templating

extension GrowthRate: Presented {
    static var columns: [Column] { [.number(.entryExperience), .count(.pokemonSpecies)] }

    func cells(in edition: Edition) -> [Cell] {
        [Cell(levels.last?.experience, in: edition), Cell(species.count, in: edition)]
    }

    func describe(on page: inout EntryContent) {
        let edition = page.edition
        let rows = levels.enumerated().map { place, level -> TemplateObject in
            let next = levels.indices.contains(place + 1) ? levels[place + 1].experience - level.experience : nil
            return edition.row(
                edition.words.plain(edition.words.format.whole(Int(level.level))),
                [Cell(level.experience, in: edition), Cell(next, in: edition)]
            )
        }
        page.group(species.byNumber(in: edition))
        page.group(
            Localized(edition.words(.entryExperience), edition.tag),
            first: .number(.moveLevel),
            [.number(.entryExperience), .number(.entryNextLevel)],
            rows
        )
    }
}
