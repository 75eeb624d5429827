import BuildSupport
import Glibc

/// A web server for one's own eyes: it serves the files of a folder on 127.0.0.1, as HTTP/1.1, and reloads pages.
///
/// GET and HEAD only. Pages get a script that reloads them when a new build is there. Nothing outside the folder is
/// served, nor names that begin with a dot.
public final class PreviewServer: Sendable {
    /// The port that the server listens on.
    public let port: Int
    private let site: PreviewSite
    private let number: Int32
    private let mostConnections: Int
    private let idleLimit: Duration

    /// Listens; ``run(isCancelled:generation:)`` answers.
    ///
    /// `base` is the path at which the folder is served, from slash to slash. Port 0 is any that is free. Throws
    /// ``PreviewError``.
    public convenience init(root: String, base: String, port: Int) throws(PreviewError) {
        try self.init(root: root, base: base, port: port, mostConnections: 128, idleLimit: .seconds(30))
    }

    init(root: String, base: String, port: Int, mostConnections: Int, idleLimit: Duration) throws(PreviewError) {
        site = try PreviewSite(root: root, base: base)
        guard let wanted = UInt16(exactly: port) else { throw .invalidPort(port) }
        (number, self.port) = try Self.listen(wanted)
        self.mostConnections = mostConnections
        self.idleLimit = idleLimit
    }

    deinit { close(number) }

    /// Serves on the caller's thread until `isCancelled` says so, which is asked at least every 100 ms.
    ///
    /// `generation` is asked as often and must be quick: when the number is another than before, pages are reloaded.
    public func run(isCancelled: () -> Bool, generation: () -> Int) {
        var connections: [Connection] = []
        var isShortOfFiles = false
        var shown = generation()
        while !isCancelled() {
            let newest = generation()
            if newest != shown {
                shown = newest
                for connection in connections where connection.isEventStream { connection.send(event: "reload") }
            }
            var polled = connections.map { pollfd(fd: $0.number, events: $0.awaited, revents: 0) }
            // "If this field is negative, then the corresponding events field is ignored" (poll(2)): those who come
            // when all places are taken wait in the system's queue. So do those for whom no file could be opened: asked
            // again at once, poll(2) would not wait at all.
            let isAccepting = connections.count < mostConnections && !isShortOfFiles
            isShortOfFiles = false
            polled.append(pollfd(fd: isAccepting ? number : -1, events: Int16(POLLIN), revents: 0))
            // One that fails, being interrupted, finds nothing, which is as good.
            _ = poll(&polled, nfds_t(polled.count), 50)
            for (connection, state) in zip(connections, polled) where state.revents != 0 {
                connection.advance(answer: site.response)
            }
            let now = ContinuousClock.now
            connections.removeAll { $0.isOver || !$0.isEventStream && now - $0.lastProgress > idleLimit }
            if polled.last?.revents != 0 { isShortOfFiles = !acceptAll(into: &connections) }
        }
    }

    /// Takes those who wait, up to the most; false where one had to be left because too many files are open.
    private func acceptAll(into connections: inout [Connection]) -> Bool {
        while connections.count < mostConnections {
            let client = accept(number, nil, nil)
            // Else nobody waits any more, or the client has already gone.
            if client < 0 { return ![EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) }
            // Without this a program started meanwhile would hold the connection open. Sends and reads say themselves
            // that they do not wait.
            _ = fcntl(client, F_SETFD, FD_CLOEXEC)
            // Without this an answer's body waits until the client has acknowledged its head, which it does after 40 ms.
            var yes: Int32 = 1
            setsockopt(client, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
            connections.append(Connection(client))
        }
        return true
    }

    /// A socket that listens on a port of 127.0.0.1, without waiting for clients, and the port.
    private static func listen(_ port: UInt16) throws(PreviewError) -> (number: Int32, port: Int) {
        let type = SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue
        let number = socket(AF_INET, Int32(type), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        // A port that a preview has just left is free at once.
        var yes: Int32 = 1
        setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(number, pointer, size) == 0 && Glibc.listen(number, SOMAXCONN) == 0
                    && getsockname(number, pointer, &size) == 0
            }
        }
        guard isListening else {
            let code = errno
            if number >= 0 { close(number) }
            if code == EADDRINUSE { throw .portInUse(Int(port)) }
            throw .portRefused(Int(port), reason: strerror(code).map { String(cString: $0) } ?? "error \(code)")
        }
        return (number, Int(UInt16(bigEndian: address.sin_port)))
    }
}
