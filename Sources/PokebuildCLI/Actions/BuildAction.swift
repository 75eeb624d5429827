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

    private var storePath: String { options.store ?? source.defaultStore }
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

        let output = Output(staging: ground.staging, baseURL: ground.theme.siteOptions.baseURL)
        let copies = try await ground.stages.run("pictures", counting: output.written) {
            try publishCopies(for: model.pokedex, from: ground.reader, to: output)
        }
        let lacking = ground.gaps.count + model.diagnostics.count { $0.severity == .error }
        let stage = try await write(model.pokedex, lacking: lacking, copies, to: output, ground)
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
                ? BuildRecord.Timings(stages: ground.stages.timings, slowest: stage.slowest) : nil
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
                pageInputs: stage.inputs,
                pages: stage.site.routes.count,
                manifest: ground.staging.manifestChecksum,
                beside: storePath
            )
        }
        return status
    }

    // MARK: Before the model

    /// What a build starts from.
    private struct Ground {
        let theme: Theme
        let staging: StagingArea
        let reader: StoreReader
        let holdings: Holdings
        let gaps: [Gap]
        let inputs: BuildInputs
        /// What the store's last build was made of, where it is what the output holds.
        let last: LastBuild?
        let stages: Stages
    }

    /// Reads the theme, takes hold of the output, and has the store filled or looked through.
    private func prepare() async throws -> Ground {
        let stages = Stages(console: console)
        // Whatever can be wrong with theme and output should not come to light after a long crawl.
        let theme = try await stages.run("theme") { try Theme(options, resources: resources) }
        try refuseStore(storePath, in: options.output)
        let staging = try await stages.run("output") { try StagingArea(output: options.output) }

        let fetch = FetchAction(options: options, source: source, console: console)
        let (holdings, gaps) = try await stages.time(isCrawling ? "fetch" : "store") {
            try isCrawling ? await fetch.crawl() : fetch.audit(for: "site")
        }
        if !gaps.isEmpty { try refuse(gaps.sum) }
        let reader = try StoreReader(path: storePath)
        return Ground(
            theme: theme,
            staging: staging,
            reader: reader,
            holdings: holdings,
            gaps: gaps,
            inputs: try await stages.time("inputs") { try BuildInputs(options, theme: theme, store: reader) },
            last: try LastBuild(beside: storePath, of: options.output),
            stages: stages
        )
    }

    /// How many pages the output has, where it is what would be built, and still as it was published; nil where not.
    private func standingPages(_ ground: Ground) async throws -> Int? {
        // The pictures that were missing may be there by now, and times are not known without the work.
        let isAskingAnyway = options.timings || isCrawling && options.copiesMedia
        guard !isAskingAnyway, ground.gaps.isEmpty, let last = ground.last,
            last.inputs == ground.inputs.checksum.hexadecimal
        else { return nil }
        let isStanding = try await ground.stages.run("published") { try await ground.staging.keepPublished(jobs: jobs) }
        return isStanding ? last.pages : nil
    }

    // MARK: From the model on

    /// Writes the dataset and every page, but for those about the build itself.
    ///
    /// - Parameter lacking: how many resources could not be had or read.
    private func write(
        _ pokedex: Pokedex,
        lacking: Int,
        _ copies: MediaCopies?,
        to output: Output,
        _ ground: Ground
    ) async throws -> SiteStage {
        let changes = ChangesStage(options: options, staging: output.staging, console: console, jobs: jobs)
        var history = ChangeHistory()
        let catalog = try await ground.stages.run("dataset", counting: output.written) {
            try await DatasetExporter(pokedex, jobs: jobs, write: output.write).export { catalog in
                history = try await changes.history(with: catalog, source: pokedex.source, lacking: lacking)
                return [(ChangesStage.file, history.json), (ChangesStage.schemaFile, ChangesSchema.file)]
            }
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
                downloads: catalog.downloads,
                changes: history
            )
        }
        let isKeeping = lacking == 0 && !options.timings
        let stage = SiteStage(
            site,
            of: SHA256(ofEach: [ground.inputs.data.bytes, history.json]),
            published: isKeeping ? ground.last?.pageInputs ?? [:] : [:],
            output: output,
            jobs: jobs,
            console: console,
            slowest: SlowestPages()
        )
        try await ground.stages.run("render", counting: output.written) { try await stage.run() }
        return stage
    }

    /// Compares what was written with what there is, and refuses to go on where something was lost.
    private func audit(_ stage: SiteStage, _ pokedex: Pokedex, _ ground: Ground) throws -> Audit {
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
    private func precompress(_ ground: Ground) async throws -> Bool {
        guard options.precompress else { return true }
        let precompression = Precompression(ground.staging)
        // How many files there will be is known before any work is done, and so is what is too large as it is.
        guard try fitsHost(ground.staging, and: precompression.planned) else { return false }
        try await ground.stages.run("precompress") { try await precompress(precompression) }
        return true
    }

    /// Publishes a tree that has passed its checks, where it is not too much for its host.
    private func publish(_ ground: Ground, pages: Int) async throws -> ExitStatus {
        guard try fitsHost(ground.staging) else { return .outputInvalid }
        try tellExcesses(ground.staging)
        tell(try await ground.stages.run("publish") { try ground.staging.publish() }, pages: pages)
        return .done
    }
}

extension Catalog {
    /// The files as pages may lead to them.
    fileprivate var downloads: [Download] {
        let sized: [(path: String, byteCount: Int?)] =
            files.map { ($0.path, $0.bytes) } + Self.ownFiles.map { ($0, nil) }
        return sized.map { Download(DatasetExporter.path($0.path), byteCount: $0.byteCount) }
    }
}
