import BuildSupport
import Checkpoints
import Crawl
import PokeAPI

/// The copies of pictures and cries that are published, named after what they are and after their content.
struct MediaCopies {
    /// Where each copy is, by the address upstream.
    private(set) var paths: [String: OutputPath] = [:]
    /// The addresses that have no copy, in order.
    private(set) var missing: [String] = []

    /// Publishes what a store has of some addresses; equal files once.
    ///
    /// Throws the store's and the file system's errors.
    init(of addresses: [String], from store: StoreReader, write: (OutputFile) throws -> Void) throws {
        let reader = try MediaReader(store)
        var published: [SHA256: OutputPath] = [:]
        for address in addresses {
            guard let path = MediaPath(parsing: address), let body = try reader.body(of: path),
                let format = MediaFormat(of: body)
            else {
                missing.append(address)
                continue
            }
            let hash = SHA256(of: body)
            if let copy = published[hash] {
                paths[address] = copy
            } else if let copy = Self.place(of: path, hash, format) {
                try write(OutputFile(copy, body))
                published[hash] = copy
                paths[address] = copy
            } else {
                missing.append(address)
            }
        }
    }

    /// As `assets/pokemon-25.0123456789.png`: the last folder and the name upstream, then content and format.
    private static func place(of path: MediaPath, _ hash: SHA256, _ format: MediaFormat) -> OutputPath? {
        let parts = path.description.split(separator: "/").suffix(2)
        let name = parts.joined(separator: "-").prefix { $0 != "." }
        return OutputPath("assets/\(name.suffix(60)).\(hash.hexadecimal.prefix(10)).\(format.fileExtension)")
    }
}
