import Glibc

/// A file that only one process holds at a time; it says which.
///
/// The system lets go of it when the process ends, however it ends. A copy of the file that a killed process left behind
/// therefore locks nobody out.
public final class FileLock: Sendable {
    private let path: String
    private let number: Int32

    /// Takes the lock, without waiting.
    ///
    /// Throws ``FileLockError`` where another holds it, and ``FileSystemError``.
    public init(_ path: String) throws {
        self.path = path
        while true {
            let number = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
            if number < 0 { throw FileSystemError("create the lock", path) }
            if flock(number, LOCK_EX | LOCK_NB) != 0 {
                let failure = FileSystemError("lock", path)
                let holder = Self.holder(number)
                close(number)
                throw failure.code == EWOULDBLOCK ? FileLockError(path: path, process: holder) : failure
            }
            // Who held it before us may have removed the name between our opening and locking: then we hold a file that
            // nobody else will find.
            var (ours, named) = (stat(), stat())
            if fstat(number, &ours) == 0, stat(path, &named) == 0, ours.st_ino == named.st_ino,
                ours.st_dev == named.st_dev
            {
                self.number = number
                break
            }
            close(number)
        }
        let text = "\(getpid())\n"
        // The number is for people; without it the lock holds as well.
        _ = ftruncate(number, 0)
        _ = text.withCString { pwrite(number, $0, text.utf8.count, 0) }
    }

    deinit {
        // Removed while it is still held, so that the name never leads to a lock that another has taken.
        unlink(path)
        close(number)
    }

    private static func holder(_ number: Int32) -> Int32? {
        var text = [UInt8](repeating: 0, count: 20)
        let count = pread(number, &text, text.count, 0)
        return Int32(String(decoding: text.prefix(max(0, count)).prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self))
    }
}

/// Somebody else holds a lock.
public struct FileLockError: Error, Equatable {
    /// The lock's path.
    public let path: String
    /// The process that holds it, as far as it could be read.
    public let process: Int32?
}
