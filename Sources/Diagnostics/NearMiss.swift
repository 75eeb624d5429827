/// The candidate that a mistyped word was most likely meant to be; nil where none is close.
///
/// Close is at most a third of the word's letters away, by insertions, deletions, replacements and swaps of neighbours.
/// Of equally close candidates the first in alphabetical order is taken.
public func nearMiss(of word: String, among candidates: some Sequence<String>) -> String? {
    let limit = max(1, word.count / 3)
    return candidates.sorted()
        .map { (candidate: $0, distance: editDistance(Array(word.lowercased()), Array($0.lowercased()))) }
        .filter { $0.distance <= limit }
        .min { $0.distance < $1.distance }?
        .candidate
}

/// The optimal string alignment distance of two words.
func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var rows = [Array(0...right.count)]
    for i in 1..<(left.count + 1) {
        var row = [i]
        for j in 1..<(right.count + 1) {
            let replaced = rows[i - 1][j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
            var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, replaced)
            if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
                best = min(best, rows[i - 2][j - 2] + 1)
            }
            row.append(best)
        }
        rows.append(row)
    }
    return rows[left.count][right.count]
}
