import PokeModel

extension MoveAilment: Presented {
    static var columns: [Column] { [.kind(.move)] }

    /// The moves that cause it; of those that cause none, there are too many to name.
    func cells(in edition: Edition) -> [Cell] { [Cell(slug == "none" ? [] : moves, in: edition)] }
}
