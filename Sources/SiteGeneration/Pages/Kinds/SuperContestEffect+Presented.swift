import PokeModel

extension SuperContestEffect: Presented {
    static var columns: [Column] { [.phrase(.effect), .number(.entryAppeal), .kind(.move)] }

    func cells(in edition: Edition) -> [Cell] {
        [Cell(flavorText, in: edition), Cell(appeal, in: edition), Cell(moves, in: edition)]
    }
}
