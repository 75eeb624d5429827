import Glibc
public import PokeAPI

/// A mirror in a folder.
public struct MirrorFolder: StoredMirror {
    private let root: String

    /// Opens a mirror; nil where neither `path/api/v2` nor `path/data/api/v2` has an `index.json`.
    public init?(path: String) {
        let candidates = ["/api/v2/", "/data/api/v2/"].map { path + $0 }
        guard let root = candidates.first(where: { access($0 + "index.json", R_OK) == 0 }) else { return nil }
        self.root = root
    }

    /// Reads the file of an answer.
    public func answer(at path: APIPath) -> Result<Response, TransportFailure> {
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
        guard status.st_size <= MirrorTransport.bodyLimit else {
            return .failure(
                TransportFailure(
                    "\(file): \(status.st_size) bytes, more than \(MirrorTransport.bodyLimit)",
                    isTransient: false
                )
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
