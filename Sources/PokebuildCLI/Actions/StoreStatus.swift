import BuildSupport
import Checkpoints
import Diagnostics
import JSON
import PokeModel

/// What `status` tells of a store.
struct StoreStatus {
    let path: String
    let source: String
    /// The version of its tables.
    let schema: Int
    let byteCount: Int
    /// The pictures and cries; nil where none were ever asked for.
    let pictures: StoreSummary?
    /// The pictures and cries that could not be had.
    let pictureGaps: [Gap]
    /// The kinds that were asked about; nil for all.
    let kinds: [Kind]?
    let holdings: Holdings
    /// The deployments of the API that the answers are from, with how many are from each.
    let deployments: [(name: String, answers: Int)]
    /// When everything was last known to be there, in seconds since 1970; nil where it never was.
    let completed: Int?
    /// The time, in seconds since 1970.
    let now: Int

    /// The table and the sentences for people.
    var text: String {
        var lines = [
            "\(path): answers of \(source)",
            "\(Self.size(byteCount)), store version \(schema), last complete crawl: "
                + (completed.map { "\(Self.age(now - $0)) ago" } ?? "never"),
        ]
        if !deployments.isEmpty {
            lines.append("deployments: " + deployments.map { "\($0.name) (\($0.answers))" }.joined(separator: ", "))
        }
        lines += ["", line("kind", ["listed", "loaded", "pending", "failed", "gone", "oldest", "newest"])]
        for row in holdings.rows + (pictures.map { [Holdings.Row($0, counted: nil)] } ?? []) {
            let summary = row.summary
            let counts = [row.listed, summary.loaded, summary.pending, summary.failed, summary.gone].map { "\($0)" }
            let ages = [summary.oldest, summary.newest].map { $0.map { Self.age(now - $0) } ?? "-" }
            lines.append(line(row.name, counts + ages))
        }
        if !holdings.gaps.isEmpty { lines.append("") }
        lines += gapLines
        lines += pictureGaps.map { "missing \($0.sentence(at: ""))" }
        lines += ["", advice]
        return lines.map(\.withoutControls).joined(separator: "\n")
    }

    /// What is missing: what was asked for in vain one by one, and what only waits in sums.
    private var gapLines: [String] {
        let (notFetched, notListed) = (StoreReader.Unanswered.notFetched, StoreReader.Unanswered.notListed)
        let waiting = holdings.gaps.count { $0.reason == notFetched }
        let unlisted = holdings.gaps.unlistedKinds
        return holdings.gaps.filter { ![notFetched, notListed].contains($0.reason) }.map {
            "missing \($0.sentence(at: source))"
        } + (waiting > 0 ? ["\(waiting.counted("answer is", "answers are")) \(notFetched)"] : [])
            + (unlisted.isEmpty ? [] : ["\(notListed): \(unlisted.joined(separator: ", "))"])
    }

    /// How it stands, and what to do next.
    var advice: String {
        let counts = "\(holdings.stored) of \(holdings.listed) answers are loaded"
        let lacking = (pictures?.pending ?? 0) + pictureGaps.count
        if holdings.gaps.isEmpty, lacking > 0 {
            return "\(counts), \(lacking.counted("picture or cry is", "pictures and cries are")) missing: "
                + "`\(command("fetch", kinds)) --sprites mirror` asks for them, `\(command("site", kinds))` builds without them"
        }
        guard !holdings.gaps.isEmpty else {
            return "\(counts), nothing is missing: `\(command("site", kinds))` builds from them"
        }
        let (unlisted, missing) = (holdings.gaps.unlistedKinds, holdings.listed - holdings.stored)
        let others = holdings.otherGaps.count
        let sums = [
            missing > 0 ? missing.counted("is missing", "are missing") : nil,
            others > 0 ? others.counted("other is missing", "others are missing") : nil,
            unlisted.isEmpty ? nil : "\(unlisted.count.counted("kind is", "kinds are")) not listed yet",
        ]
        let sentence = ([counts] + sums.compactMap { $0 }).joined(separator: ", ")
        let whole = KindNeeds.satisfied(by: Set(holdings.rows.map(\.name)))
        // What was fetched of some kinds only is whole for their pages.
        if kinds == nil, missing + others == 0, !whole.isEmpty {
            return "\(sentence): `\(command("site", whole))` builds from what is there, "
                + "`\(command("fetch", nil))` asks for the rest"
        }
        return "\(sentence): `\(command("fetch", kinds))` goes on from here"
    }

    /// A command line that takes this store, whatever the configuration says.
    private func command(_ name: String, _ kinds: [Kind]?) -> String {
        let isSample = source == Source.sampleIdentity
        var words = ["pokebuild", name]
        if isSample {
            words.append("--sample")
        } else if source != Options.defaultAPI {
            words += [source.hasPrefix("http") ? "--api" : "--source", source]
        }
        if let kinds { words += ["--kinds", kinds.map(\.slug).joined(separator: ",")] }
        if path != (isSample ? Source.sampleStore : Source.usualStore) { words += ["--store", path] }
        return words.map(\.shellWord).joined(separator: " ")
    }

    private func line(_ name: String, _ columns: [String]) -> String {
        columns.reduce(name + String(repeating: " ", count: max(1, 26 - name.count))) { line, column in
            line + String(repeating: " ", count: max(1, 8 - column.count)) + column
        }
    }

    /// A time gone by, in the largest unit of which there are at least two.
    static func age(_ seconds: Int) -> String {
        switch seconds {
        case ..<120: "\(max(0, seconds))s"
        case ..<7_200: "\(seconds / 60)m"
        case ..<172_800: "\(seconds / 3_600)h"
        default: "\(seconds / 86_400)d"
        }
    }

    private static func size(_ bytes: Int) -> String {
        bytes < 1 << 20 ? "\((bytes + 1_023) >> 10) KiB" : "\(bytes >> 20) MiB"
    }

    /// The same for programs, as docs/command-line.md describes it.
    var json: String {
        var writer = JSONWriter()
        writer.object { status in
            status.member("version", 1)
            status.member("store", path)
            status.member("source", source)
            status.member("bytes", byteCount)
            status.member("schema", schema)
            status.member("complete", holdings.gaps.isEmpty)
            status.member("completed", completed)
            status.member("listed", holdings.listed)
            status.member("loaded", holdings.stored)
            status.member("deployments", deployments) { deployments, deployment in
                deployments.object { member in
                    member.member("name", deployment.name)
                    member.member("answers", deployment.answers)
                }
            }
            status.member("kinds", holdings.rows) { kinds, row in kinds.object { write(row, into: &$0) } }
            status.member("gaps", holdings.gaps) { gaps, gap in
                gaps.object { gap.write(into: &$0, source: source) }
            }
            if let pictures {
                status.member("pictures") { write(Holdings.Row(pictures, counted: nil), into: &$0) }
                status.member("picture_gaps", pictureGaps) { gaps, gap in gaps.object { gap.write(into: &$0) } }
            }
            status.member("advice", advice)
        }
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    private func write(_ row: Holdings.Row, into kind: inout JSONWriter) {
        kind.member("name", row.name)
        kind.member("listed", row.listed)
        kind.member("loaded", row.summary.loaded)
        kind.member("pending", row.summary.pending)
        kind.member("failed", row.summary.failed)
        kind.member("gone", row.summary.gone)
        kind.member("oldest", row.summary.oldest)
        kind.member("newest", row.summary.newest)
    }
}
