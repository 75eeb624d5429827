import Glibc

/// A fault of a document's markup, in libxml2's words where they are its.
struct MarkupError: Equatable {
    /// libxml2's code, one of `xmlParserErrors`; 0 for what we refuse ourselves.
    let code: Int32
    /// The line, from 1.
    let line: Int
    /// The column in bytes, from 1; 0 where it is not known.
    let column: Int
    /// One line without a final period.
    let message: String

    /// The message behind the column, where that is known.
    var summary: String { (column > 0 ? "column \(column): " : "") + message }
}

extension MarkupError {
    /// What is wrong with a document's bytes before any markup is looked at; nil for UTF-8 of a size that is read.
    init?(inEncodingOf bytes: UnsafeRawBufferPointer, limit: Int) {
        if bytes.isEmpty {
            self.init(at: 0, in: bytes, "The document is empty")
        } else if bytes.count > limit {
            self = .tooLarge(bytes.count, limit: limit)
        } else if let start = bytes.baseAddress, let nul = memchr(start, 0, bytes.count) {
            // libxml2 would take some of these for UTF-16 and read on.
            self.init(at: UnsafeRawPointer(nul) - start, in: bytes, "There is a NUL byte")
        } else {
            do {
                _ = try UTF8Span(validating: bytes.assumingMemoryBound(to: UInt8.self).span)
                return nil
            } catch {
                let offset = error.byteOffsets.lowerBound
                let byte = String(bytes[offset], radix: 16, uppercase: true)
                self.init(at: offset, in: bytes, "The byte 0x\(byte) is no UTF-8 where it stands")
            }
        }
    }

    /// A document of more bytes than are read.
    static func tooLarge(_ byteCount: Int, limit: Int) -> MarkupError {
        let message = "The document has \(byteCount) bytes; at most \(limit) are read"
        return MarkupError(code: 0, line: 1, column: 1, message: message)
    }

    private init(at offset: Int, in bytes: UnsafeRawBufferPointer, _ message: String) {
        let before = bytes[..<offset]
        let newline = before.lastIndex(of: UInt8(ascii: "\n"))
        self.init(
            code: 0,
            line: 1 + before.count { $0 == UInt8(ascii: "\n") },
            column: offset - (newline ?? -1),
            message: message
        )
    }
}
