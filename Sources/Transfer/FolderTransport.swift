import Glibc
public import PokeAPI

/// Reads a mirror folder in the layout of PokeAPI's own static data: `api/v2/<path>/index.json`.
///
/// Listings are whole there: every page of one is the same file. A file that is not there is an answer of 404.
public final class FolderTransport: Transport {
    /// Bytes that an answer may have, as over HTTP.
    private static let bodyLimit = 32 << 20

    private let root: String
    private var waiting: [Request] = []

    /// Opens a mirror; nil where neither `directory/api/v2` nor `directory/data/api/v2` has an `index.json`.
    public init?(directory: String) {
        let candidates = ["/api/v2/", "/data/api/v2/"].map { directory + $0 }
        guard let root = candidates.first(where: { access($0 + "index.json", R_OK) == 0 }) else { return nil }
        self.root = root
    }

    /// Notes a request; the file is read when the answer is asked for.
    public func start(_ request: Request) { waiting.append(request) }

    /// Reads the files of everything started; never waits.
    public func finished(waitingAtMost limit: Duration) -> [Exchange] {
        defer { waiting.removeAll(keepingCapacity: true) }
        if waiting.isEmpty, limit > .zero { usleep(useconds_t(clamping: Int(limit / .microseconds(1)))) }
        return waiting.map { Exchange($0, read($0.path)) }
    }

    /// Forgets everything started.
    public func cancelAll() { waiting.removeAll() }

    private func read(_ path: APIPath) -> Result<Response, TransportFailure> {
        let resource = path.description.prefix { $0 != "?" }
        let file = root + resource + (resource.isEmpty || resource.hasSuffix("/") ? "" : "/") + "index.json"
        // A FIFO in the file's place would be waited for without O_NONBLOCK; files do not care.
        let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return .success(Response(status: 404, body: [])) }
            return .failure(TransportFailure("\(file): \(String(cString: strerror(errno)))", isTransient: false))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return .failure(TransportFailure("\(file): not a regular file", isTransient: false))
        }
        guard status.st_size <= Self.bodyLimit else {
            return .failure(
                TransportFailure("\(file): \(status.st_size) bytes, more than \(Self.bodyLimit)", isTransient: false)
            )
        }
        var failure: Int32 = 0
        let body = [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            while count < buffer.count {
                let got = Glibc.read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                if got <= 0 { return }
                count += got
            }
        }
        guard failure == 0 else {
            return .failure(TransportFailure("\(file): \(String(cString: strerror(failure)))", isTransient: false))
        }
        return .success(Response(status: 200, body: body))
    }
}
