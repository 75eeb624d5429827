import PokeModel

extension Version: Presented {
    static var columns: [Column] { [.kind(.versionGroup), .kind(.generation)] }

    func cells(in edition: Edition) -> [Cell] {
        [Cell(versionGroup, in: edition), Cell(edition.pokedex.versionGroups[versionGroup]?.generation, in: edition)]
    }

    func describe(on page: inout EntryContent) {
        let pokedex = page.edition.pokedex
        let group = pokedex.versionGroups[versionGroup]
        page.fact(versionGroup)
        page.fact(group?.generation)
        page.fact(group?.regions ?? [])
        page.fact(group?.pokedexes ?? [])
        let met = pokedex.encounters.inVersion(id)
        let species = Set(met.compactMap { pokedex.pokemon[$0.pokemon]?.species })
        page.group(Array(species).byNumber(in: page.edition), .speciesPlaces)
        let areas = Set(met.map(\.area)).compactMap { pokedex.locationAreas[$0]?.location }
        page.group(Set(areas).sorted())
    }
}
