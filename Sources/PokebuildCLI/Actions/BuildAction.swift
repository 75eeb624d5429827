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
    private var stages: Stages { Stages(console: console) }

    func run() async throws -> ExitStatus {
        // Whatever can be wrong with theme and output should not come to light after a long crawl.
        let theme = try await stages.run("theme") { try Theme(options, resources: resources) }
        try refuseStore(storePath, in: options.output)
        let staging = try await stages.run("output") { try StagingArea(output: options.output) }

        let fetch = FetchAction(options: options, source: source, console: console)
        let (holdings, gaps) = try isCrawling ? await fetch.crawl() : fetch.audit(for: "site")
        if !gaps.isEmpty { try refuse(gaps.sum) }
        let reader = try StoreReader(path: storePath)
        let model = try await stages.run("normalize") { try await normalize(reader) }
        try check(model.diagnostics)
        if isCrawling { try fetchMedia(for: model.pokedex) }

        let output = Output(staging: staging, baseURL: theme.siteOptions.baseURL)
        let copies = try await stages.run("pictures") {
            try publishCopies(for: model.pokedex, from: reader, to: output)
        }
        let lacking = gaps.count + model.diagnostics.count { $0.severity == .error }
        var site = try await write(model.pokedex, lacking: lacking, theme, copies, to: output)
        let record = BuildRecord(
            options: options,
            languages: theme.languages,
            source: model.pokedex.source,
            audit: Audit(holdings, model.pokedex, output.census, folders: site.folders, languages: theme.languages),
            pages: site.routes.count,
            copies: copies,
            gaps: gaps,
            diagnostics: model.diagnostics
        )
        try check(record.audit)
        site.report = record.report
        try SiteStage(site: site, output: output, jobs: jobs, console: console).renderStatus()
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
        guard try fitsHost(staging) else { return .outputInvalid }
        try tellExcesses(staging)
        tell(try await stages.run("publish") { try staging.publish() }, pages: site.routes.count)
        return .done
    }

    private func normalize(_ reader: StoreReader) async throws -> Normalizer.Result {
        let bodies = StoredBodies(reader: reader)
        return try await Normalizer.normalize(bodies, deployment: try bodies.deployment(), jobs: jobs)
    }

    /// Writes the dataset and every page, but for those about the build itself.
    ///
    /// - Parameter lacking: how many resources could not be had or read.
    private func write(
        _ pokedex: Pokedex,
        lacking: Int,
        _ theme: Theme,
        _ copies: MediaCopies?,
        to output: Output
    ) async throws -> Site {
        let changes = ChangesStage(options: options, staging: output.staging, console: console, jobs: jobs)
        var history = ChangeHistory()
        let catalog = try await stages.run("dataset") {
            try await DatasetExporter(pokedex, jobs: jobs, write: output.write).export { catalog in
                history = try await changes.history(with: catalog, source: pokedex.source, lacking: lacking)
                return [(ChangesStage.file, history.json), (ChangesStage.schemaFile, ChangesSchema.file)]
            }
        }
        let site = try await stages.run("site") {
            try Site(
                pokedex: pokedex,
                options: theme.siteOptions,
                theme: theme.site,
                downloads: catalog.downloads,
                copies: copies?.paths ?? [:],
                changes: history
            )
        }
        try await stages.run("render") {
            try await SiteStage(site: site, output: output, jobs: jobs, console: console).run()
        }
        return site
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
