/// No value that a program printed instead of a text: `undefined`, `NaN`, `Optional(`, `{{`, or `null` in place of a
/// number, with or without a unit.
///
/// Those that are words of a language are only taken for leaked where they are all that there is: a German text
/// rightly says "gegen null".
struct LeakedValue: PageCheck {
    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        for attribute in tag.attributes {
            guard let leaked = Self.leaked(in: attribute.value) ?? Self.leakedDeclaration(in: attribute) else {
                continue
            }
            page.report(
                rule: "leaked-value",
                "\"\(leaked)\" in the attribute \(attribute.nameText) of \(page.elementPath)"
            )
        }
    }

    mutating func visit(_ text: UnsafeBufferPointer<UInt8>, in page: inout PageContext) {
        guard !page.isCode, let leaked = Self.leaked(in: text) else { return }
        page.report(rule: "leaked-value", "\"\(leaked)\" in a text of \(page.elementPath)")
    }

    private static let marks: [StaticString] = ["{{", "Optional(", "[object Object]"]
    private static let values: [StaticString] = ["undefined", "NaN", "nan", "null", "nil"]
    private static let units: Set<String> = [
        "", "kg", "g", "lb", "lbs", "t", "m", "cm", "mm", "km", "ft", "in", "%", "s", "ms", "min", "h", "px", "x", "×",
        "°", "\"", "'", "PP", "HP", "KP", "PS", "PV", "$", "€", "¥", "₽", "kB", "MB",
    ]

    private static func leaked(in text: UnsafeBufferPointer<UInt8>) -> String? {
        for index in text.indices {
            let byte = text[index]
            guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "O") || byte == UInt8(ascii: "[") else { continue }
            let rest = UnsafeBufferPointer(rebasing: text[index...])
            if let mark = marks.first(where: { $0.withUTF8Buffer { rest.starts(with: $0) } }) { return "\(mark)" }
        }
        // The longest value with a unit, and the white space that a template may put around them.
        let value = text.drop(while: isHTMLSpace)
        guard let first = value.first, couldBegin(first) else { return nil }
        let end = value.lastIndex { !isHTMLSpace($0) } ?? value.startIndex
        guard end - value.startIndex < 20 else { return nil }
        var name = value[...end]
        while let sign = ["#", "№"].first(where: { name.starts(with: $0.utf8) }) {
            name = name.dropFirst(sign.utf8.count)
        }
        name = name.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
        guard isValue(name) else { return nil }
        let unit = String(decoding: value[name.endIndex..<(end + 1)], as: UTF8.self).drop { $0.isWhitespace }
        return units.contains(String(unit)) ? String(decoding: value[...end], as: UTF8.self) : nil
    }

    private static func isValue(_ word: some Sequence<UInt8>) -> Bool {
        values.contains { $0.withUTF8Buffer { word.elementsEqual($0) } }
    }

    /// Whether a leaked value can begin with a byte: a cheap way past nearly every text.
    private static func couldBegin(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "u"), UInt8(ascii: "N"), UInt8(ascii: "n"), UInt8(ascii: "#"), 0xE2: true
        default: false
        }
    }

    /// The value of a declaration in a `style` attribute, as in `width:NaN%`.
    private static func leakedDeclaration(in attribute: Attribute) -> String? {
        guard attribute.name == .style else { return nil }
        let words = attribute.text.split { !($0.isLetter || $0 == "-" || $0 == "_") }
        return words.first { isValue($0.utf8) }.map(String.init)
    }
}
