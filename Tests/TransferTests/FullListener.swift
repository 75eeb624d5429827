import Glibc
import TestSupport

/// A port of 127.0.0.1 that answers nobody: its queue of connections is full, and nobody takes them out.
final class FullListener {
    let port: UInt16
    private var sockets: [Int32] = []

    init() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { throw POSIXFailure(code: errno) }
        sockets.append(listener)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) | listen(listener, 0) | getsockname(listener, address, &length)
            }
        }
        guard code == 0 else { throw POSIXFailure(code: errno) }
        port = UInt16(bigEndian: address.sin_port)
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
