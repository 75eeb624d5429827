import PokeModel

extension ItemCategory: Presented {
    static var columns: [Column] { [.kind(.itemPocket), .count(.item)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(pocket, in: edition), Cell(items.count, in: edition)] }

    func describe(on page: inout EntryContent) {
        page.fact(pocket)
        page.group(items)
    }
}
