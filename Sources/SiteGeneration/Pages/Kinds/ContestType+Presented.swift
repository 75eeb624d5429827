import PokeModel

extension ContestType: Presented {
    static var columns: [Column] { [.kind(.berryFlavor), .phrase(.color)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(berryFlavor, in: edition), Cell(color, in: edition)] }
}
