import BuildSupport
import SiteGeneration
import Synchronization

/// Renders every page, checks it in memory and stages it, on all cores at once.
struct SiteStage {
    let site: Site
    let output: Output
    let jobs: Int
    let console: Console
    let slowest: SlowestPages

    /// Stages every page and every other file of the site, but for the pages about the build itself.
    ///
    /// Throws a template's or the file system's error, and ``Interrupted``. What is wrong with pages is in the checker.
    func run() async throws {
        for file in site.files { try output.write(file) }
        let teller = ProgressTeller(console)
        let rendered = Atomic(0)
        // Neighbours are alike: dealt out one by one, every share costs the same.
        let routes = site.routes.filter { !$0.isStatus }
        let shares = max(1, min(jobs, routes.count))
        _ = try await mapConcurrently(Array(0..<shares), jobs: shares) { share in
            try render(stride(from: share, to: routes.count, by: shares).lazy.map { routes[$0] }) {
                let done = rendered.add(1, ordering: .relaxed).newValue
                teller.update { ProgressReport(stage: "render", done: done, of: routes.count, unit: "pages") }
            }
        }
    }

    /// Stages the pages about the build itself, which must know how everything else went.
    func renderStatus() throws { try render(site.routes.filter(\.isStatus)) {} }

    private func render(_ routes: some Sequence<Route>, tell: () -> Void) throws {
        let checker = output.pageChecker()
        var bytes: [UInt8] = []
        for route in routes {
            let start = ContinuousClock.now
            bytes.removeAll(keepingCapacity: true)
            try site.render(route, into: &bytes)
            try output.write(OutputFile(route.path, bytes), checkedBy: checker)
            slowest.note(route.path.description, ContinuousClock.now - start)
            tell()
        }
    }
}
