/// The longest term, in Unicode scalars: what is longer is no word of any language.
private let longestTerm = 40

/// Calls `body` with each term of folded text that full-text search knows, as often as it is there.
///
/// A term is a word. Kana and Chinese characters, which are written without spaces, give each pair of neighbours, and the
/// last of them alone, so that each is the beginning of a term. The browser's `terms.js` asks for the same terms.
func forEachTerm(in folded: String, _ body: (String) -> Void) {
    for word in folded.split(separator: " ") {
        if word.utf8.allSatisfy({ $0 < 0x80 }) {
            if word.utf8.count <= longestTerm { body(String(word)) }
        } else {
            forEachTerm(inWord: Array(word.unicodeScalars), body)
        }
    }
}

private func forEachTerm(inWord scalars: [Unicode.Scalar], _ body: (String) -> Void) {
    func term(_ range: Range<Int>) { body(String(String.UnicodeScalarView(scalars[range]))) }
    var start = 0
    while start < scalars.count {
        let isUnspaced = scalars[start].isUnspaced
        let end = scalars[start...].firstIndex { $0.isUnspaced != isUnspaced } ?? scalars.count
        if isUnspaced {
            for place in start..<end { term(place..<min(place + 2, end)) }
        } else if end - start <= longestTerm {
            term(start..<end)
        }
        start = end
    }
}

extension Unicode.Scalar {
    /// Whether the scalar, folded, is of a script that puts no spaces between words.
    fileprivate var isUnspaced: Bool {
        switch value {
        case 0x3005...0x3007, 0x3041...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
