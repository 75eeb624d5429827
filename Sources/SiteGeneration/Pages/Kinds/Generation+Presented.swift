import PokeModel

extension Generation: Presented {
    static var columns: [Column] { [.kind(.region), .kind(.versionGroup), .count(.pokemonSpecies)] }

    func cells(in edition: Edition) -> [Cell] {
        [Cell(mainRegion, in: edition), Cell(versionGroups, in: edition), Cell(species.count, in: edition)]
    }

    func describe(on page: inout EntryContent) {
        page.fact(mainRegion)
        page.fact(versionGroups)
        page.fact(types)
        page.group(species.byNumber(in: page.edition))
        page.group(moves)
        page.group(abilities)
    }
}
