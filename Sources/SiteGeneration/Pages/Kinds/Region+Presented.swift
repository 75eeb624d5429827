import PokeModel

extension Region: Presented {
    static var columns: [Column] { [.kind(.generation), .kind(.versionGroup), .count(.location)] }

    func cells(in edition: Edition) -> [Cell] {
        [Cell(mainGeneration, in: edition), Cell(versionGroups, in: edition), Cell(locations.count, in: edition)]
    }

    func describe(on page: inout EntryContent) {
        page.fact(mainGeneration)
        page.fact(versionGroups)
        page.fact(pokedexes)
        page.group(locations)
    }
}
