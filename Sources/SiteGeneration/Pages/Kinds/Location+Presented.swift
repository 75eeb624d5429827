import PokeModel
import Templating

extension Location: Presented {
    static var columns: [Column] { [.kind(.region)] }

    func cells(in edition: Edition) -> [Cell] { [Cell(region, in: edition)] }

    func describe(on page: inout EntryContent) {
        page.fact(region)
        let pokedex = page.edition.pokedex
        for area in areas.compactMap({ pokedex.locationAreas[$0] }) {
            let name = page.edition.name(area.reference)
            let rows = EncounterRows(area, edition: page.edition).rows
            page.group(name, id: area.slug, first: .kind(.pokemonSpecies), EncounterRows.columns, rows)
        }
    }
}
