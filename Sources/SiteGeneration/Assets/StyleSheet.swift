/// The theme's style sheets as they are published.
enum StyleSheet {
    /// A style sheet without its comments and without blanks that part nothing; what is quoted stays as it is.
    static func compacted(_ css: String) -> String {
        var text: [UInt8] = []
        var rest = Array(css.utf8)[...]
        while let sign = rest.first {
            if rest.starts(with: "/*".utf8) {
                rest = rest.firstRange(of: Array("*/".utf8)).map { rest[$0.upperBound...] } ?? []
            } else if sign == UInt8(ascii: "\"") || sign == UInt8(ascii: "'") {
                let end = rest.dropFirst().firstIndex(of: sign).map { $0 + 1 } ?? rest.endIndex
                text += rest[..<end]
                rest = rest[end...]
            } else if blanks.contains(sign) {
                rest = rest.drop(while: blanks.contains)
                let isOpen = text.last.map { !takesNoBlankAfter.contains($0) } ?? false
                let isClosed = rest.first.map(takesNoBlankBefore.contains) ?? true
                if isOpen && !isClosed { text.append(UInt8(ascii: " ")) }
            } else {
                text.append(sign)
                rest = rest.dropFirst()
            }
        }
        return String(decoding: text, as: UTF8.self) + "\n"
    }

    private static let blanks = Array(" \n\t\r".utf8)
    // Before a colon a blank may part selectors, and around other signs it may be part of a sum.
    private static let takesNoBlankAfter = Array("{};:, ".utf8)
    private static let takesNoBlankBefore = Array("{};,".utf8)
}
