/// Cuts the bytes of a connection into requests, however they arrive.
struct RequestReader {
    /// How long the head of a request may be, in bytes.
    static let mostBytes = 16 << 10

    private var bytes: [UInt8] = []
    /// How many of `bytes` are known to hold no end of a head.
    private var scanned = 0

    /// Adds what arrived.
    mutating func append(_ more: some Sequence<UInt8>) {
        bytes += more
    }

    /// Takes the next request; nil where its head has not arrived whole.
    ///
    /// After an error there is nothing more to take.
    mutating func next() throws(RequestFault) -> HTTPRequest? {
        while scanned < bytes.count {
            if scanned == Self.mostBytes { throw .tooLong }
            defer { scanned += 1 }
            guard bytes[scanned] == UInt8(ascii: "\n") else { continue }
            guard scanned > 0, bytes[scanned - 1] == UInt8(ascii: "\r") else { throw .malformed }
            if scanned == 1 {
                // "A server [...] SHOULD ignore at least one empty line (CRLF) received prior to the request-line"
                // (RFC 9112, 2.2).
                bytes.removeFirst(2)
                scanned = -1
            } else if bytes[scanned - 2] == UInt8(ascii: "\n") {
                let head = bytes[..<(scanned - 1)]
                let request = try HTTPRequest(head: head)
                bytes.removeFirst(scanned + 1)
                scanned = -1
                return request
            }
        }
        return nil
    }
}
