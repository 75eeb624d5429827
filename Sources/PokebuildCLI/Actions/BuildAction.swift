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
        let inputs = try await stages.time("inputs") { try BuildInputs(options, theme: theme, store: reader) }
        let last = try LastBuild(beside: storePath, of: options.output)
        if gaps.isEmpty, let last, last.inputs == inputs.checksum.hexadecimal, !isAskingAnyway,
            try await stages.run("published", { try await staging.keepPublished(jobs: jobs) })
        {
            return try await publish(staging, pages: last.pages, stages)
        }
        let bodies = StoredBodies(reader: reader)
        let model = try await stages.run("normalize", counting: bodies.read) {
            try await Normalizer.normalize(bodies, deployment: try bodies.deployment(), jobs: jobs)
        }
        try check(model.diagnostics)
        if isCrawling { try fetchMedia(for: model.pokedex) }

        let output = Output(staging: staging, baseURL: theme.siteOptions.baseURL)
        let copies = try await stages.run("pictures", counting: output.written) {
            try publishCopies(for: model.pokedex, from: reader, to: output)
        }
        let lacking = gaps.count + model.diagnostics.count { $0.severity == .error }
        let slowest = SlowestPages()
        let stage = try await write(model.pokedex, lacking: lacking, theme, copies, to: output, stages) {
            site,
            history in
            SiteStage(
                site,
                of: SHA256(ofEach: [inputs.data.bytes, history.json]),
                published: lacking == 0 && !options.timings ? last?.pageInputs ?? [:] : [:],
                output: output,
                jobs: jobs,
                console: console,
                slowest: slowest
            )
        }
        var site = stage.site
        let audit = Audit(holdings, model.pokedex, output.census, folders: site.folders, languages: theme.languages)
        try check(audit)
        let record = BuildRecord(
            options: options,
            languages: theme.languages,
            source: model.pokedex.source,
            audit: audit,
            pages: site.routes.count,
            copies: copies,
            gaps: gaps,
            diagnostics: model.diagnostics,
            sizes: TreeSizes(staging.files),
            timings: options.timings ? BuildRecord.Timings(stages: stages.timings, slowest: slowest) : nil
        )
        site.report = record.report
        try stage.renderStatus(of: site)
        try output.write(record.file)
        for file in try site.offlineFiles(for: staging.files) { try output.write(file) }

        let report = try await stages.run("validate") { output.checker.report() }
        guard !report.hasErrors else {
            tell(report)
            return .outputInvalid
        }
        if options.precompress {
            let precompression = Precompression(staging)
            // How many files there will be is known before any work is done, and so is what is too large as it is.
            guard try fitsHost(staging, and: precompression.planned) else { return .outputInvalid }
            try await stages.run("precompress") { try await precompress(precompression) }
        }
        let status = try await publish(staging, pages: site.routes.count, stages)
        // What was told of a tree is to be told again when it is built again.
        if status == .done, lacking == 0, copies?.missing.isEmpty ?? true, audit.differences.isEmpty {
            try LastBuild.note(
                inputs,
                pageInputs: stage.inputs,
                pages: site.routes.count,
                of: options.output,
                beside: storePath
            )
        }
        return status
    }

    /// Whether the work is to be done although nothing need come of it: the pictures that were missing may be there by now, and
    /// times are not known without.
    private var isAskingAnyway: Bool { options.timings || isCrawling && options.copiesMedia }

    /// Publishes a tree that has passed its checks, where it is not too much for its host.
    private func publish(_ staging: StagingArea, pages: Int, _ stages: Stages) async throws -> ExitStatus {
        guard try fitsHost(staging) else { return .outputInvalid }
        try tellExcesses(staging)
        tell(try await stages.run("publish") { try staging.publish() }, pages: pages)
        return .done
    }

    /// Writes the dataset and every page, but for those about the build itself.
    ///
    /// - Parameter lacking: how many resources could not be had or read.
    private func write(
        _ pokedex: Pokedex,
        lacking: Int,
        _ theme: Theme,
        _ copies: MediaCopies?,
        to output: Output,
        _ stages: Stages,
        _ stage: (Site, ChangeHistory) -> SiteStage
    ) async throws -> SiteStage {
        let changes = ChangesStage(options: options, staging: output.staging, console: console, jobs: jobs)
        var history = ChangeHistory()
        let catalog = try await stages.run("dataset", counting: output.written) {
            try await DatasetExporter(pokedex, jobs: jobs, write: output.write).export { catalog in
                history = try await changes.history(with: catalog, source: pokedex.source, lacking: lacking)
                return [(ChangesStage.file, history.json), (ChangesStage.schemaFile, ChangesSchema.file)]
            }
        }
        let site = try await stages.run("site") {
            let editions = try await Editions(
                of: pokedex,
                options: theme.siteOptions,
                theme: theme.site,
                copies: copies?.paths ?? [:],
                jobs: jobs
            )
            return try Site(
                pokedex: pokedex,
                options: theme.siteOptions,
                theme: theme.site,
                editions: editions,
                downloads: catalog.downloads,
                changes: history
            )
        }
        let stage = stage(site, history)
        try await stages.run("render", counting: output.written) { try await stage.run() }
        return stage
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
