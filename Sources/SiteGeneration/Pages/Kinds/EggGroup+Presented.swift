import PokeModel

extension EggGroup: Presented {
    static var columns: [Column] { [.count(.pokemonSpecies)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(species.count, in: edition)] }
    func describe(on page: inout EntryContent) { page.group(species.byNumber(in: page.edition)) }
}
