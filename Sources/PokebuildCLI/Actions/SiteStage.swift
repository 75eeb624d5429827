import BuildSupport
import JSON
import SiteGeneration
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
    /// The checksums of what pages are made of, by path; without those that every build renders.
    let inputs: [String: SHA256]
    /// The same of the pages that the output has, in hexadecimal.
    let publishedInputs: [String: String]

    /// Takes what is published for what it was made of: pages of `data`, which is all but the theme.
    init(
        _ site: Site,
        of data: SHA256,
        published: [String: String],
        output: Output,
        jobs: Int,
        console: Console,
        slowest: SlowestPages
    ) {
        self.site = site
        self.output = output
        self.jobs = jobs
        self.console = console
        self.slowest = slowest
        publishedInputs = published
        let pages = PageInputs(of: site)
        inputs = site.routes.reduce(into: [:]) { inputs, route in
            guard let own = pages.checksum(of: route) else { return }
            inputs[route.path.description] = SHA256(ofEach: [data.bytes, own.bytes])
        }
    }

    /// Stages every page and every other file of the site, but for the pages about the build itself.
    ///
    /// Throws a template's or the file system's error, and ``Interrupted``. What is wrong with pages is in the checker.
    func run() async throws {
        for file in site.files { try output.write(file) }
        let teller = ProgressTeller(console)
        let done = Atomic(0)
        let kept = Atomic(0)
        // Neighbours are alike: dealt out one by one, every share costs the same.
        let routes = site.routes.filter { !$0.isStatus }
        let shares = max(1, min(jobs, routes.count))
        _ = try await mapConcurrently(Array(0..<shares), jobs: shares) { share in
            try stage(stride(from: share, to: routes.count, by: shares).lazy.map { routes[$0] }) { isKept in
                if isKept { kept.add(1, ordering: .relaxed) }
                let count = done.add(1, ordering: .relaxed).newValue
                teller.update { ProgressReport(stage: "render", done: count, of: routes.count, unit: "pages") }
            }
        }
        tell(kept: kept.load(ordering: .relaxed), of: routes.count)
    }

    private func tell(kept: Int, of count: Int) {
        let message = "render: \(kept) of \(count) pages are made of what they were made of before, and kept"
        console.tell(Event(level: .detail, name: "render.kept", message: message) { $0.member("kept", kept) })
    }

    /// Stages the pages about the build itself, which must know how everything else went.
    ///
    /// - Parameter site: the site, with its report.
    func renderStatus(of site: Site) throws {
        var stage = self
        stage.site = site
        try stage.stage(site.routes.filter(\.isStatus)) { _ in }
    }

    private func stage(_ routes: some Sequence<Route>, tell: (_ isKept: Bool) -> Void) throws {
        let checker = output.pageChecker()
        var bytes: [UInt8] = []
        for route in routes {
            let start = ContinuousClock.now
            let isKept = try isPublished(route) && output.keep(route.path, checkedBy: checker)
            if !isKept {
                bytes.removeAll(keepingCapacity: true)
                try site.render(route, into: &bytes)
                try output.write(OutputFile(route.path, bytes), checkedBy: checker)
            }
            slowest.note(route.path.description, ContinuousClock.now - start)
            tell(isKept)
        }
    }

    /// Whether the published page was made of what it would be rendered from.
    private func isPublished(_ route: Route) -> Bool {
        let path = route.path.description
        return inputs[path].map { publishedInputs[path] == $0.hexadecimal } ?? false
    }
}
