import PokeModel

extension PalParkArea: Presented {
    static var columns: [Column] { [.kind(.pokemonSpecies)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(encounters.map(\.species).byNumber(in: edition), in: edition)] }
}
