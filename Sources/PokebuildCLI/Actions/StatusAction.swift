import BuildSupport
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
        let damaged = try reader.damaged()
        let status = StoreStatus(
            path: path,
            source: reader.source,
            schema: try reader.schemaVersion(),
            byteCount: try ["", "-wal"].reduce(0) { try $0 + (fileSize(path + $1) ?? 0) },
            pictures: try reader.mediaSummary(),
            pictureGaps: try reader.mediaFailures().map { Gap($0) },
            kinds: options.kinds,
            holdings: try Holdings(reader, damaged: damaged, kinds: options.neededKinds, named: options.namedKinds),
            deployments: try reader.deployments(),
            completed: try reader.completed(),
            now: time(nil)
        )
        try console.result(options.logFormat == .json ? status.json : status.text)
        return .done
    }
}
