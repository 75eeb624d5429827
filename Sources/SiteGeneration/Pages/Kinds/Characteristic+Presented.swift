import PokeModel

extension Characteristic: Presented {
    static var columns: [Column] { [.phrase(.entryHighestStat), .phrase(.entryValues)] }

    func cells(in edition: Edition) -> [Cell] {
        let values = edition.words.list(possibleValues.map { edition.words.format.whole(Int($0)) })
        return [Cell(highestStat, in: edition), Cell(values, in: edition)]
    }
}
