extension [UInt8] {
    /// Appends text for a place between tags or in a quoted attribute.
    ///
    /// `&`, `<`, `>`, `"` and `'` are written as references. Characters that
    /// [XML 1.0](https://www.w3.org/TR/xml/#charsets) has no place for, not even as references, become U+FFFD: those
    /// below the space but for tab and line ends, U+FFFE and U+FFFF.
    mutating func appendEscaped(_ text: String) { append(text, replacing: Self.controls | Self.significant) }

    /// Appends HTML; only characters that XML has no place for are replaced, as `appendEscaped` does.
    mutating func appendRaw(_ text: String) { append(text, replacing: Self.controls) }

    /// A bit for each control character that XML forbids.
    private static var controls: UInt64 { 0xFFFF_FFFF & ~(1 << 9 | 1 << 10 | 1 << 13) }
    /// A bit for each of the five characters with a meaning in HTML.
    private static var significant: UInt64 { 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62 }

    @inline(__always) private mutating func append(_ text: String, replacing replaced: UInt64) {
        // Strings here are native ones, whose bytes are contiguous: the copy is made for no other.
        let done: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, replacing: replaced) }
        if done == nil { Array<UInt8>(text.utf8).withUnsafeBufferPointer { append($0, replacing: replaced) } }
    }

    private mutating func append(_ bytes: UnsafeBufferPointer<UInt8>, replacing replaced: UInt64) {
        var start = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 64 {
                if replaced & (1 << UInt64(byte)) != 0 {
                    append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                    appendReplacement(of: byte)
                    start = index + 1
                }
            } else if byte == 0xEF, bytes[index + 1] == 0xBF, bytes[index + 2] >= 0xBE {
                // U+FFFE and U+FFFF are EF BF BE and EF BF BF; a string is valid UTF-8, so three bytes are there.
                append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
                appendReplacement(of: byte)
                start = index + 3
            }
            index += 1
        }
        append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }

    private mutating func appendReplacement(of byte: UInt8) {
        switch byte {
        case UInt8(ascii: "&"): append(contentsOf: "&amp;".utf8)
        case UInt8(ascii: "<"): append(contentsOf: "&lt;".utf8)
        case UInt8(ascii: ">"): append(contentsOf: "&gt;".utf8)
        case UInt8(ascii: "\""): append(contentsOf: "&quot;".utf8)
        case UInt8(ascii: "'"): append(contentsOf: "&#39;".utf8)
        default: append(contentsOf: "\u{FFFD}".utf8)
        }
    }

    /// Appends a number in decimal.
    mutating func append(decimal number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var rest = number.magnitude
        let start = count
        repeat {
            append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        self[start...].reverse()
    }
}
