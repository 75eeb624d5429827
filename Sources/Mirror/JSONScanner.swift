import Glibc

/// Finds tokens in minified JSON by their places, so that every byte around them can be kept as it is.
///
/// For documents that a parser has accepted; in others it finds something or nothing, and never leaves the bytes.
struct JSONScanner {
    let bytes: UnsafeRawBufferPointer
    private(set) var position = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Goes behind the next string, and gives the place of what is between its quotes; nil where there is none.
    mutating func nextString() -> Range<Int>? {
        guard let opening = place(of: UInt8(ascii: "\""), from: position) else { return nil }
        var start = opening + 1
        while let quote = place(of: UInt8(ascii: "\""), from: start) {
            var escapes = quote
            while escapes > opening + 1, bytes[escapes - 1] == UInt8(ascii: "\\") { escapes -= 1 }
            // Backslashes escape each other in pairs; one that is left over escapes the quote.
            if (quote - escapes).isMultiple(of: 2) {
                position = quote + 1
                return opening + 1..<quote
            }
            start = quote + 1
        }
        return nil
    }

    private func place(of byte: UInt8, from start: Int) -> Int? {
        guard start < bytes.count, let base = bytes.baseAddress,
            let found = memchr(base + start, Int32(byte), bytes.count - start)
        else { return nil }
        return UnsafeRawPointer(found) - base
    }

    /// Whether the last string was the name of a member.
    var isBehindName: Bool { position < bytes.count && bytes[position] == UInt8(ascii: ":") }

    /// The places of the elements of the array that is the member `name` of the document's object.
    static func elements(of name: String, in bytes: UnsafeRawBufferPointer) -> [Range<Int>] {
        var scanner = JSONScanner(bytes)
        var elements: [Range<Int>] = []
        var depth = 0
        // Where the current element starts; nil outside the array.
        var start: Int?
        while scanner.position < bytes.count {
            switch bytes[scanner.position] {
            case UInt8(ascii: "\""):
                guard let string = scanner.nextString() else { return [] }
                if depth == 1, scanner.isBehindName, bytes[string].elementsEqual(name.utf8),
                    bytes.dropFirst(scanner.position + 1).first == UInt8(ascii: "[")
                {
                    start = scanner.position + 2
                }
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 1, let start {
                    if start < scanner.position { elements.append(start..<scanner.position) }
                    return elements
                }
            case UInt8(ascii: ","):
                if depth == 2, let place = start {
                    elements.append(place..<scanner.position)
                    start = scanner.position + 1
                }
            default: break
            }
            scanner.position += 1
        }
        return []
    }
}
