import PokeModel

extension ItemAttribute: Presented {
    static var columns: [Column] { [.phrase(.entryDescription), .count(.item)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(description, in: edition), Cell(items.count, in: edition)] }
}
