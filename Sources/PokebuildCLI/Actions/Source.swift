import BuildSupport
import Glibc
import PokeAPI
import SampleData
import Transfer

/// Where a build's answers come from.
enum Source {
    /// An HTTP server.
    case api(root: String)
    /// A mirror folder, by its absolute path.
    case folder(String)
    /// A tar archive of a mirror, by its absolute path.
    case archive(String)
    /// The bundled sample, by its folder.
    case sample(String)

    /// The source that options name.
    init(_ options: Options, resources: ResourceFolders) throws {
        if options.sample {
            self = .sample(try resources.sample())
        } else if let folder = options.source {
            guard let absolute = realpath(folder, nil) else {
                throw CommandLineError.unusable("`--source \(folder)`: \(String(cString: strerror(errno)))")
            }
            defer { free(absolute) }
            let path = String(cString: absolute)
            self = try fileKind(path) == .file ? .archive(path) : .folder(path)
        } else {
            self = .api(root: options.api)
        }
    }

    /// What a store remembers of its source, so that it is not filled from another.
    var identity: String {
        switch self {
        case .api(let root): root
        case .folder(let path), .archive(let path): path
        case .sample: Self.sampleIdentity
        }
    }

    /// Where the store is when it is not named: the sample has one of its own.
    var defaultStore: String {
        isSample ? Self.sampleStore : Self.usualStore
    }

    static let sampleIdentity = "the bundled sample"
    static let sampleStore = ".pokebuild/sample.sqlite3"
    static let usualStore = ".pokebuild/store.sqlite3"

    /// Whether it is the bundled sample.
    var isSample: Bool { if case .sample = self { true } else { false } }

    /// Whether another answer may come of asking again.
    var isServer: Bool { if case .api = self { true } else { false } }

    /// Whether `meta` names another deployment whenever an answer changes; not so in files, which people edit.
    var namesDeployments: Bool {
        switch self {
        case .api, .sample: true
        case .folder, .archive: false
        }
    }

    /// Requests a second at most; nil for no limit, as where asking costs nobody else anything.
    func rate(_ options: Options) -> Double? {
        if case .api(let root) = self { options.rate(at: root) } else { options.rate == 0 ? nil : options.rate }
    }

    /// Opens the way to the answers.
    func transport(_ options: Options) throws -> any Transport<APIPath> {
        switch self {
        case .api(let root):
            return HTTPTransport<APIPath>(HTTPConfiguration(root: root, options))
        case .folder(let path):
            guard let mirror = MirrorFolder(path: path) else {
                throw CommandLineError.unusable(
                    "`--source \(path)` is no mirror of the API: expected api/v2/index.json or data/api/v2/index.json in it"
                )
            }
            return MirrorTransport(mirror)
        case .archive(let path):
            do throws(ArchiveFault) {
                return MirrorTransport(try MirrorArchive(path: path) { Interruption.status != nil })
            } catch {
                throw CommandLineError.unusable(
                    "`--source \(path)` is neither a mirror folder nor a tar archive of one (\(error)): expected a folder, or a "
                        + ".tar, .tar.gz, .tar.bz2, .tar.xz or .tar.zst file, with api/v2/index.json in it"
                )
            }
        case .sample(let folder): return try SampleTransport(directory: folder)
        }
    }
}

extension Options {
    /// Requests a second at most to a server, 50 unless told otherwise; nil for no limit, as by itself on loopback.
    func rate(at address: String) -> Double? {
        if let rate { return rate == 0 ? nil : rate }
        let place = address.drop { $0 != "/" }.drop { $0 == "/" }.prefix { $0 != "/" }
        let host = place.hasPrefix("[") ? place.prefix { $0 != "]" } : place.prefix { $0 != ":" }
        // A name may begin with 127 as well.
        let isAddress = host.allSatisfy { $0 == "." || ("0"..."9").contains($0) }
        let isLoopback = host == "localhost" || host == "[::1" || isAddress && host.hasPrefix("127.")
        return isLoopback ? nil : 50
    }
}
