import Foundation
import Glibc
import Synchronization
import TestSupport

/// A server on a free port of 127.0.0.1 that answers each request with the bytes of a script.
///
/// Speaks no HTTP of its own: it reads up to the empty line of a request and sends what the script says, so that it can
/// misbehave in any way.
final class ScriptedServer: Sendable {
    /// What is done to answer a request.
    enum Step: Sendable {
        case send([UInt8])
        /// Sends the same bytes until the client has gone, or a thousand times.
        case pour([UInt8])
        /// Sends a byte every 50 ms until the client has gone.
        case drip
        /// Sends nothing more, until the client has gone.
        case hang
        /// Closes the connection.
        case close
        /// Closes the connection with a reset.
        case reset
    }

    /// A request as it came.
    struct Request: Sendable {
        let target: String
        /// Header lines, in lower case.
        let headers: [String]
    }

    let port: UInt16
    private let listener: Int32
    private let seen = Seen()

    /// The URL of the API that it serves.
    var root: String { "http://127.0.0.1:\(port)/api/v2/" }

    /// The requests so far.
    var requests: [Request] { seen.requests.withLock { $0 } }

    /// The connections so far.
    var connectionCount: Int { seen.connections.load(ordering: .relaxed) }

    private final class Seen: Sendable {
        let requests = Mutex<[Request]>([])
        let connections = Atomic(0)
    }

    init(_ script: @escaping @Sendable (Request) -> [Step]) throws {
        let listener = try LoopbackListener(queue: 16)
        port = listener.port
        self.listener = listener.socket
        Thread.detachNewThread { [seen] in
            // Ends when the listener is shut down.
            while case let client = accept(listener.socket, nil, nil), client >= 0 {
                seen.connections.add(1, ordering: .relaxed)
                Thread.detachNewThread { Self.serve(client, script, seen) }
            }
            close(listener.socket)
        }
    }

    deinit { shutdown(listener, Int32(SHUT_RDWR)) }

    private static func serve(_ client: Int32, _ script: @Sendable (Request) -> [Step], _ seen: Seen) {
        defer { close(client) }
        while let request = read(from: client) {
            seen.requests.withLock { $0.append(request) }
            for step in script(request) {
                switch step {
                case .send(let bytes): guard send(bytes, to: client) else { return }
                case .pour(let bytes): for _ in 0..<1_000 { guard send(bytes, to: client) else { return } }
                case .drip: while send([32], to: client) { usleep(50_000) }
                case .hang:
                    var byte: UInt8 = 0
                    recv(client, &byte, 1, 0)
                    return
                case .close: return
                case .reset:
                    var linger = linger(l_onoff: 1, l_linger: 0)
                    setsockopt(client, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
                    return
                }
            }
        }
    }

    private static func send(_ bytes: [UInt8], to client: Int32) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.send(client, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL))
            }
            if count <= 0 { return false }
            sent += count
        }
        return true
    }

    private static func read(from client: Int32) -> Request? {
        var text = ""
        var byte: UInt8 = 0
        while !text.hasSuffix("\r\n\r\n") {
            guard recv(client, &byte, 1, 0) == 1 else { return nil }
            text.unicodeScalars.append(Unicode.Scalar(byte))
        }
        let lines = text.split(separator: "\r\n").map(String.init)
        guard let target = lines.first?.split(separator: " ").dropFirst().first else { return nil }
        return Request(target: String(target), headers: lines.dropFirst().map { $0.lowercased() })
    }
}

extension ScriptedServer.Step {
    /// A whole answer.
    static func answer(_ status: String = "200 OK", _ headers: [String] = [], _ body: [UInt8] = []) -> Self {
        head(status, headers + ["Content-Length: \(body.count)"], body)
    }

    /// The start of an answer.
    static func head(_ status: String = "200 OK", _ headers: [String], _ body: [UInt8] = []) -> Self {
        let lines = ["HTTP/1.1 " + status, "Content-Type: application/json"] + headers + ["", ""]
        return .send(Array(lines.joined(separator: "\r\n").utf8) + body)
    }
}
