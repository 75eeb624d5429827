import CSimdjson

/// The first number of a document that only its size makes unreadable.
///
/// simdjson says no more than that a number is wrong: this tells numbers that JSON has not (`01`, `1.`) from numbers
/// that are merely too large, by reading the document once more with zeros in their place.
struct OutOfRangeNumber {
    /// The number, cut after 30 digits.
    let excerpt: String

    /// Looks for such a number; nil where the bytes are no JSON document for another reason.
    init?(in bytes: UnsafeRawBufferPointer) {
        var copy = Array(bytes)
        var first: Range<Int>?
        var position = 0
        while position < copy.count {
            switch copy[position] {
            case UInt8(ascii: "\""): position = Self.endOfString(copy, from: position)
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                let end = copy[position...].firstIndex { !Self.isNumberByte($0) } ?? copy.count
                // Shorter ones fit in 64 bits.
                if Self.isNumber(copy[position..<end]), end - position > 18 || Self.hasExponent(copy[position..<end]) {
                    first = first ?? position..<end
                    for place in position..<end { copy[place] = UInt8(ascii: " ") }
                    copy[position] = UInt8(ascii: "0")
                }
                position = end
            default: position += 1
            }
        }
        guard let first, Self.isDocument(copy) else { return nil }
        let number = bytes[first]
        excerpt = String(decoding: number.prefix(30), as: UTF8.self) + (number.count > 30 ? "…" : "")
    }

    private static func isDocument(_ bytes: [UInt8]) -> Bool {
        // Any error means the same: it was not the size of a number alone.
        (try? JSONParser().withDocument(bytes) { _ in true }) ?? false
    }

    private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int {
        var position = start + 1
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        return position + 1
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool { isDigit(byte) || "+-.eE".utf8.contains(byte) }

    private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

    private static func hasExponent(_ number: ArraySlice<UInt8>) -> Bool {
        number.contains { $0 == UInt8(ascii: "e") || $0 == UInt8(ascii: "E") }
    }

    /// Whether bytes are a number by the grammar of [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259#section-6).
    static func isNumber(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        func digits() -> Int {
            let run = rest.prefix(while: isDigit).count
            rest = rest.dropFirst(run)
            return run
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let startsWithZero = rest.first == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0, !startsWithZero || whole == 1 else { return false }
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            if digits() == 0 { return false }
        }
        if let exponent = rest.first, exponent == UInt8(ascii: "e") || exponent == UInt8(ascii: "E") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
            if digits() == 0 { return false }
        }
        return rest.isEmpty
    }
}
