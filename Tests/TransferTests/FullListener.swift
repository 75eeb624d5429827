import Glibc
import TestSupport

/// A port of 127.0.0.1 that answers nobody: its queue of connections is full, and nobody takes them out.
final class FullListener {
    let port: UInt16
    private var sockets: [Int32] = []

    init() throws {
        let listener = try LoopbackListener(queue: 0)
        sockets.append(listener.socket)
        port = listener.port
        var address = listener.address
        let length = socklen_t(MemoryLayout<sockaddr_in>.size)
        // A queue of none holds one all the same; what comes then waits to be let in.
        for _ in 0..<4 {
            let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue), 0)
            guard client >= 0 else { throw POSIXFailure(code: errno) }
            sockets.append(client)
            _ = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(client, $0, length) }
            }
        }
    }

    deinit { for socket in sockets { close(socket) } }
}
