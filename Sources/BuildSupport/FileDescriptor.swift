public import Glibc

/// An open file, closed when its last owner goes.
///
/// For one task at a time. Nothing may be asked of it once it is closed.
public final class FileDescriptor {
    private var number: Int32
    private let path: String

    /// Opens `path` with the flags of [open(2)](https://man7.org/linux/man-pages/man2/open.2.html).
    ///
    /// Throws ``FileSystemError``. The descriptor is not handed on to programs that are started.
    public init(_ path: String, _ flags: Int32, mode: mode_t = 0o666) throws(FileSystemError) {
        number = path.withSystemPath { open($0, flags | O_CLOEXEC, mode) }
        self.path = path
        if number < 0 { throw FileSystemError(flags & O_CREAT == 0 ? "open" : "create", path) }
    }

    deinit {
        if number >= 0 { Glibc.close(number) }
    }

    /// What the system knows of the file.
    public func status() throws(FileSystemError) -> stat {
        var result = stat()
        if fstat(number, &result) != 0 { throw FileSystemError("look at", path) }
        return result
    }

    /// Reads from where the last read ended until `buffer` is full or the file ends; the count of bytes read.
    public func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileSystemError) -> Int {
        var count = 0
        while count < buffer.count {
            let part = Glibc.read(number, buffer.baseAddress?.advanced(by: count), buffer.count - count)
            if part == 0 { break }
            if part > 0 {
                count += part
            } else if errno != EINTR {
                throw FileSystemError("read", path)
            }
        }
        return count
    }

    /// The next bytes, up to `count`; fewer only where the file ends.
    public func contents(atMost count: Int) throws(FileSystemError) -> [UInt8] {
        var failure: FileSystemError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            do throws(FileSystemError) {
                filled = try read(into: UnsafeMutableRawBufferPointer(buffer))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Writes all of `bytes`.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(FileSystemError) {
        var count = 0
        while count < bytes.count {
            let part = Glibc.write(number, bytes.baseAddress?.advanced(by: count), bytes.count - count)
            if part >= 0 {
                count += part
            } else if errno != EINTR {
                throw FileSystemError("write", path)
            }
        }
    }

    /// Writes all of `bytes`.
    public func write(_ bytes: [UInt8]) throws(FileSystemError) {
        var failure: FileSystemError?
        bytes.withUnsafeBytes { buffer in
            do throws(FileSystemError) { try write(buffer) } catch { failure = error }
        }
        if let failure { throw failure }
    }

    /// Waits until the file, or the folder's list of names, is on the disk.
    public func synchronize() throws(FileSystemError) {
        if fsync(number) != 0 { throw FileSystemError("write to the disk", path) }
    }

    /// Closes the file now, so that an error that the system kept until then is not lost; closed again, nothing happens.
    public func close() throws(FileSystemError) {
        guard number >= 0 else { return }
        // "Retrying the close() after a failure return is the wrong thing to do" (close(2)).
        defer { number = -1 }
        if Glibc.close(number) != 0 { throw FileSystemError("close", path) }
    }
}
