import BuildSupport
import ChangeReport
import Dataset
import PokeModel
import SiteGeneration

/// What pages say of the dataset.
struct PublishedDataset {
    /// Its files.
    let downloads: [Download]
    /// What changed in it.
    let changes: ChangeHistory
    /// Whether it is the one that was published before.
    let isKept: Bool
}

extension BuildAction {
    /// Writes the dataset, or keeps the published one where it is of the same data and still as it was.
    ///
    /// - Parameter lacking: how many resources could not be had or read.
    func putDataset(
        of pokedex: Pokedex,
        lacking: Int,
        to output: Output,
        _ ground: BuildGround
    ) async throws -> PublishedDataset {
        let changes = ChangesStage(options: options, staging: output.staging, console: console, jobs: jobs)
        if ground.isOfSameData, let kept = try await output.keepDataset(jobs: jobs) {
            return PublishedDataset(
                downloads: downloads(kept.map { ($0.path, $0.byteCount) }),
                changes: try changes.publishedHistory(),
                isKept: true
            )
        }
        var history = ChangeHistory()
        let catalog = try await DatasetExporter(pokedex, jobs: jobs, write: output.write).export { catalog in
            history = try await changes.history(with: catalog, source: pokedex.source, lacking: lacking)
            return [(ChangesStage.file, history.json), (ChangesStage.schemaFile, ChangesSchema.file)]
        }
        let files = catalog.files.map { (DatasetExporter.path($0.path).description, $0.bytes) }
        return PublishedDataset(downloads: downloads(files), changes: history, isKept: false)
    }

    /// The dataset's files as pages may lead to them; of those that name all others the size is not known in time.
    private func downloads(_ files: [(path: String, byteCount: Int)]) -> [Download] {
        let own = Catalog.ownFiles.map(DatasetExporter.path)
        let others = files.compactMap { file in
            OutputPath(file.path).flatMap { own.contains($0) ? nil : Download($0, byteCount: file.byteCount) }
        }
        return others + own.map { Download($0) }
    }
}
