import PokeModel

extension ItemPocket: Presented {
    static var columns: [Column] { [.kind(.itemCategory)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(categories, in: edition)] }
}
