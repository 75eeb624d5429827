import Glibc

/// An open file, pipe or terminal that texts are written to.
struct FileOutput: Sendable {
    let descriptor: Int32

    /// The process's stdout.
    static let standardOutput = FileOutput(descriptor: STDOUT_FILENO)
    /// The process's stderr.
    static let standardError = FileOutput(descriptor: STDERR_FILENO)

    /// Writes all of a text, and waits for a reader that is slower.
    ///
    /// A reader that has gone away, or a full disk, is nobody to tell.
    func write(_ text: String) {
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
                    return
                }
            }
        }
    }
}
