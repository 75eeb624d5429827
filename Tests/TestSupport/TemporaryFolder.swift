import Glibc

/// A folder of a test's own, which is removed with everything in it when the value goes.
public final class TemporaryFolder {
    /// The folder's absolute path, without a trailing slash.
    public let path: String

    /// Makes the folder.
    public init() throws {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array((base + "/pokebuild-test.XXXXXX").utf8)
        template.append(0)
        let made = template.withUnsafeMutableBytes { bytes in
            guard let template = bytes.assumingMemoryBound(to: CChar.self).baseAddress else { return false }
            return mkdtemp(template) != nil
        }
        guard made else { throw POSIXFailure(code: errno) }
        path = String(decoding: template.dropLast(), as: UTF8.self)
    }

    deinit { Self.remove(path) }

    private static func remove(_ path: String) {
        if unlink(path) == 0 { return }
        guard let directory = opendir(path) else { return }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
            }
            if name != ".", name != ".." { remove(path + "/" + name) }
        }
        closedir(directory)
        rmdir(path)
    }
}

/// A system call that failed in a test's set-up.
public struct POSIXFailure: Error {
    /// The call's `errno`.
    public let code: Int32

    /// Names a failed call by its `errno`.
    public init(code: Int32) { self.code = code }
}
