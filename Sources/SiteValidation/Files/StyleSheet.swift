/// The addresses that a style sheet loads: those of `@import`, `url()` and `image-set()`, as
/// [CSS Syntax](https://www.w3.org/TR/css-syntax-3/#tokenization) tells them from comments and other texts.
struct StyleSheet: SourceReader {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    var line = 1

    /// Calls `body` with each address of a style sheet, or of a part of one as a `style` attribute has it, and its line
    /// from 1.
    static func forEachAddress(in bytes: UnsafeBufferPointer<UInt8>, _ body: (String, Int) -> Void) {
        var sheet = StyleSheet(bytes)
        sheet.read(body)
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    private mutating func read(_ body: (String, Int) -> Void) {
        var isImport = false
        while let byte = next {
            let start = line
            switch byte {
            case UInt8(ascii: "/") where isAt("/*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let text = string()
                if isImport { body(text, start) }
                isImport = false
            case UInt8(ascii: "@"):
                advance()
                isImport = name() == "import"
            case _ where Self.isName(byte):
                let name = name()
                switch next == UInt8(ascii: "(") ? name : "" {
                case "url":
                    advance()
                    body(address(), start)
                case "image-set", "-webkit-image-set": imageSet(body)
                default: break
                }
                isImport = false
            default:
                if !isHTMLSpace(byte) { isImport = false }
                advance()
            }
        }
    }

    /// What stands between the brackets of `image-set()`: texts are addresses there, but for those of `type()` in it.
    private mutating func imageSet(_ body: (String, Int) -> Void) {
        var depth = 0
        while let byte = next {
            let start = line
            switch byte {
            case UInt8(ascii: "/") where isAt("/*"): skipComment()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let text = string()
                if depth == 1 { body(text, start) }
            case UInt8(ascii: "("):
                depth += 1
                advance()
            case UInt8(ascii: ")"):
                depth -= 1
                advance()
                if depth == 0 { return }
            case _ where Self.isName(byte):
                if name() == "url", next == UInt8(ascii: "(") {
                    advance()
                    body(address(), start)
                }
            default: advance()
            }
        }
    }

    private mutating func skipSpace() {
        while let byte = next, isHTMLSpace(byte) { advance() }
    }

    /// A name, in lower case.
    private mutating func name() -> String {
        var name: [UInt8] = []
        while let byte = next, Self.isName(byte) { name += byte == UInt8(ascii: "\\") ? escaped() : [taken()] }
        return String(decoding: name, as: UTF8.self).lowercased()
    }

    /// A text between quotation marks; a line that ends before the second one ends it as well.
    private mutating func string() -> String {
        let quote = taken()
        var text: [UInt8] = []
        while let byte = next, byte != quote, byte != UInt8(ascii: "\n") {
            text += byte == UInt8(ascii: "\\") ? escaped() : [taken()]
        }
        if next == quote { advance() }
        return String(decoding: text, as: UTF8.self)
    }

    /// What stands behind `url(`, up to and with the bracket that closes it.
    private mutating func address() -> String {
        skipSpace()
        let text: String
        if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") {
            text = string()
        } else {
            var bytes: [UInt8] = []
            while let byte = next, byte != UInt8(ascii: ")"), !isHTMLSpace(byte) {
                bytes += byte == UInt8(ascii: "\\") ? escaped() : [taken()]
            }
            text = String(decoding: bytes, as: UTF8.self)
        }
        while next != nil, next != UInt8(ascii: ")") { advance() }
        if next != nil { advance() }
        return text
    }

    private mutating func taken() -> UInt8 {
        defer { advance() }
        return bytes[index]
    }

    /// The character that a backslash and what follows stand for.
    private mutating func escaped() -> [UInt8] {
        advance()
        var digits = ""
        while digits.count < 6, let byte = next, Unicode.Scalar(byte).properties.isASCIIHexDigit {
            digits.unicodeScalars.append(Unicode.Scalar(taken()))
        }
        if let value = UInt32(digits, radix: 16) {
            if let byte = next, isHTMLSpace(byte) { advance() }
            return Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
        }
        guard next != nil else { return [] }
        let byte = taken()
        // The end of a line behind a backslash is none.
        return byte == UInt8(ascii: "\n") ? [] : [byte]
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "\\"), 0x80...:
            true
        default: false
        }
    }
}
