import Glibc

/// The records of a kind's file: an array with one resource a line, ordered by id.
struct RecordLines {
    /// A record and its place in the file.
    struct Line {
        /// The id of the resource.
        let id: Int
        /// The bytes of its JSON.
        let range: Range<Int>
    }

    /// The whole file.
    let bytes: [UInt8]
    /// Its records, ordered by id.
    private(set) var lines: [Line] = []

    /// Finds the records; nil where the file has another form or order.
    ///
    /// Whether a record is JSON shows when it is read.
    init?(_ bytes: [UInt8]) {
        self.bytes = bytes
        guard bytes.starts(with: "[\n".utf8) else { return nil }
        var start = 2
        while let end = Self.newline(in: bytes, from: start) {
            if end == bytes.count - 1, bytes[start..<end].elementsEqual("]".utf8) { return }
            let hasComma = end > start && bytes[end - 1] == UInt8(ascii: ",")
            let range = start..<(hasComma ? end - 1 : end)
            guard let id = Self.id(of: bytes[range]), lines.last.map({ $0.id < id }) ?? true else { return nil }
            lines.append(Line(id: id, range: range))
            start = end + 1
        }
        return nil
    }

    private static func newline(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, start < buffer.count,
                let found = memchr(base + start, 0x0A, buffer.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    /// The id of a record, which is its first member.
    private static func id(of record: ArraySlice<UInt8>) -> Int? {
        let start = #"{"id":"#.utf8
        guard record.starts(with: start) else { return nil }
        let digits = record.dropFirst(start.count).prefix(20).prefix { $0 != UInt8(ascii: ",") }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// Calls `body` with the JSON of a record.
    func withRecord<Output>(_ line: Line, _ body: (UnsafeRawBufferPointer) throws -> Output) rethrows -> Output {
        try bytes.withUnsafeBytes { try body(UnsafeRawBufferPointer(rebasing: $0[line.range])) }
    }
}
