import Checkpoints
import Glibc
import JSON

/// Tells what a store holds, how old it is, what it lacks, and what to do next.
struct StatusAction {
    let options: Options
    let source: Source
    let console: Console

    func run() throws -> ExitStatus {
        let path = options.store ?? source.defaultStore
        let reader = try StoreReader(path: path, source: options.namesSource ? source.identity : nil)
        let status = StoreStatus(
            path: path,
            source: reader.source,
            schema: try reader.schemaVersion(),
            byteCount: ["", "-wal"].reduce(0) { $0 + (fileSize(path + $1) ?? 0) },
            pictures: try MediaReader(reader).summary(),
            pictureGaps: try MediaReader(reader).failures().map {
                Gap(path: $0.path, reason: $0.reason, attempts: $0.attempts)
            },
            kinds: options.kinds,
            holdings: try Holdings(reader, kinds: options.neededKinds, named: options.namedKinds),
            deployments: try reader.deployments(),
            completed: try reader.completed(),
            now: time(nil)
        )
        console.result(options.logFormat == .json ? status.json : status.text)
        return .done
    }

    /// The size of a file in bytes; nil where there is none.
    private func fileSize(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }
}
