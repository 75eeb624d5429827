import PokeModel

extension Language: Presented {
    static var columns: [Column] { [.phrase(.entryTag)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(tag?.description ?? "", in: edition)] }
}
