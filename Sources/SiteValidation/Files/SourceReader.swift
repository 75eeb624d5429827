/// Reads a source text byte by byte, and knows the line where it is: what readers of styles and of scripts share.
protocol SourceReader {
    /// The text, which outlives the reader.
    var bytes: UnsafeBufferPointer<UInt8> { get }
    /// Where the next byte is.
    var index: Int { get set }
    /// The line of the next byte, from 1.
    var line: Int { get set }
}

extension SourceReader {
    /// The next byte; nil behind the last one.
    var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

    /// Goes behind the next byte, which must be there.
    mutating func advance() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }

    /// Whether a text comes next.
    func isAt(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    /// Goes behind the comment that begins here, or to the end where it is not closed.
    mutating func skipComment() {
        index += 2
        while next != nil, !isAt("*/") { advance() }
        if next != nil { index += 2 }
    }
}
