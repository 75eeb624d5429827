import BuildSupport
import ChangeReport
import Checkpoints
import Dataset
import Diagnostics
import Normalization
import PokeModel
import Publishing
import SiteGeneration
import SiteValidation

/// The whole pipeline: crawl, normalize, export, render, check, publish.
///
/// What was published stays as it is until everything has passed.
struct BuildAction {
    let options: Options
    let source: Source
    let console: Console
    let resources: ResourceFolders
    /// Whether to crawl first.
    let isCrawling: Bool

    var storePath: String { options.store ?? source.defaultStore }
    var jobs: Int { options.workers }

    func run() async throws -> ExitStatus {
        let ground = try await prepare()
        if let pages = try await standingPages(ground) { return try await publish(ground, pages: pages) }
        let bodies = StoredBodies(reader: ground.reader)
        let model = try await ground.stages.run("normalize", counting: bodies.read) {
            try await Normalizer.normalize(bodies, deployment: try bodies.deployment(), jobs: jobs)
        }
        try check(model.diagnostics)
        if isCrawling { try fetchMedia(for: model.pokedex) }

        let output = Output(
            staging: ground.staging,
            baseURL: ground.theme.siteOptions.baseURL,
            known: ground.last?.knownPages(beside: storePath)
        )
        let copies = try await ground.stages.run("pictures", counting: output.written) {
            try publishCopies(for: model.pokedex, from: ground.reader, to: output)
        }
        let lacking = ground.gaps.count + model.diagnostics.count { $0.severity == .error }
        let stage = try await prepareSite(model.pokedex, lacking: lacking, copies, to: output, ground)
        let made = try await ground.stages.run("render", counting: output.written) { try await stage.run() }
        let audit = try audit(stage, model.pokedex, ground)
        let record = BuildRecord(
            options: options,
            languages: ground.theme.languages,
            source: model.pokedex.source,
            audit: audit,
            pages: stage.site.routes.count,
            copies: copies,
            gaps: ground.gaps,
            diagnostics: model.diagnostics,
            sizes: TreeSizes(ground.staging.files),
            timings: options.timings
                ? BuildRecord.Timings(
                    stages: ground.stages.timings,
                    slowest: stage.slowest,
                    pages: (output.times, tasks: jobs)
                ) : nil
        )
        try writeRecord(record, of: stage)

        let report = try await ground.stages.run("validate") { output.checker.report() }
        guard !report.hasErrors else {
            tell(report)
            return .outputInvalid
        }
        guard try await precompress(ground) else { return .outputInvalid }
        let status = try await publish(ground, pages: stage.site.routes.count)
        // What was told of a tree is to be told again when it is built again.
        if status == .done, lacking == 0, copies?.missing.isEmpty ?? true, audit.differences.isEmpty {
            LastBuild.note(
                ground.inputs,
                made: made,
                knownPages: output.checker.knownPages() ?? [],
                pages: stage.site.routes.count,
                manifest: ground.staging.manifestChecksum,
                beside: storePath
            )
        }
        return status
    }

    /// How many pages the output has, where it is what would be built, and still as it was published; nil where not.
    private func standingPages(_ ground: BuildGround) async throws -> Int? {
        // The pictures that were missing may be there by now.
        let isAskingAnyway = isCrawling && options.copiesMedia
        guard !isAskingAnyway, ground.gaps.isEmpty, let last = ground.last,
            last.inputs == ground.inputs.checksum.hexadecimal
        else { return nil }
        let kept = try await ground.stages.run("published") { try await ground.staging.keepPublished(jobs: jobs) }
        return kept.map { _ in last.pages }
    }

    // MARK: From the model on

    /// Writes the dataset, and prepares the pages.
    ///
    /// - Parameter lacking: how many resources could not be had or read.
    private func prepareSite(
        _ pokedex: Pokedex,
        lacking: Int,
        _ copies: MediaCopies?,
        to output: Output,
        _ ground: BuildGround
    ) async throws -> SiteStage {
        let dataset = try await ground.stages.run("dataset", counting: output.written) {
            try await putDataset(of: pokedex, lacking: lacking, to: output, ground)
        }
        let site = try await ground.stages.run("site") {
            let editions = try await Editions(
                of: pokedex,
                options: ground.theme.siteOptions,
                theme: ground.theme.site,
                copies: copies?.paths ?? [:],
                jobs: jobs
            )
            return try Site(
                pokedex: pokedex,
                options: ground.theme.siteOptions,
                theme: ground.theme.site,
                editions: editions,
                downloads: dataset.downloads,
                changes: dataset.changes
            )
        }
        return SiteStage(
            site,
            madeBy: ground.inputs.program,
            published: ground.last?.made ?? [:],
            isOfSameData: dataset.isKept,
            output: output,
            jobs: jobs,
            console: console,
            slowest: SlowestPages()
        )
    }

    /// Compares what was written with what there is, and refuses to go on where something was lost.
    private func audit(_ stage: SiteStage, _ pokedex: Pokedex, _ ground: BuildGround) throws -> Audit {
        let audit = Audit(
            ground.holdings,
            pokedex,
            stage.output.census,
            folders: stage.site.folders,
            languages: ground.theme.languages
        )
        try check(audit)
        return audit
    }

    /// Writes what there is to tell of the build, and last the files that name all others.
    private func writeRecord(_ record: BuildRecord, of stage: SiteStage) throws {
        var site = stage.site
        site.report = record.report
        try stage.renderStatus(of: site)
        try stage.output.write(record.file)
        for file in try site.offlineFiles(for: stage.output.staging.files) { try stage.output.write(file) }
    }

    /// Puts encodings beside the files, where they are asked for; false where that is too much for the host.
    private func precompress(_ ground: BuildGround) async throws -> Bool {
        guard options.precompress else { return true }
        let precompression = Precompression(ground.staging)
        // How many files there will be is known before any work is done, and so is what is too large as it is.
        guard try fitsHost(ground.staging, and: precompression.planned) else { return false }
        try await ground.stages.run("precompress") { try await precompress(precompression) }
        return true
    }

    /// Publishes a tree that has passed its checks, where it is not too much for its host.
    private func publish(_ ground: BuildGround, pages: Int) async throws -> ExitStatus {
        guard try fitsHost(ground.staging) else { return .outputInvalid }
        try tellExcesses(ground.staging)
        tell(try await ground.stages.run("publish") { try ground.staging.publish() }, pages: pages)
        return .done
    }
}
