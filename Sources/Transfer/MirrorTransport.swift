import Glibc
public import PokeAPI

/// A mirror of the API in files, in the layout of PokeAPI's own static data: `api/v2/<path>/index.json`.
public protocol StoredMirror {
    /// The answer that a path has; 404 where there is no file, as listings are whole there: every page of one is the same file.
    func answer(at path: APIPath) -> Result<Response, TransportFailure>
}

/// Answers out of a mirror, when they are asked for; never waits for one.
public final class MirrorTransport: Transport {
    /// Bytes that an answer may have, as over HTTP.
    static let bodyLimit = 32 << 20

    private let mirror: any StoredMirror
    private var waiting: [Request] = []

    /// Answers out of `mirror`.
    public init(_ mirror: any StoredMirror) { self.mirror = mirror }

    /// Notes a request; the mirror is read when the answer is asked for.
    public func start(_ request: Request) { waiting.append(request) }

    /// Answers everything started.
    public func finished(waitingAtMost limit: Duration) -> [Exchange] {
        defer { waiting.removeAll(keepingCapacity: true) }
        if waiting.isEmpty, limit > .zero { usleep(useconds_t(clamping: Int(limit / .microseconds(1)))) }
        return waiting.map { Exchange($0, mirror.answer(at: $0.path)) }
    }

    /// Forgets everything started.
    public func cancelAll() { waiting.removeAll() }
}
