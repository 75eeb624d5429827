import JSON

/// How far a stage has got, as it is told.
struct ProgressReport {
    /// The stage's name.
    let stage: String
    let done: Int
    let total: Int
    /// What is counted, in the plural.
    let unit: String
    /// More to know, the most important first: what does not fit is left out.
    var facts: [String] = []
    /// What is under way, for a second line.
    var current: [String] = []
    /// Writes the members of the event.
    var members: (inout JSONWriter) -> Void

    /// The event that tells it where there is no terminal.
    var event: Event {
        let counts = "\(stage): \(done) of \(total) \(unit)"
        return Event(
            level: .progress,
            name: stage + ".progress",
            message: ([counts] + facts).joined(separator: ", "),
            members: members
        )
    }

    /// The lines that tell it on a terminal.
    ///
    /// No wider than it, unless that is too narrow for the counts themselves.
    func lines(_ size: Terminal.Size) -> [String] {
        let columns = size.usable
        let head = "\(stage) "
        var tail = " \(done)/\(total)"
        // A bar shorter than that says nothing; a narrow terminal has figures only.
        let leastBar = columns >= 40 ? 12 : 0
        for fact in facts {
            let longer = tail + "  " + fact
            guard head.columns + longer.columns + leastBar <= columns else { break }
            tail = longer
        }
        let room = min(42, columns - head.columns - tail.columns)
        let bar = room >= 12 ? bar(room) : ""
        return [head + bar + tail] + secondLine(columns)
    }

    private func bar(_ width: Int) -> String {
        let inside = width - 2
        let filled = total > 0 ? min(inside, inside * min(done, total) / total) : 0
        let tip = filled > 0 && filled < inside ? ">" : filled > 0 ? "=" : ""
        let full = String(repeating: "=", count: max(0, filled - 1)) + tip
        return "[" + full + String(repeating: " ", count: inside - filled) + "]"
    }

    private func secondLine(_ columns: Int) -> [String] {
        var line = ""
        for part in current {
            let longer = line.isEmpty ? "  " + part : line + ", " + part
            guard longer.columns <= columns else { break }
            line = longer
        }
        return line.isEmpty ? [] : [line]
    }
}

extension ProgressReport {
    /// A report on a stage of which no more is to say than how far it is.
    init(stage: String, done: Int, of total: Int, unit: String) {
        self.init(stage: stage, done: done, total: total, unit: unit) { event in
            event.member("done", done)
            event.member("known", total)
        }
    }
}
