import BuildSupport
import Glibc

/// A client's connection; the socket is closed with its last owner.
final class Connection {
    private enum Phase {
        /// Requests are read and answered.
        case serving
        /// It takes part in the reload events.
        case events
        /// What is still to be sent is sent, then the connection ends.
        case ending
        /// Everything is sent; the client still has to see it.
        case draining
        /// Nothing more will happen.
        case over
    }

    /// The socket's number.
    let number: Int32
    /// When bytes last went either way.
    private(set) var lastProgress = ContinuousClock.now
    private var phase = Phase.serving
    private var reader = RequestReader()
    private var output: ArraySlice<UInt8> = []
    private var file: (descriptor: FileDescriptor, count: Int)?

    /// Takes over an accepted socket.
    init(_ number: Int32) {
        self.number = number
    }

    deinit { close(number) }

    /// Whether the connection may be dropped.
    var isOver: Bool { phase == .over }

    /// Whether reload events go to it, for which there may be nothing to say for hours.
    var isEventStream: Bool { phase == .events }

    /// What to wait for, in the words of poll(2).
    var awaited: Int16 {
        // Nothing is read while something is to be sent: a client that does not read cannot fill the memory.
        Int16(hasOutput ? POLLOUT : POLLIN)
    }

    private var hasOutput: Bool { !output.isEmpty || file != nil }

    /// Adds an event to an event stream.
    func send(event: String) {
        output += "data: \(event)\n\n".utf8
    }

    /// Reads and sends what can be without waiting.
    func advance(answer: (HTTPRequest) -> HTTPResponse) {
        if !hasOutput { receive() }
        // So much at a time, then it is the others' turn.
        var budget = 1 << 20
        while phase != .over {
            if !hasOutput { takeRequest(answer) }
            guard hasOutput else { break }
            guard let count = sendSome() else { return }
            budget -= count
            if budget < 0, hasOutput { return }
        }
        if phase == .ending {
            // Closed with bytes unread, the socket would be reset, and the client might lose the answer; so it is read
            // until the client ends too.
            shutdown(number, Int32(SHUT_WR))
            phase = .draining
        }
    }

    private func receive() {
        withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
            let count = recv(number, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
            if count > 0 {
                lastProgress = .now
                if phase == .serving { reader.append(buffer.prefix(count)) }
            } else if count == 0 {
                // A client that only ended its own direction still gets the answers to what it sent; those are taken
                // before the end is seen, because nothing is read while there is output.
                phase = .over
            } else if errno != EAGAIN, errno != EINTR {
                phase = .over
            }
        }
    }

    private func takeRequest(_ answer: (HTTPRequest) -> HTTPResponse) {
        guard phase == .serving else { return }
        do throws(RequestFault) {
            guard let request = try reader.next() else { return }
            var response = answer(request)
            let isLast = request.isLast
            phase = isLast ? .ending : .serving
            if case .events = response.body { phase = request.method == "HEAD" ? .ending : .events }
            output = response.head(isLast: phase != .serving)[...]
            if request.method == "HEAD" { response.body = .none }
            switch response.body {
            case .none, .events: break
            case .bytes(let bytes): output += bytes
            case .file(let descriptor, let count): file = count > 0 ? (descriptor, count) : nil
            }
        } catch {
            let response = HTTPResponse(error)
            output = response.head(isLast: true)[...]
            if case .bytes(let bytes) = response.body { output += bytes }
            phase = .ending
        }
    }

    /// Sends some of the output; the count of bytes, or nil where the client takes no more now.
    private func sendSome() -> Int? {
        if output.isEmpty, let (descriptor, count) = file {
            // A file that became shorter, or cannot be read on, ends the connection: too few bytes are seen as an error,
            // and that is all that can be told after the head.
            guard let part = try? descriptor.contents(atMost: min(count, 1 << 17)), !part.isEmpty else {
                phase = .over
                return nil
            }
            output = part[...]
            file = part.count < count ? (descriptor, count - part.count) : nil
        }
        let flags = Int32(MSG_DONTWAIT | MSG_NOSIGNAL)
        let count = output.withUnsafeBytes { Glibc.send(number, $0.baseAddress, $0.count, flags) }
        if count < 0 {
            if errno != EAGAIN, errno != EINTR { phase = .over }
            return nil
        }
        output.removeFirst(count)
        lastProgress = .now
        return count
    }
}
