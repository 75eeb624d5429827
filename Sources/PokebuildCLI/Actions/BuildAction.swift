import BuildSupport
import Checkpoints
import Crawl
import Dataset
import Diagnostics
import JSON
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
    private var jobs: Int { options.workers }
    private var stages: Stages { Stages(console: console) }

    func run() async throws -> ExitStatus {
        // Whatever can be wrong with theme and output should not come to light after a long crawl.
        let theme = try await stages.run("theme") { try Theme(options, resources: resources) }
        let staging = try await stages.run("output \(options.output)") { try StagingArea(output: options.output) }

        let fetch = FetchAction(options: options, source: source, console: console)
        let (holdings, gaps) = try isCrawling ? fetch.crawl() : fetch.audit(for: "site")
        if !gaps.isEmpty { try refuse("\(gaps.count) answers are missing") }
        let reader = try StoreReader(path: storePath)
        let normalized = try await stages.run("normalize") { try await normalize(reader) }
        try check(normalized.diagnostics)

        if options.copiesMedia, isCrawling {
            let isWhole = try MediaFetch(options: options, source: source, console: console).run(normalized.pokedex)
            if !isWhole { try refuse("pictures or cries could not be had") }
        }

        let checker = SiteChecker()
        let census = Census(baseURL: theme.siteOptions.baseURL)
        let output = Output(staging: staging, checker: checker, census: census, baseURL: options.baseURL)
        let copies = try await stages.run("pictures") {
            try publishCopies(for: normalized.pokedex, from: reader, to: output)
        }
        let catalog = try await stages.run("dataset") {
            try await DatasetExporter(normalized.pokedex, jobs: jobs, write: output.write).export()
        }
        var site = try await stages.run("site") {
            try Site(
                pokedex: normalized.pokedex,
                options: theme.siteOptions,
                theme: theme.site,
                downloads: catalog.downloads,
                copies: copies?.paths ?? [:]
            )
        }
        let pages = site
        try await stages.run("render") {
            try await SiteStage(site: pages, output: output, jobs: jobs, console: console).run()
        }
        let record = BuildRecord(
            options: options,
            languages: theme.languages,
            source: normalized.pokedex.source,
            audit: Audit(holdings, normalized.pokedex, census, folders: site.folders, languages: theme.languages),
            pages: site.routes.count,
            copies: copies,
            gaps: gaps,
            diagnostics: normalized.diagnostics
        )
        try check(record.audit)
        site.report = record.report
        try SiteStage(site: site, output: output, jobs: jobs, console: console).renderStatus()
        try output.write(record.file)
        let report = try await stages.run("validate") { checker.report() }
        guard !report.hasErrors else {
            console.error(
                "validate: nothing was published, because the output did not pass its checks:\n" + report.text
            )
            return .outputInvalid
        }
        let publication = try await stages.run("publish") { try staging.publish() }
        console.note(
            "build: \(site.routes.count) pages in \(options.output); \(publication.summary)",
            event: "build.finished"
        ) { event in
            event.member("output", options.output)
            event.member("pages", site.routes.count)
            publication.write(into: &event)
        }
        return .done
    }

    /// Ends the build, unless it is to go on whatever is missing.
    private func refuse(_ reason: String) throws(Incomplete) {
        if !options.keepGoing { throw Incomplete(reason: reason) }
    }

    /// Tells which resources cannot be read.
    private func check(_ diagnostics: [Diagnostic]) throws {
        let unreadable = diagnostics.filter { $0.severity == .error }
        for error in unreadable.prefix(20) {
            console.tell(
                Event(
                    level: level,
                    name: "unreadable",
                    message: "normalize: \(error.place): \(error.summary)"
                ) { event in
                    event.member("rule", error.rule)
                    event.member("place", error.place)
                    event.member("reason", error.summary)
                }
            )
        }
        if !unreadable.isEmpty { try refuse("\(unreadable.count) resources cannot be read") }
    }

    /// Tells what was lost between two stages.
    private func check(_ audit: Audit) throws {
        for difference in audit.differences {
            console.tell(Event(level: level, name: "audit", message: "audit: \(difference)"))
        }
        if !audit.differences.isEmpty { try refuse("something was lost on the way") }
    }

    /// What is missing ends the build, or is only told.
    private var level: Event.Level { options.keepGoing ? .warning : .error }

    private func normalize(_ reader: StoreReader) async throws -> Normalizer.Result {
        let bodies = StoredBodies(reader: reader)
        return try await Normalizer.normalize(bodies, deployment: try bodies.deployment(), jobs: jobs)
    }
}

extension Catalog {
    /// The files as pages may lead to them.
    fileprivate var downloads: [Download] {
        let sized: [(path: String, byteCount: Int?)] =
            files.map { ($0.path, $0.bytes) } + Self.ownFiles.map { ($0, nil) }
        return sized.compactMap { file in
            OutputPath("\(DatasetExporter.folder)/\(file.path)").map { Download($0, byteCount: file.byteCount) }
        }
    }
}

extension PublishingReport {
    /// What changed, in words.
    var summary: String {
        guard isChanged else { return "nothing changed in \(fileCount) files" }
        return "\(fileCount) files of \(byteCount >> 20) MiB, \(writtenCount) written, \(removedCount) removed"
    }

    /// Writes the members that tell it to programs.
    func write(into event: inout JSONWriter) {
        event.member("files", fileCount)
        event.member("bytes", byteCount)
        event.member("written", writtenCount)
        event.member("removed", removedCount)
    }
}
