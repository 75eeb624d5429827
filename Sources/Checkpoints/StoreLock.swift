import Glibc

/// The right to write to a store, held by one process at a time.
///
/// A file beside the store is locked with flock(2), which the kernel releases however the process ends, and says who
/// holds it. The file itself stays: removing it would let two processes lock two files of one name.
final class StoreLock {
    private let descriptor: Int32

    /// Locks, or throws the name of the process that holds the lock.
    init(storePath: String) throws(CheckpointError) {
        let path = storePath + ".lock"
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CheckpointError(path: storePath, doing: path, code: errno)
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            var holder = [UInt8](repeating: 0, count: 64)
            let length = max(0, read(descriptor, &holder, holder.count))
            close(descriptor)
            let name = String(decoding: holder[..<length], as: UTF8.self)
            throw .inUse(path: storePath, by: name.isEmpty ? "another process" : name)
        }
        let name = Array("process \(getpid())".utf8)
        // Who holds the lock is a courtesy to the next process: without it the lock holds all the same.
        if ftruncate(descriptor, 0) == 0 { _ = write(descriptor, name, name.count) }
    }

    deinit { close(descriptor) }
}
