import PokeModel

extension MoveTarget: Presented {
    static var columns: [Column] { [.phrase(.entryDescription), .count(.move)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(description, in: edition), Cell(moves.count, in: edition)] }
}
