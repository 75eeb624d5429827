import BuildSupport
import Glibc

/// An open file, pipe or terminal that texts are written to.
struct FileOutput: Sendable {
    let descriptor: Int32
    /// What errors call it.
    var name = "output"

    /// The process's stdout.
    static let standardOutput = FileOutput(descriptor: STDOUT_FILENO, name: "stdout")
    /// The process's stderr.
    static let standardError = FileOutput(descriptor: STDERR_FILENO, name: "stderr")

    /// Writes all of a text, and waits for a reader that is slower.
    ///
    /// Throws where the system refuses, as on a full disk; a reader that has seen enough and gone away is none of that.
    func write(_ text: String) throws(FileSystemError) {
        var failure: FileSystemError?
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if written > 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest[written...])
                } else if written < 0, errno == EAGAIN {
                    // Whoever started us may share a pipe that does not wait, as Node does.
                    var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                    poll(&state, 1, -1)
                } else if written == 0 || errno != EINTR {
                    if errno != EPIPE { failure = FileSystemError("write to", name) }
                    return
                }
            }
        }
        if let failure { throw failure }
    }
}
