import JSON

extension Console {
    /// How many gaps are told one by one.
    private static let shownGaps = 20

    /// Tells what is missing: the first of it one by one, and where the rest is told.
    ///
    /// - Parameters:
    ///   - stage: who misses it.
    ///   - source: the source of the store, for whole addresses.
    ///   - level: an error where nothing will be published, otherwise a warning.
    ///   - statusCommand: the command line that tells all of it.
    func tell(_ gaps: [Gap], stage: String, source: String, level: Event.Level, statusCommand: String) {
        for gap in gaps.prefix(Self.shownGaps) {
            tell(
                Event(level: level, name: "gap", message: "\(stage): missing \(gap.sentence(at: source))") {
                    gap.write(into: &$0, source: source)
                }
            )
        }
        let rest = gaps.count - Self.shownGaps
        guard rest > 0 else { return }
        tell(
            Event(
                level: level,
                name: "gaps.more",
                message: "\(stage): and \(rest) more; `\(statusCommand)` lists them"
            ) { $0.member("count", rest) }
        )
    }
}
