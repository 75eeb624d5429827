import Synchronization

/// Tells how a stage gets on, as often as is pleasant: a block on the terminal that changes, or an event now and then.
final class ProgressTeller: Sendable {
    private let console: Console
    private let interval: Duration?
    private let last = Mutex(ContinuousClock.now)

    init(_ console: Console) {
        self.console = console
        interval =
            switch console.progressStyle {
            case .block: .milliseconds(100)
            case .events: .seconds(5)
            case .none: nil
            }
    }

    /// Tells, where it is time to.
    ///
    /// `report` is asked for only then. May be called from several tasks.
    func update(_ report: () -> ProgressReport) {
        guard let interval, isDue(interval) else { return }
        let report = report()
        if console.progressStyle == .block { console.show(report.lines) } else { console.tell(report.event) }
    }

    private func isDue(_ interval: Duration) -> Bool {
        let now = ContinuousClock.now
        return last.withLock { last in
            guard now - last >= interval else { return false }
            last = now
            return true
        }
    }
}
