/// Folds text for search, so that what people type and what a name is spelled like become equal.
///
/// Case, accents, width, katakana and Korean syllables (as the letters typed for them) are evened out; apostrophes go,
/// other punctuation parts words, ♀ and ♂ are the words `f` and `m`. What is left are words with one space between them;
/// text without any letter or digit folds to nothing. The browser's `fold.js` does the same from the same table.
public func fold(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    var isBetweenWords = false
    for scalar in text.unicodeScalars {
        for unit in Folding.shared.target(of: scalar) {
            if unit == " " {
                isBetweenWords = true
            } else if unit >= Folding.marks[0], Folding.marks.contains(unit) {
                // A voicing mark is part of the kana before it; one that voices nothing is no letter.
                guard !isBetweenWords, let last = folded.last, let whole = Folding.shared.voiced[[last, unit]]
                else { continue }
                folded.removeLast()
                folded.append(whole)
            } else {
                if isBetweenWords, !folded.isEmpty { folded.append(" ") }
                isBetweenWords = false
                folded.append(unit)
            }
        }
    }
    return String(folded)
}

/// The fold table, read.
private struct Folding: Sendable {
    static let shared = Folding()
    static let marks: [Unicode.Scalar] = ["\u{3099}", "\u{309A}"]

    let voiced: [[Unicode.Scalar]: Unicode.Scalar]
    /// What the scalars of ASCII fold to, which most texts are made of.
    private var plain: [[Unicode.Scalar]] = []
    private let letters: [Unicode.Scalar: [Unicode.Scalar]]
    private let dropped: [ClosedRange<UInt32>]
    private let spaces: [ClosedRange<UInt32>]
    private let initials = Self.parts(FoldTable.initials)
    private let vowels = Self.parts(FoldTable.vowels)
    private let finals = Self.parts(FoldTable.finals)

    private init() {
        var letters: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for line in FoldTable.letters.unicodeScalars.split(separator: "\n") {
            let parts = line.split(separator: " ", maxSplits: 1)
            for source in parts[1] { letters[source] = parts[0].map { $0 == "_" ? " " : $0 } }
        }
        self.letters = letters
        voiced = Dictionary(
            uniqueKeysWithValues: Self.parts(FoldTable.voiced).map { (Array($0.prefix(2)), $0[2]) }
        )
        dropped = Self.ranges(FoldTable.dropped)
        spaces = Self.ranges(FoldTable.spaces)
        plain = (UInt8(0)..<0x80).map { lookUp(Unicode.Scalar($0)) }
    }

    func target(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        scalar.isASCII ? plain[Int(scalar.value)] : lookUp(scalar)
    }

    private func lookUp(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        if let target = letters[scalar] { return target }
        if (0xAC00...0xD7A3).contains(scalar.value) {
            // The arithmetic of Unicode's chapter 3.12: 19 initials, 21 vowels, 28 finals.
            let place = Int(scalar.value - 0xAC00)
            let final = place % 28 == 0 ? [] : finals[place % 28]
            return initials[place / 588] + vowels[place / 28 % 21] + final
        }
        if dropped.contains(where: { $0.contains(scalar.value) }) { return [] }
        if spaces.contains(where: { $0.contains(scalar.value) }) { return [" "] }
        return [scalar]
    }

    private static func parts(_ text: String) -> [[Unicode.Scalar]] {
        text.unicodeScalars.split(separator: " ").map(Array.init)
    }

    private static func ranges(_ text: String) -> [ClosedRange<UInt32>] {
        text.split(separator: " ").map { range in
            let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
            return ends[0]...ends[ends.count - 1]
        }
    }
}
