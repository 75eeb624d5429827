import Crawl
import Glibc

/// Tells how a crawl gets on: on a terminal one line that changes, otherwise a line every few seconds.
struct CrawlProgressLine {
    private let console: Console
    private let isTerminal: Bool
    private let isOff: Bool
    private let interval: Duration
    private let start: ContinuousClock.Instant
    private var last: ContinuousClock.Instant

    init(_ console: Console, _ options: Options) {
        self.console = console
        isOff = options.progress == .none
        isTerminal = options.progress == .auto && isatty(STDERR_FILENO) == 1
        interval = isTerminal ? .milliseconds(100) : .seconds(5)
        start = .now
        last = .now
    }

    /// Tells, where it is time to.
    mutating func update(_ progress: CrawlProgress) {
        let now = ContinuousClock.now
        guard !isOff, now - last >= interval else { return }
        last = now
        let elapsed = (now - start) / .seconds(1)
        let rate = Double(progress.requests) / max(elapsed, 0.001)
        let left = Double(progress.known - progress.done) / max(rate, 0.001)
        var line = "fetch: \(progress.done) of \(progress.known)"
        if isTerminal {
            let width = 24
            let filled = progress.known == 0 ? 0 : progress.done * width / progress.known
            line += " [" + String(repeating: "=", count: filled) + String(repeating: " ", count: width - filled) + "]"
        }
        line += ", \(Int(rate)) requests/s, about \(Int(left.rounded(.up))) s left"
        if progress.retries > 0 { line += ", \(progress.retries) retries" }
        if progress.gaps > 0 { line += ", \(progress.gaps) missing" }
        console.progress(line, replacing: isTerminal)
    }
}
