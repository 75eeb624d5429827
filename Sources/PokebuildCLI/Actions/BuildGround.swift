import BuildSupport
import Checkpoints
import Publishing
import SiteGeneration

/// What a build starts from.
struct BuildGround {
    let theme: Theme
    let staging: StagingArea
    let reader: StoreReader
    let holdings: Holdings
    let gaps: [Gap]
    let inputs: BuildInputs
    /// What the store's last build was made of, where it is what the output holds; nil where all work is to be done and timed.
    let last: LastBuild?
    let stages: Stages

    /// Whether the output was made of the same data, by the same program with the same options.
    var isOfSameData: Bool { last?.data == inputs.data.hexadecimal }
}

extension BuildAction {
    /// Reads the theme, takes hold of the output, and has the store filled or looked through.
    func prepare() async throws -> BuildGround {
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
        return BuildGround(
            theme: theme,
            staging: staging,
            reader: reader,
            holdings: holdings,
            gaps: gaps,
            inputs: try await stages.time("inputs") { try BuildInputs(options, theme: theme, store: reader) },
            last: options.timings ? nil : try LastBuild(beside: storePath, of: options.output),
            stages: stages
        )
    }
}
