public import BuildSupport
public import Checkpoints
import JSON
import PokeAPI

/// Writes what a store holds as the files of a static mirror, in the layout of PokeAPI's own static data.
///
/// Each answer is `api/v2/<path>/index.json`, in compact JSON. A listing is one page with all resources, in the order of
/// the API's own. Resources that have a name, and their encounters, have a second file under it. Where something is
/// missing, the listings name it all the same, so that whoever reads the mirror finds the gap.
public struct MirrorWriter: Sendable {
    /// The folder that all files are in.
    public static let folder = "api/v2"

    private let store: StoreReader
    private let rewriter: AddressRewriter
    private let kinds: Set<String>?
    private let jobs: Int
    private let write: @Sendable (OutputFile) throws -> Void

    /// Writes each file through `write`, which is called from up to `jobs` tasks at once, in no order.
    ///
    /// - Parameters:
    ///   - base: what references start with.
    ///   - kinds: the names of the index that are mirrored; nil for all.
    public init(
        _ store: StoreReader,
        base: MirrorBase,
        kinds: Set<String>? = nil,
        jobs: Int,
        write: @escaping @Sendable (OutputFile) throws -> Void
    ) {
        self.store = store
        rewriter = AddressRewriter(base)
        self.kinds = kinds
        self.jobs = jobs
        self.write = write
    }

    /// An answer and the folders below ``folder`` that it stands in.
    private struct Item: Sendable {
        let path: APIPath
        var folders: [String]
    }

    /// Writes all files.
    ///
    /// Throws what `write` throws, ``CheckpointError``, and `CancellationError` when the task is cancelled. What is missing
    /// is in the report.
    public func export() async throws -> MirrorReport {
        let bodies = try BodyReader(store)
        let known = try KnownGaps(store)
        var report = MirrorReport()
        var items: [Item] = []
        for kind in try index(bodies, known, &report) {
            if kind == "meta" {
                items.append(Item(path: .single(kind), folders: [kind]))
                continue
            }
            let listing = try StoredListing(of: kind, in: bodies)
            if let fault = listing.fault {
                report.gaps.append(known.gap(in: listing, of: kind, fault))
                if listing.entries.isEmpty { continue }
            }
            try put(kind, rewriter.rewrite(listing.json))
            let names = ResourceNames(of: kind, in: listing)
            report.namesLeftOut += names.leftOut
            items += listing.entries.flatMap { Self.items(of: kind, $0, name: names[$0.id]) }
        }
        let written = try await mapConcurrently(chunks(of: items), jobs: jobs) { try put($0, known) }
        for part in written {
            report.answers += part.answers
            report.gaps += part.gaps
        }
        report.gaps.sort { $0.path < $1.path }
        return report
    }

    /// Writes the index of the mirrored kinds and gives their names.
    private func index(
        _ bodies: BodyReader,
        _ known: KnownGaps,
        _ report: inout MirrorReport
    ) throws -> [String] {
        let body: [UInt8]
        switch try bodies.body(of: .root) {
        case .whole(let bytes): body = bytes
        case .damaged, .absent:
            report.gaps.append(known.gap(.root))
            return []
        }
        let index = try body.withUnsafeBytes {
            try WireDecoder().decode(WireIndex.self, named: "the index of kinds", in: "index", from: $0)
        }
        var writer = JSONWriter()
        writer.beginObject()
        var names: [String] = []
        // Of two members with one name, the first counts, as it does for readers of JSON here.
        for entry in index.entries where kinds?.contains(entry.name) ?? true && !names.contains(entry.name) {
            guard Self.path(ofAnswerIn: entry.name) != nil, case .single? = APIPath(parsing: entry.name)?.role else {
                report.gaps.append(.init(entry.name, "its name cannot be a folder's"))
                continue
            }
            writer.key(entry.name)
            writer.string(rewriter.address(of: .single(entry.name)))
            names.append(entry.name)
        }
        writer.endObject()
        try put("", writer.bytes)
        return names
    }

    private static func items(of kind: String, _ entry: StoredListing.Entry, name: String?) -> [Item] {
        let folders = (["\(entry.id)"] + (name.map { [$0] } ?? [])).map { "\(kind)/\($0)" }
        let resource = Item(path: entry.path, folders: folders)
        guard kind == "pokemon" else { return [resource] }
        return [resource, Item(path: .encounters(ofPokemon: entry.id), folders: folders.map { $0 + "/encounters" })]
    }

    private func chunks(of items: [Item]) -> [[Item]] {
        stride(from: 0, to: items.count, by: 64).map { Array(items[$0..<min($0 + 64, items.count)]) }
    }

    /// Writes some answers, over a connection of their own.
    private func put(_ items: [Item], _ known: KnownGaps) throws -> MirrorReport {
        let bodies = try BodyReader(store)
        var report = MirrorReport()
        for item in items {
            switch try bodies.body(of: item.path) {
            case .absent: report.gaps.append(known.gap(item.path))
            case .damaged: report.gaps.append(known.gap(item.path, "its stored body is damaged"))
            case .whole(let body):
                let bytes = rewriter.rewrite(body)
                let checksum = SHA256(of: bytes)
                for folder in item.folders { try put(folder, bytes, checksum) }
                report.answers += 1
            }
        }
        return report
    }

    private func put(_ folder: String, _ bytes: [UInt8], _ checksum: SHA256? = nil) throws {
        guard let path = Self.path(ofAnswerIn: folder) else { preconditionFailure("\(folder) was not checked") }
        try write(OutputFile(path, bytes, checksum: checksum))
    }

    /// The file of the answer in a folder below ``folder``; nil where that is no path for every file system.
    static func path(ofAnswerIn folder: String) -> OutputPath? {
        OutputPath([Self.folder, folder, "index.json"].filter { !$0.isEmpty }.joined(separator: "/"))
    }
}
