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

extension String {
    /// The text with its control characters written out, except for the ends of lines.
    ///
    /// What a server sent may stand in it, and must not move the cursor or colour what follows.
    var withoutControls: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            text += scalar.isControl ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal takes the character for an order, or for one to write in another direction.
    fileprivate var isControl: Bool {
        value < 0x20 && self != "\n" || (0x7F...0x9F).contains(value) || (0x202A...0x202E).contains(value)
            || (0x2066...0x2069).contains(value)
    }
}
