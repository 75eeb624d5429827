import PokeModel

extension PokeathlonStat: Presented {
    static var columns: [Column] { [.phrase(.entryRaisingNatures), .phrase(.entryLoweringNatures)] }

    func cells(in edition: Edition) -> [Cell] {
        [
            Cell(increasingNatures.map(\.nature), in: edition), Cell(decreasingNatures.map(\.nature), in: edition),
        ]
    }
}
