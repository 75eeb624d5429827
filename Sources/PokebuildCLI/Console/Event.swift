import BuildSupport
import JSON

/// One thing that is told on stderr: a sentence for people, and named members for programs.
///
/// docs/command-line.md lists the events with their members.
struct Event {
    /// How much it matters.
    enum Level: String {
        case error, warning, note, progress, detail
    }

    let level: Level
    /// What sort of thing is told; stays the same from version to version.
    let name: String
    /// The sentence; may have several lines.
    let message: String
    /// Writes what programs want to know besides.
    var members: (inout JSONWriter) -> Void = { _ in }

    /// The event as a line of text, without its end, in which nothing controls the terminal.
    var text: String {
        let prefix = level == .warning || level == .error ? "pokebuild: \(level): " : ""
        return (prefix + message).withoutControls
    }

    /// The event as one line of JSON, without its end.
    var json: String {
        var writer = JSONWriter()
        writer.object { line in
            line.member("level", level.rawValue)
            line.member("event", name)
            line.member("message", message)
            members(&line)
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
