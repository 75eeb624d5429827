import BuildSupport
import Checkpoints
import Diagnostics
import JSON
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
        try refuseStore(store.path, in: folder)
        let staging = try await stages.run("output") { try StagingArea(output: folder) }
        let report = try await stages.run("mirror") {
            try await MirrorWriter(
                store,
                base: options.mirrorBase ?? .relative,
                kinds: options.neededKinds,
                jobs: options.workers
            ) { file in
                try Interruption.check()
                try staging.write(file)
            }.export()
        }
        let gaps = report.gaps.map { Gap(path: $0.path, reason: $0.reason, attempts: $0.attempts) }
        report.namesLeftOut.prefix(20).forEach { console.note("mirror: found by id only: \($0)") }
        console.tell(
            gaps,
            stage: "mirror",
            source: store.source,
            level: options.keepGoing ? .warning : .error,
            statusCommand: options.statusCommand
        )
        guard gaps.isEmpty || options.keepGoing else { throw Incomplete(reason: gaps.sum) }
        let publication = try await stages.run("publish") { try staging.publish() }
        console.note(
            "mirror: \(report.answers.counted("answer")) in \(folder); \(publication.summary)",
            event: "mirror.finished"
        ) { event in
            event.member("output", folder)
            event.member("answers", report.answers)
            publication.write(into: &event)
        }
        console.warn(of: publication)
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
