import BuildSupport
import SiteGeneration

/// Renders every page, checks it in memory and stages it, on all cores at once.
struct SiteStage {
    let site: Site
    let output: Output
    let jobs: Int

    /// Stages every page and every other file of the site.
    ///
    /// Throws a template's or the file system's error, and ``Interrupted``. What is wrong with pages is in the checker.
    func run() async throws {
        for file in site.files { try output.write(file) }
        // Neighbours are alike: dealt out one by one, every share costs the same.
        let shares = max(1, min(jobs, site.routes.count))
        _ = try await mapConcurrently(Array(0..<shares), jobs: shares) { share in
            try render(stride(from: share, to: site.routes.count, by: shares))
        }
    }

    private func render(_ share: StrideTo<Int>) throws {
        let checker = output.pageChecker()
        var bytes: [UInt8] = []
        for index in share {
            let route = site.routes[index]
            bytes.removeAll(keepingCapacity: true)
            try site.render(route, into: &bytes)
            try output.write(OutputFile(route.path, bytes), checkedBy: checker)
        }
    }
}
