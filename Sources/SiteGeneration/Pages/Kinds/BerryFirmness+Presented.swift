import PokeModel

extension BerryFirmness: Presented {
    static var columns: [Column] { [.kind(.berry)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(berries, in: edition)] }
}
