import Glibc
import TestSupport

/// A socket that listens at a free port of 127.0.0.1; whoever makes it closes it.
struct LoopbackListener {
    let socket: Int32
    let address: sockaddr_in

    /// The port that the system gave.
    var port: UInt16 { UInt16(bigEndian: address.sin_port) }

    /// Listens with a queue of so many connections.
    init(queue: Int32) throws {
        let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard listener >= 0 else { throw POSIXFailure(code: errno) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let code = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(listener, address, length) | listen(listener, queue) | getsockname(listener, address, &length)
            }
        }
        guard code == 0 else {
            let failure = POSIXFailure(code: errno)
            close(listener)
            throw failure
        }
        socket = listener
        self.address = address
    }
}
