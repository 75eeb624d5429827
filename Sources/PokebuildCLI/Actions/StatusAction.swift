import Checkpoints
import Glibc
import JSON

/// Tells what a store holds.
struct StatusAction {
    let options: Options
    let source: Source
    let console: Console

    func run() throws -> ExitStatus {
        let reader = try StoreReader(path: options.store ?? source.defaultStore)
        let summaries = try reader.summaries()
        let failures = try reader.failures()
        console.result(
            options.logFormat == .json
                ? json(reader, summaries, failures) : text(reader, summaries, failures)
        )
        return .done
    }

    private func text(
        _ reader: StoreReader,
        _ summaries: [StoreSummary],
        _ failures: [(path: String, reason: String, attempts: Int)]
    ) -> String {
        var lines = ["\(reader.path): answers of \(reader.source)", ""]
        lines.append(row("kind", "loaded", "pending", "failed", "gone", "oldest"))
        let now = time(nil)
        for summary in summaries {
            lines.append(
                row(
                    summary.name,
                    "\(summary.loaded)",
                    "\(summary.pending)",
                    "\(summary.failed)",
                    "\(summary.gone)",
                    summary.oldest.map { age(now - $0) } ?? "-"
                )
            )
        }
        let loaded = summaries.reduce(0) { $0 + $1.loaded }
        let missing = summaries.reduce(0) { $0 + $1.pending + $1.failed }
        lines += ["", "\(loaded) answers loaded, \(missing) missing"]
        lines += failures.map { "missing \($0.path): \($0.reason) (\($0.attempts) attempts)" }
        return lines.joined(separator: "\n")
    }

    private func row(_ name: String, _ columns: String...) -> String {
        columns.reduce(name + String(repeating: " ", count: max(1, 28 - name.count))) { line, column in
            line + String(repeating: " ", count: max(1, 9 - column.count)) + column
        }
    }

    private func age(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(max(0, seconds))s"
        case ..<7_200: "\(seconds / 60)m"
        case ..<172_800: "\(seconds / 3_600)h"
        default: "\(seconds / 86_400)d"
        }
    }

    private func json(
        _ reader: StoreReader,
        _ summaries: [StoreSummary],
        _ failures: [(path: String, reason: String, attempts: Int)]
    ) -> String {
        var writer = JSONWriter()
        writer.beginObject()
        writer.key("store")
        writer.string(reader.path)
        writer.key("source")
        writer.string(reader.source)
        writer.key("kinds")
        writer.beginArray()
        for summary in summaries {
            writer.beginObject()
            writer.key("name")
            writer.string(summary.name)
            let counts = [
                ("loaded", summary.loaded), ("pending", summary.pending), ("failed", summary.failed),
                ("gone", summary.gone),
            ]
            for (name, count) in counts {
                writer.key(name)
                writer.integer(count)
            }
            writer.key("oldest")
            if let oldest = summary.oldest { writer.integer(oldest) } else { writer.null() }
            writer.endObject()
        }
        writer.endArray()
        writer.key("failures")
        writer.beginArray()
        for failure in failures {
            writer.beginObject()
            writer.key("path")
            writer.string(failure.path)
            writer.key("reason")
            writer.string(failure.reason)
            writer.key("attempts")
            writer.integer(failure.attempts)
            writer.endObject()
        }
        writer.endArray()
        writer.endObject()
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}
