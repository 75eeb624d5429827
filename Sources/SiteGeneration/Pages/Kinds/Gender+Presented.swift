import PokeModel

extension Gender: Presented {
    static var columns: [Column] { [.count(.pokemonSpecies)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(species.count, in: edition)] }
}
