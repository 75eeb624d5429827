/// Writes one JSON document into a growing buffer of bytes.
///
/// The caller keeps the grammar: a `key` before each value inside an object, each `begin` closed by its `end`. Commas are
/// the writer's. Text is UTF-8; only what [RFC 8259](https://www.rfc-editor.org/rfc/rfc8259#section-7) demands is
/// escaped, plus `<`, so that a document can stand inside an HTML script element.
public struct JSONWriter {
    /// What has been written.
    public private(set) var bytes: [UInt8] = []
    private var needsComma = false

    /// Creates a writer with an empty buffer.
    public init() {}

    /// Empties the buffer and keeps its memory.
    public mutating func removeAll() {
        bytes.removeAll(keepingCapacity: true)
        needsComma = false
    }

    @inline(__always) private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }

    /// Opens an object.
    public mutating func beginObject() {
        separate()
        bytes.append(UInt8(ascii: "{"))
        needsComma = false
    }

    /// Closes the innermost object.
    public mutating func endObject() {
        bytes.append(UInt8(ascii: "}"))
        needsComma = true
    }

    /// Opens an array.
    public mutating func beginArray() {
        separate()
        bytes.append(UInt8(ascii: "["))
        needsComma = false
    }

    /// Closes the innermost array.
    public mutating func endArray() {
        bytes.append(UInt8(ascii: "]"))
        needsComma = true
    }

    /// Writes the name of the member whose value comes next.
    public mutating func key(_ name: String) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes the name, in UTF-8, of the member whose value comes next.
    public mutating func key(_ name: UnsafeBufferPointer<UInt8>) {
        string(name)
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a string.
    public mutating func string(_ text: String) {
        var text = text
        text.withUTF8 { string($0) }
    }

    /// Writes a string that is in UTF-8.
    public mutating func string(_ utf8: UnsafeBufferPointer<UInt8>) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        // What lies between two bytes that must be escaped is copied in one go.
        var start = 0
        while let place = Self.nextToEscape(in: utf8, from: start) {
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<place]))
            escape(utf8[place])
            start = place + 1
        }
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        bytes.append(UInt8(ascii: "\""))
    }

    private static func nextToEscape(in utf8: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        let bytes = UnsafeRawBufferPointer(utf8)
        var place = start
        // Eight at a time: nearly all texts have none.
        while place + 8 <= bytes.count, !mustEscapeAny(bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) {
            place += 8
        }
        return bytes[place...].firstIndex(where: mustEscape)
    }

    @inline(__always) private static func mustEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "<")
    }

    /// Whether any of eight bytes must be escaped.
    ///
    /// Subtracting from a byte sets its highest bit where it was less, or where it was set before; a byte that borrows from
    /// the next one has been found itself.
    @inline(__always) private static func mustEscapeAny(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        func isBelow(_ limit: UInt64, _ word: UInt64) -> UInt64 { (word &- ones &* limit) & ~word }
        let found =
            isBelow(0x20, word)
            | isBelow(1, word ^ ones &* UInt64(UInt8(ascii: "\"")))
            | isBelow(1, word ^ ones &* UInt64(UInt8(ascii: "\\")))
            | isBelow(1, word ^ ones &* UInt64(UInt8(ascii: "<")))
        return found & (ones << 7) != 0
    }

    private mutating func escape(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "\""): bytes.append(contentsOf: "\\\"".utf8)
        case UInt8(ascii: "\\"): bytes.append(contentsOf: "\\\\".utf8)
        case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
        default:
            bytes.append(contentsOf: "\\u00".utf8)
            bytes.append(Self.digits[Int(byte >> 4)])
            bytes.append(Self.digits[Int(byte & 15)])
        }
    }

    private static let digits = Array("0123456789abcdef".utf8)

    /// Writes an integer.
    public mutating func integer(_ value: Int) {
        separate()
        digits(of: value)
    }

    private mutating func digits(of value: Int) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        let value = value.magnitude
        var unit: UInt = 1
        while value / unit >= 10 { unit *= 10 }
        while unit > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(value / unit % 10))
            unit /= 10
        }
    }

    /// Writes a number; one that is whole is written without a fraction.
    ///
    /// `value` must be finite, as JSON has no other.
    public mutating func number(_ value: Double) {
        precondition(value.isFinite, "JSON has no number for \(value)")
        separate()
        if let whole = Int(exactly: value) {
            digits(of: whole)
        } else {
            bytes.append(contentsOf: "\(value)".utf8)
        }
    }

    /// Writes `true` or `false`.
    public mutating func boolean(_ value: Bool) {
        separate()
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    /// Writes `null`.
    public mutating func null() {
        separate()
        bytes.append(contentsOf: "null".utf8)
    }

    /// Writes a value that is JSON already.
    public mutating func raw(_ json: some Sequence<UInt8>) {
        separate()
        bytes.append(contentsOf: json)
    }

    /// Writes a value that is JSON already.
    public mutating func raw(_ json: UnsafeRawBufferPointer) {
        separate()
        bytes.append(contentsOf: json)
    }

    /// Ends the line; the next value starts a new document, as in newline-delimited JSON.
    public mutating func newline() {
        bytes.append(UInt8(ascii: "\n"))
        needsComma = false
    }
}
