import BuildSupport
import Checkpoints
import Synchronization

@testable import Mirror

/// The files of a store's mirror by path, and the report.
func mirrored(
    _ store: StoreReader,
    base: MirrorBase = .relative,
    kinds: Set<String>? = nil
) async throws -> (files: [String: String], report: MirrorReport) {
    let files = Files()
    let report = try await MirrorWriter(store, base: base, kinds: kinds, jobs: 2) { file in
        let old = files.contents.withLock {
            $0.updateValue(String(decoding: file.bytes, as: UTF8.self), forKey: "\(file.path)")
        }
        precondition(old == nil, "\(file.path) is written once")
    }.export()
    return (files.contents.withLock { $0 }, report)
}

private final class Files: Sendable {
    let contents = Mutex<[String: String]>([:])
}
