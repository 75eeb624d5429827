import BuildSupport
import Diagnostics
import JSON
import PokeModel
import SiteGeneration

/// What `build.json` says of a build: version, source, options, counts, sizes, audit and warnings; times only where they are
/// asked for, as without them equal input gives equal bytes.
struct BuildRecord {
    let options: Options
    let languages: [LanguageTag]
    let source: PokeModel.Source
    let audit: Audit
    let pages: Int
    /// The copies of pictures and cries; nil where there are to be none.
    let copies: MediaCopies?
    let gaps: [Gap]
    let diagnostics: [Diagnostic]
    /// How large everything is that was written so far.
    let sizes: TreeSizes
    /// What each stage took; nil where nobody asked.
    let timings: Timings?

    /// What took how long.
    struct Timings {
        let stages: [StageTiming]
        let slowest: SlowestPages
        /// The parts of the work on pages, of so many tasks.
        let pages: (times: PageTimes, tasks: Int)
    }

    private static let path: OutputPath = {
        guard let path = OutputPath("build.json") else { preconditionFailure("build.json is a safe path") }
        return path
    }()

    /// The file.
    var file: OutputFile {
        var writer = JSONWriter()
        writer.object { record in
            record.member("generator", "pokebuild")
            record.member("version", Version.number)
            record.member("source") { member in
                member.member("hash", source.hash)
                member.member("date", source.date)
            }
            record.member("options", object: writeOptions)
            record.member("pages", pages)
            if let copies {
                record.member("pictures") { member in
                    member.member("copied", copies.paths.count)
                    member.member("missing", copies.missing)
                }
            }
            record.member("sizes", object: sizes.write)
            if let timings {
                record.member("timings") { member in
                    member.member("stages", timings.stages) { stages, stage in stages.object { stage.write(into: &$0) }
                    }
                    member.member("pages") { timings.pages.times.write(sharesOf: timings.pages.tasks, into: &$0) }
                    timings.slowest.write(into: &member)
                }
            }
            record.member("audit", object: audit.write)
            record.member("gaps", gaps) { gaps, gap in gaps.object { gap.write(into: &$0) } }
            record.member("warnings", diagnostics) { warnings, diagnostic in
                warnings.object { warning in
                    warning.member("severity", diagnostic.severity.rawValue)
                    warning.member("rule", diagnostic.rule)
                    warning.member("place", diagnostic.place)
                    warning.member("summary", diagnostic.summary)
                }
            }
        }
        writer.newline()
        return OutputFile(Self.path, writer.bytes)
    }

    private func writeOptions(into writer: inout JSONWriter) {
        writer.member("languages", languages.map(\.description))
        if let kinds = options.kinds {
            writer.member("kinds", kinds.map(\.slug).sorted())
        } else {
            writer.member("kinds", String?.none)
        }
        writer.member("baseURL", options.baseURL)
        writer.member("sprites", options.sprites.rawValue)
    }

    /// The same as the status pages say it.
    var report: StatusReport {
        func remark(_ diagnostic: Diagnostic) -> StatusReport.Remark {
            StatusReport.Remark(place: diagnostic.place, text: diagnostic.summary)
        }
        return StatusReport(
            rows: audit.rows,
            gaps: gaps.map { gap in
                let times = gap.attempts > 0 ? " (attempts: \(gap.attempts))" : ""
                return StatusReport.Remark(place: gap.path.isEmpty ? "/" : gap.path, text: gap.reason + times)
            } + diagnostics.filter { $0.severity == .error }.map(remark),
            warnings: diagnostics.filter { $0.severity == .warning }.map(remark)
        )
    }
}
