import PokeModel

extension MoveLearnMethod: Presented {
    static var columns: [Column] { [.phrase(.entryDescription), .kind(.versionGroup)] }
    func cells(in edition: Edition) -> [Cell] { [Cell(description, in: edition), Cell(versionGroups, in: edition)] }
}
