import PokeModel

extension BerryFlavor: Presented {
    static var columns: [Column] { [.kind(.contestType), .kind(.berry)] }

    func cells(in edition: Edition) -> [Cell] {
        [
            Cell(contestType, in: edition),
            Cell(berries.filter { $0.potency > 0 }.map(\.berry), in: edition),
        ]
    }
}
