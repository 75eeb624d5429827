import PokeModel

extension ContestEffect: Presented {
    static var columns: [Column] { [.phrase(.effect), .number(.entryAppeal), .number(.entryJam)] }

    func cells(in edition: Edition) -> [Cell] {
        [Cell(effect, in: edition), Cell(appeal, in: edition), Cell(jam, in: edition)]
    }
}
