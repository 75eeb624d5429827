/// A template's text and where it is from.
struct TemplateSource: Sendable {
    /// What partial and parent tags call it.
    let name: String
    /// What errors call it.
    let file: String
    /// The text, in UTF-8.
    let bytes: [UInt8]

    /// Describes a fault at a byte of the text.
    func error(_ kind: TemplateError.Kind, at offset: Int, _ message: String, hint: String? = nil) -> TemplateError {
        let start = lineStart(before: offset)
        let rest = bytes[start...]
        var end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return TemplateError(
            kind: kind,
            file: file,
            line: line(of: offset),
            column: String(decoding: bytes[start..<offset], as: UTF8.self).count + 1,
            excerpt: String(decoding: bytes[start..<max(end, start)], as: UTF8.self),
            message: message,
            hint: hint
        )
    }

    /// The line of a byte, from 1.
    func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }

    /// The first byte of the line that a byte is in.
    func lineStart(before offset: Int) -> Int {
        bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    }

    /// The first byte at or after `offset` that is no space, tab, or line end.
    func skippingBlanks(from offset: Int) -> Int {
        bytes[offset...].firstIndex { !$0.isBlank } ?? bytes.endIndex
    }

    /// Whether there is nothing but spaces, tabs and line ends.
    func isBlank(_ range: Range<Int>) -> Bool { bytes[range].allSatisfy(\.isBlank) }
}

extension UInt8 {
    /// Whether it is a space, a tab, or part of a line end.
    var isBlank: Bool {
        self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: "\n")
            || self == UInt8(ascii: "\r")
    }
}
