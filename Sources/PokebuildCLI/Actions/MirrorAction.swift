import BuildSupport
import Checkpoints
import Mirror
import Publishing

/// Writes a static mirror of the API from the store.
///
/// What stood in the folder stays as it is until the whole mirror is there.
struct MirrorAction {
    let options: Options
    let source: Source
    let console: Console
    /// The folder that it is written to.
    let folder: String

    func run() async throws -> ExitStatus {
        let stages = Stages(console: console)
        let store = try StoreReader(
            path: options.store ?? source.defaultStore,
            source: options.namesSource ? source.identity : nil
        )
        try refuseSite()
        let staging = try await stages.run("output \(folder)") { try StagingArea(output: folder) }
        let report = try await stages.run("mirror") {
            try await MirrorWriter(
                store,
                base: options.mirrorBase ?? .relative,
                kinds: options.kinds.map(KindNeeds.slugs),
                jobs: options.jobs ?? processorCount
            ) { file in
                try Interruption.check()
                try staging.write(file)
            }.export()
        }
        report.namesLeftOut.prefix(20).forEach { console.note("mirror: found by id only: \($0)") }
        for gap in report.gaps.prefix(20) {
            console.error("mirror: missing \(gap.path.isEmpty ? "the index of kinds" : gap.path): \(gap.reason)")
        }
        guard report.gaps.isEmpty || options.keepGoing else {
            console.error(
                "mirror: nothing was written to \(folder), because \(report.gaps.count) answers are missing; fetch them with "
                    + "`pokebuild fetch`, or write what there is with `--keep-going`"
            )
            return .crawlIncomplete
        }
        let publication = try await stages.run("publish") { try staging.publish() }
        console.note("mirror: \(report.answers) answers in \(folder); \(publication.summary)")
        return .done
    }

    /// A site that pokebuild published is its own to replace, but hardly what is meant.
    private func refuseSite() throws {
        guard try OutputFolder.check(folder) == .ours, try fileKind("\(folder)/\(MirrorWriter.folder)") == nil else {
            return
        }
        throw CommandLineError.unusable("`mirror \(folder)`: a built site is there; name another folder, or remove it")
    }
}
