import Crawl
import Diagnostics
import JSON

extension ProgressReport {
    /// How far a crawl has got, at the rate of late in requests a second; nil where that is not known yet.
    init(_ progress: CrawlProgress, rate: Double?) {
        let (kinds, underWay) = (progress.kinds, progress.kindsUnderWay)
        let left = max(0, progress.known - progress.done - progress.gaps)
        // At less than one in ten seconds, the end is not in sight.
        let seconds = rate.flatMap { $0 >= 0.1 ? (Double(left) / $0).rounded(.up) : nil }.map { Int(min($0, 1e9)) }
        self.init(
            stage: "fetch",
            done: progress.done,
            total: progress.known,
            unit: "answers",
            facts: [
                seconds.map { "\(Self.duration($0)) left" },
                progress.gaps > 0 ? "\(progress.gaps) missing" : nil,
                rate.map { "\(Self.short($0))/s" },
                progress.retries > 0 ? progress.retries.counted("retry", "retries") : nil,
            ].compactMap { $0 },
            current: kinds.filter { underWay.contains($0.kind) }.map { "\($0.kind) \($0.stored)/\($0.listed)" },
            members: { event in
                event.member("done", progress.done)
                event.member("known", progress.known)
                event.member("requests", progress.requests)
                event.member("retries", progress.retries)
                event.member("missing", progress.gaps)
                event.member("rate", rate.map { ($0 * 10).rounded() / 10 })
                event.member("eta_seconds", seconds)
                event.member("kinds") { member in
                    for kind in kinds {
                        member.member(kind.kind) { figures in
                            figures.member("done", kind.stored)
                            figures.member("known", kind.listed)
                        }
                    }
                }
            }
        )
    }

    private static func short(_ rate: Double) -> String {
        rate < 10 ? "\((rate * 10).rounded() / 10)" : "\(Int(rate.rounded()))"
    }

    /// A time in words: `45 s`, `3 m 05 s`, `1 h 02 m`.
    static func duration(_ seconds: Int) -> String {
        func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return switch seconds {
        case ..<60: "\(seconds) s"
        case ..<3_600: "\(seconds / 60) m \(twoDigits(seconds % 60)) s"
        default: "\(seconds / 3_600) h \(twoDigits(seconds % 3_600 / 60)) m"
        }
    }
}
