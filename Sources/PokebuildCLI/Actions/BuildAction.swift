import BuildSupport
import Checkpoints
import Crawl
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
    private var jobs: Int { options.jobs ?? processorCount }
    private var stages: Stages { Stages(console: console) }

    func run() async throws -> ExitStatus {
        // Whatever can be wrong with theme and output should not come to light after a long crawl.
        let theme = try await stages.run("theme") { try Theme(options, resources: resources) }
        let staging = try await stages.run("output \(options.output)") { try StagingArea(output: options.output) }

        let gaps = try isCrawling ? crawl() : storedGaps()
        try Interruption.check()
        if !gaps.isEmpty, !options.keepGoing {
            return giveUp("\(gaps.count) answers are missing")
        }
        let reader = try StoreReader(path: storePath)
        let normalized = try await stages.run("normalize") { try await normalize(reader) }
        let unreadable = normalized.diagnostics.filter { $0.severity == .error }
        for error in unreadable.prefix(20) { console.error("normalize: \(error.place): \(error.summary)") }
        if !unreadable.isEmpty, !options.keepGoing {
            return giveUp("\(unreadable.count) resources cannot be read")
        }

        let checker = SiteChecker()
        let output = Output(staging: staging, checker: checker, baseURL: options.baseURL)
        let catalog = try await stages.run("dataset") {
            try await DatasetExporter(normalized.pokedex, jobs: jobs, write: output.write).export()
        }
        let site = try await stages.run("site") {
            try Site(
                pokedex: normalized.pokedex,
                options: siteOptions(theme),
                templates: theme.templates,
                siteDirectory: theme.siteFolder,
                downloads: catalog.downloads
            )
        }
        var audit = Audit(try reader.summaries())
        audit.add(normalized.pokedex)
        audit.add(site.routes, languages: theme.languages.count)
        if !audit.gaps.isEmpty, options.kinds == nil, !options.keepGoing {
            for gap in audit.gaps { console.error("audit: \(gap)") }
            return giveUp("something was lost on the way")
        }
        let record = BuildRecord(
            options: options,
            languages: theme.languages,
            source: normalized.pokedex.source,
            audit: audit,
            pages: site.routes.count,
            gaps: gaps,
            diagnostics: normalized.diagnostics
        )
        try output.write(record.file)
        try await stages.run("render") { try await SiteStage(site: site, output: output, jobs: jobs).run() }
        let report = try await stages.run("validate") { checker.report() }
        guard !report.hasErrors else {
            console.error(
                "validate: nothing was published, because the output did not pass its checks:\n" + report.text
            )
            return .outputInvalid
        }
        let publication = try await stages.run("publish") { try staging.publish() }
        console.note("build: \(site.routes.count) pages in \(options.output); \(publication.summary)")
        return .done
    }

    private func giveUp(_ reason: String) -> ExitStatus {
        console.error("build: nothing was published, because \(reason); `--keep-going` publishes all the same")
        return .crawlIncomplete
    }

    /// Crawls, and says what is missing.
    private func crawl() throws -> [String] {
        let report = try FetchAction(options: options, source: source, console: console).run()
        let gaps = report.gaps.map { "\($0.path): \($0.reason)" }
        // A crawl that ended early has more to ask for than it knows of.
        return report.isComplete || !gaps.isEmpty ? gaps : ["the crawl ended early"]
    }

    /// What a store that is not crawled into lacks, as far as it knows.
    private func storedGaps() throws -> [String] {
        let reader = try StoreReader(path: storePath, source: options.namesSource ? source.identity : nil)
        let failures = try reader.failures().map { "\($0.path): \($0.reason)" }
        let summaries = try reader.summaries()
        let pending = summaries.filter { $0.pending > 0 }.map { "\($0.name): \($0.pending) not fetched yet" }
        let gaps = failures + pending + (summaries.isEmpty ? ["everything: the store is empty"] : [])
        for gap in gaps.prefix(20) { console.error("site: missing \(gap)") }
        return gaps
    }

    private func normalize(_ reader: StoreReader) async throws -> Normalizer.Result {
        let bodies = StoredBodies(reader: reader)
        return try await Normalizer.normalize(bodies, deployment: try bodies.deployment(), jobs: jobs)
    }

    private func siteOptions(_ theme: Theme) -> SiteOptions {
        SiteOptions(
            languages: theme.languages,
            kinds: options.kinds.map(Set.init),
            baseURL: options.baseURL,
            sprites: options.sprites == .none ? .none : .link
        )
    }
}

extension Catalog {
    /// The files as pages may lead to them.
    fileprivate var downloads: [Download] {
        files.compactMap { file in
            OutputPath("\(DatasetExporter.folder)/\(file.path)").map { Download($0, byteCount: file.bytes) }
        }
    }
}

extension PublishingReport {
    /// What changed, in words.
    fileprivate var summary: String {
        guard isChanged else { return "nothing changed in \(fileCount) files" }
        return "\(fileCount) files of \(byteCount >> 20) MiB, \(writtenCount) written, \(removedCount) removed"
    }
}
