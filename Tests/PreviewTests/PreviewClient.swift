import Glibc
import TestSupport

/// A client's end of a connection to a preview, which sends and reads what a test says, byte for byte.
final class PreviewClient {
    /// An answer as it came.
    struct Answer: Equatable {
        var status: Int
        var fields: [String: String]
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }
    }

    private let number: Int32
    private var unread: [UInt8] = []

    init(port: Int) throws {
        number = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        // A server that says nothing fails the test instead of stopping it.
        var limit = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(number, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var (yes, size) = (Int32(1), socklen_t(MemoryLayout<Int32>.size))
        setsockopt(number, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, size)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(number, $0, size) == 0 }
        }
        if !isConnected { throw POSIXFailure(code: errno) }
    }

    deinit { close(number) }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        if Glibc.send(number, bytes, bytes.count, Int32(MSG_NOSIGNAL)) != bytes.count {
            throw POSIXFailure(code: errno)
        }
    }

    /// Asks for a target and reads the answer.
    func ask(_ target: String, method: String = "GET", fields: String...) throws -> Answer {
        let lines = ["\(method) \(target) HTTP/1.1", "Host: localhost"] + fields
        try send(lines.map { $0 + "\r\n" }.joined() + "\r\n")
        return try answer(isHead: method == "HEAD")
    }

    /// Reads an answer, with as much of a body as its head tells.
    func answer(isHead: Bool = false) throws -> Answer {
        let lines = try text(until: "\r\n\r\n").split(separator: "\r\n")
        let status = lines.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
        var fields: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1)
            fields[String(parts[0])] = String(parts[1].dropFirst())
        }
        let count = isHead ? 0 : fields["Content-Length"].flatMap { Int($0) } ?? 0
        while unread.count < count { try receive() }
        defer { unread.removeFirst(count) }
        return Answer(status: status ?? 0, fields: fields, body: Array(unread[..<count]))
    }

    /// Reads up to and with a text.
    func text(until end: String) throws -> String {
        let end = Array(end.utf8)
        var start = 0
        while true {
            while start + end.count <= unread.count {
                if unread[start...].starts(with: end) {
                    defer { unread.removeFirst(start + end.count) }
                    return String(decoding: unread[..<(start + end.count)], as: UTF8.self)
                }
                start += 1
            }
            try receive()
        }
    }

    /// Reads until the server ends the connection; whether nothing came before.
    func isEnded() throws -> Bool {
        var byte: UInt8 = 0
        let count = recv(number, &byte, 1, 0)
        if count < 0 { throw POSIXFailure(code: errno) }
        return count == 0 && unread.isEmpty
    }

    /// Whether nothing has come that was not read.
    func isSilent() -> Bool {
        var byte: UInt8 = 0
        return unread.isEmpty && recv(number, &byte, 1, Int32(MSG_DONTWAIT | MSG_PEEK)) < 0 && errno == EAGAIN
    }

    private func receive() throws {
        var part = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(number, &part, part.count, 0)
        if count <= 0 { throw POSIXFailure(code: count == 0 ? ECONNRESET : errno) }
        unread += part[..<count]
    }
}
