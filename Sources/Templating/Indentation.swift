/// What the lines of a template are indented by while it is rendered.
struct Indentation {
    /// What to go back to behind a call.
    struct Mark {
        fileprivate let count: Int
        fileprivate let start: Int
    }

    /// The blanks from `start` on are in force; those before belong to callers.
    private var blanks: [UInt8] = []
    private var start = 0
    /// Whether the next line starts where its indentation has been written already.
    private var skipsNext = false

    /// The state that `restore` goes back to.
    var mark: Mark { Mark(count: blanks.count, start: start) }

    /// Goes back to an earlier state.
    mutating func restore(_ mark: Mark) {
        blanks.removeLast(blanks.count - mark.count)
        start = mark.start
        skipsNext = false
    }

    /// Indents further.
    mutating func add(_ more: some Collection<UInt8>) { blanks += more }

    /// Indents by nothing, in the middle of a line.
    mutating func suspend() { start = blanks.count }

    /// Leaves out the next line's indentation.
    mutating func skipNext() { skipsNext = true }

    /// Appends the blanks, where a line begins.
    mutating func write(into output: inout [UInt8]) {
        if skipsNext {
            skipsNext = false
        } else if blanks.count > start {
            output += blanks[start...]
        }
    }

    /// Appends text with the blanks in front of each line that begins in it.
    mutating func write(_ text: UnsafeBufferPointer<UInt8>, startsLine: Bool, into output: inout [UInt8]) {
        guard skipsNext || blanks.count > start else { return output.append(contentsOf: text) }
        var beginsLine = startsLine
        var rest = text[...]
        while !rest.isEmpty {
            if beginsLine { write(into: &output) }
            let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            output += rest[..<lineEnd]
            rest = rest[lineEnd...]
            beginsLine = true
        }
    }
}
