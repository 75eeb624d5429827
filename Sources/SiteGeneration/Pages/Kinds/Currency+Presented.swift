import PokeModel

extension Currency: Presented {
    static var columns: [Column] { [.count(.item)] }

    /// How many items have a price in it.
    func cells(in edition: Edition) -> [Cell] {
        [Cell(edition.pokedex.items.count { $0.prices.contains { $0.currency == reference } }, in: edition)]
    }
}
