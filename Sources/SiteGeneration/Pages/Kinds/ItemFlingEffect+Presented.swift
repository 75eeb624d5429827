import PokeModel

extension ItemFlingEffect: Presented {
    static var columns: [Column] { [.phrase(.effect), .kind(.item)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(effect, in: edition), Cell(items, in: edition)] }
}
