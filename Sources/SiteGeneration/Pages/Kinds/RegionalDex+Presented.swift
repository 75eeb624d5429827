import PokeModel
import Templating

extension RegionalDex: Presented {
    static var columns: [Column] { [.kind(.region), .kind(.versionGroup), .count(.pokemonSpecies)] }

    func cells(in edition: Edition) -> [Cell] {
        [Cell(region, in: edition), Cell(versionGroups, in: edition), Cell(entries.count, in: edition)]
    }

    func describe(on page: inout EntryContent) {
        let edition = page.edition
        page.describe(description)
        page.fact(region)
        page.fact(versionGroups)
        let rows = entries.map { entry -> TemplateObject in
            let variety = edition.pokedex.species[entry.species]?.varieties.first
            let types = variety.flatMap { edition.pokedex.pokemon[$0]?.types } ?? []
            let number = edition.words.plain(edition.words.format.whole(Int(entry.number)))
            return edition.row(number, [Cell(entry.species, in: edition), Cell(types, in: edition)])
        }
        page.group(
            Localized(edition.words.count(.pokemonSpecies, entries.count), edition.tag),
            first: .number(.entryNumber),
            [.kind(.pokemonSpecies), .kind(.type)],
            rows
        )
    }
}
