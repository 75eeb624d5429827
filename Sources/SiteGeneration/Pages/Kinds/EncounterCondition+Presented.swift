import PokeModel

extension EncounterCondition: Presented {
    static var columns: [Column] { [.phrase(.entryConditions)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(values, in: edition)] }
}
