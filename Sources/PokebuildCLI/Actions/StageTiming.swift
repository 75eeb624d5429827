import JSON

/// What a stage of a build took, and how much it worked on.
struct StageTiming: Sendable {
    let name: String
    /// The time on the clock.
    let wall: Duration
    /// The processor's time, of all threads together.
    let cpu: Duration
    /// The most memory that the process had in use up to the stage's end, in bytes.
    let peakMemory: Int
    /// What it read or wrote; nil for stages whose work is not counted.
    let work: WorkCounter.Count?

    /// The timing in a line.
    var sentence: String {
        let parts = [
            "\(name): \(wall.inSeconds)", "processor \(cpu.inSeconds)",
            work.map { "\($0.items) items of \($0.bytes >> 20) MiB" },
            "peak \(peakMemory >> 20) MiB",
        ]
        return parts.compactMap { $0 }.joined(separator: ", ")
    }

    /// Writes the members that tell it to programs; times are in seconds.
    func write(into writer: inout JSONWriter) {
        writer.member("name", name)
        writer.member("seconds", wall.milliseconds)
        writer.member("cpu_seconds", cpu.milliseconds)
        if let work {
            writer.member("items", work.items)
            writer.member("bytes", work.bytes)
        }
        writer.member("peak_bytes", peakMemory)
    }
}

extension Duration {
    /// The time in seconds, with two decimals.
    var inSeconds: String {
        let hundredths = Int((self / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }

    /// The time in seconds, to the millisecond.
    var milliseconds: Double { (self / .milliseconds(1)).rounded() / 1_000 }
}
