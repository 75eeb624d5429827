import BuildSupport
import JSON
import SiteGeneration
import SiteValidation
import Synchronization

/// Renders every page, checks it in memory and stages it, on all cores at once.
///
/// A page whose inputs are those of the last build is taken from the published tree instead, where it still is as it was.
struct SiteStage {
    private(set) var site: Site
    let output: Output
    let jobs: Int
    let console: Console
    let slowest: SlowestPages
    private let program: SHA256
    private let inputs: PageInputs
    /// What the published pages are made of, by path.
    private let published: [String: PageChecksums]
    /// Whether they are made of the same data and dataset, by the same program with the same options.
    private let isOfSameData: Bool

    /// Takes what is published for what it was made of, by a program with these options.
    init(
        _ site: Site,
        madeBy program: SHA256,
        published: [String: PageChecksums],
        isOfSameData: Bool,
        output: Output,
        jobs: Int,
        console: Console,
        slowest: SlowestPages
    ) {
        self.site = site
        self.program = program
        self.published = published
        self.isOfSameData = isOfSameData
        self.output = output
        self.jobs = jobs
        self.console = console
        self.slowest = slowest
        inputs = PageInputs(of: site)
    }

    /// Stages every page and every other file of the site, but for the pages about the build itself.
    ///
    /// Gives what pages are made of, by path. Throws a template's or the file system's error, and ``Interrupted``. What is
    /// wrong with pages is in the checker.
    func run() async throws -> [String: PageChecksums] {
        for file in site.files { try output.write(file) }
        let teller = ProgressTeller(console)
        let done = Atomic(0)
        let kept = Atomic(0)
        // Neighbours are alike: dealt out one by one, every share costs the same.
        let routes = site.routes.filter { !$0.isStatus }
        let shares = max(1, min(jobs, routes.count))
        let inputs = try await mapConcurrently(Array(0..<shares), jobs: shares) { share in
            try stage(stride(from: share, to: routes.count, by: shares).lazy.map { routes[$0] }) { isKept in
                if isKept { kept.add(1, ordering: .relaxed) }
                let count = done.add(1, ordering: .relaxed).newValue
                teller.update { ProgressReport(stage: "render", done: count, of: routes.count, unit: "pages") }
            }
        }
        tell(kept: kept.load(ordering: .relaxed), of: routes.count)
        tellParts(shares)
        return Dictionary(uniqueKeysWithValues: inputs.joined())
    }

    private func tell(kept: Int, of count: Int) {
        let message = "render: \(kept) of \(count) pages are made of what they were made of before, and kept"
        console.tell(Event(level: .detail, name: "render.kept", message: message) { $0.member("kept", kept) })
    }

    private func tellParts(_ tasks: Int) {
        let parts = output.times.shares(of: tasks).map { "\($0.part.rawValue) \($0.time.inSeconds)" }
        let message = "render: \(parts.joined(separator: ", ")) for each of \(tasks) tasks"
        console.tell(
            Event(level: .detail, name: "render.parts", message: message) {
                output.times.write(sharesOf: tasks, into: &$0)
            }
        )
    }

    /// Stages the pages about the build itself, which must know how everything else went.
    ///
    /// - Parameter site: the site, with its report.
    func renderStatus(of site: Site) throws {
        var stage = self
        stage.site = site
        _ = try stage.stage(site.routes.filter(\.isStatus)) { _ in }
    }

    /// Gives what each page is made of, behind its path.
    private func stage(
        _ routes: some Sequence<Route>,
        tell: (_ isKept: Bool) -> Void
    ) throws -> [(String, PageChecksums)] {
        let checker = output.pageChecker()
        var bytes: [UInt8] = []
        return try routes.map { route in
            let start = ContinuousClock.now
            let path = route.path.description
            let (made, isKept) = try stage(route, published[path], checkedBy: checker, in: &bytes)
            slowest.note(path, ContinuousClock.now - start)
            tell(isKept)
            return (path, made)
        }
    }

    /// Stages a page, as it is published where it was made of the same.
    private func stage(
        _ route: Route,
        _ known: PageChecksums?,
        checkedBy checker: PageChecker,
        in bytes: inout [UInt8]
    ) throws -> (PageChecksums, isKept: Bool) {
        let theme = inputs.themeChecksum(of: route)?.hexadecimal ?? ""
        if let known, isOfSameData, !theme.isEmpty, known.theme == theme,
            try output.keepPage(route.path, checkedBy: checker)
        {
            return (known, true)
        }
        let (page, all) = output.times.time(.rendering) {
            let page = site.draft(of: route)
            let all = SHA256(ofEach: [program.bytes, inputs.checksum(of: page, in: &bytes).bytes])
            return (page, all.hexadecimal)
        }
        let made = PageChecksums(inputs: all, theme: theme)
        if known?.inputs == all, try output.keepPage(route.path, checkedBy: checker) { return (made, true) }
        try output.times.time(.rendering) {
            bytes.removeAll(keepingCapacity: true)
            try site.render(page, into: &bytes)
        }
        try output.writePage(OutputFile(route.path, bytes), checkedBy: checker)
        return (made, false)
    }
}
