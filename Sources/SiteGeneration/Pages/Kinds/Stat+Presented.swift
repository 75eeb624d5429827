import PokeModel

extension Stat: Presented {
    static var columns: [Column] { [.kind(.moveDamageClass)] }

    func cells(in edition: Edition) -> [Cell] { [Cell(damageClass, in: edition)] }

    func describe(on page: inout EntryContent) {
        page.fact(damageClass)
        page.fact(.entryBattleOnly, isBattleOnly ? page.edition.words(.changesYes) : nil)
        page.group(increasingNatures, .entryRaisingNatures)
        page.group(decreasingNatures, .entryLoweringNatures)
        page.group(increasingMoves.map(\.move), .entryRaisingMoves)
        page.group(decreasingMoves.map(\.move), .entryLoweringMoves)
        page.group(affectingItems)
        page.group(characteristics)
    }
}
