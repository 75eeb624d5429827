extension String {
    /// How many columns the text takes on a terminal.
    var columns: Int { unicodeScalars.reduce(0) { $0 + $1.columns } }

    /// The text, cut so that it takes no more columns than that.
    func cut(toColumns limit: Int) -> String {
        var text = UnicodeScalarView()
        var width = 0
        for scalar in unicodeScalars {
            width += scalar.columns
            guard width <= limit else { break }
            text.append(scalar)
        }
        return String(text)
    }
}

extension Unicode.Scalar {
    /// The columns that a character takes: two for what East Asia writes wide and for emoji, none for marks on another.
    ///
    /// [Annex 11](https://www.unicode.org/reports/tr11/) in blocks; where terminals differ, the wider.
    fileprivate var columns: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        switch value {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default: return properties.isEmojiPresentation ? 2 : 1
        }
    }
}
