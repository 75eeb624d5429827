import BuildSupport
import ChangeReport
import Dataset
import JSON
import PokeModel
import Publishing

/// Compares the dataset of a build with the published one whose place it takes.
struct ChangesStage {
    let options: Options
    let staging: StagingArea
    let console: Console
    let jobs: Int

    /// The file of the dataset that has the history.
    static let file = "changes.json"
    /// The file that describes it to programs.
    static let schemaFile = "schema/changes.schema.json"

    /// The history of changes with the new dataset.
    ///
    /// `lacking` is how many resources the build goes on without. A build of some kinds only is no whole dataset: it keeps
    /// the history as it is. Throws `FileSystemError` and `CancellationError`.
    func history(with catalog: Catalog, source: PokeModel.Source, lacking: Int) async throws -> ChangeHistory {
        let published = try publishedHistory()
        guard options.kinds == nil else { return published }
        let dataset = ComparedDataset(
            origin: options.sample ? "sample" : "PokeAPI",
            source: source,
            files: Kind.allCases.compactMap { kind in
                catalog.checksum(of: "\(kind.slug).json").map { .init(kind, $0.hexadecimal) }
            },
            lacking: lacking
        )
        let staging = staging
        let history = try await published.following(
            dataset,
            jobs: jobs,
            old: { kind in
                guard case .intact(let bytes) = try staging.published(DatasetExporter.path("\(kind.slug).json")) else {
                    return nil
                }
                return bytes
            },
            new: { try staging.staged(DatasetExporter.path("\($0.slug).json")) }
        )
        if history != published, let newest = history.sets.first { tell(newest) }
        return history
    }

    /// The history that is published; an empty one where there is none that can be read, which is told.
    func publishedHistory() throws -> ChangeHistory {
        let path = DatasetExporter.path(Self.file)
        switch try staging.published(path) {
        case .absent: return ChangeHistory()
        case .altered: warn("\(path) is not as it was published")
        case .intact(let bytes):
            do {
                return try ChangeHistory(json: bytes)
            } catch {
                warn("\(path) is of no use: \(error)")
            }
        }
        return ChangeHistory()
    }

    private func warn(_ reason: String) {
        console.warn("changes: \(reason); what changes is told from this dataset on")
    }

    private func tell(_ set: ChangeSet) {
        if !set.uncompared.isEmpty {
            let names = set.uncompared.map { "\($0.slug).json" }.joined(separator: ", ")
            console.warn("changes: not as it was published and so not compared: \(names)")
        }
        console.note(
            "changes: \(set.addedCount) added, \(set.removedCount) removed, \(set.changedCount) changed",
            event: "changes"
        ) { event in
            event.member("added", set.addedCount)
            event.member("removed", set.removedCount)
            event.member("changed", set.changedCount)
            event.member("uncompared", set.uncompared.map(\.slug))
        }
    }
}

extension Catalog {
    fileprivate func checksum(of path: String) -> SHA256? { files.first { $0.path == path }?.checksum }
}
