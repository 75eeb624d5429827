import PokeModel

extension EncounterConditionValue: Presented {
    static var columns: [Column] { [.kind(.encounterCondition)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(condition, in: edition)] }
}
