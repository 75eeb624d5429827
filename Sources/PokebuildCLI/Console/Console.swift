import Glibc
import JSON
import Synchronization

/// Tells people, and programs, what goes on: messages on stderr, results on stdout.
final class Console: Sendable {
    private let format: Options.LogFormat
    private let isQuiet: Bool
    /// Whether more is told than usual.
    let isVerbose: Bool
    /// Whether a line without its end stands on the terminal.
    private let hasOpenLine = Mutex(false)

    init(_ options: Options) {
        format = options.logFormat
        isQuiet = options.isQuiet
        isVerbose = options.isVerbose
    }

    /// Tells what has been done.
    func note(_ message: String) {
        if !isQuiet { tell("note", message) }
    }

    /// Tells what only some want to know.
    func detail(_ message: String) {
        if isVerbose { tell("detail", message) }
    }

    /// Tells what somebody should look at.
    func warn(_ message: String) {
        if !isQuiet { tell("warning", message) }
    }

    /// Tells what went wrong.
    func error(_ message: String) { tell("error", message) }

    /// Tells how far a stage has got; on a terminal the next one takes its place.
    func progress(_ message: String, replacing isReplaced: Bool) {
        guard !isQuiet else { return }
        guard isReplaced, format == .text else { return tell("progress", message) }
        hasOpenLine.withLock { isOpen in
            write("\r\u{1B}[2K" + message, to: STDERR_FILENO)
            isOpen = true
        }
    }

    /// Writes a result.
    func result(_ text: String) { write(text.hasSuffix("\n") ? text : text + "\n", to: STDOUT_FILENO) }

    private func tell(_ level: String, _ message: String) {
        hasOpenLine.withLock { isOpen in
            if isOpen { write("\r\u{1B}[2K", to: STDERR_FILENO) }
            isOpen = false
            switch format {
            case .text:
                let prefix = level == "warning" || level == "error" ? "pokebuild: \(level): " : ""
                write(prefix + message + "\n", to: STDERR_FILENO)
            case .json:
                var line = JSONWriter()
                line.beginObject()
                line.key("level")
                line.string(level)
                line.key("message")
                line.string(message)
                line.endObject()
                line.newline()
                write(String(decoding: line.bytes, as: UTF8.self), to: STDERR_FILENO)
            }
        }
    }

    /// Writes all of a text; a reader that has gone away is nobody to tell.
    private func write(_ text: String, to descriptor: Int32) {
        var text = text
        text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let written = Glibc.write(descriptor, rest.baseAddress, rest.count)
                if written < 0, errno == EINTR { continue }
                if written <= 0 { return }
                rest = UnsafeRawBufferPointer(rebasing: rest[written...])
            }
        }
    }
}
