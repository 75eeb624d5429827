public import BuildSupport
import JSON
import PokeModel

extension Site {
    /// The files that let pages be read without a network: the worker, `sw.js`, and a list of its pages for each language.
    ///
    /// `published` are all other files of the tree. The worker's version follows from their bytes, so that equal trees have
    /// equal workers. `docs/offline.md` describes what is in them.
    public func offlineFiles(for published: [FileSummary]) throws(SiteError) -> [OutputFile] {
        let listings = try editions.map { edition throws(SiteError) in
            try OfflineListing(edition, index: assets.indexPath(of: edition.tag), of: published)
        }
        let shell = assets.files.map(\.path.description).filter(Self.isNeededByAllPages).sorted()
        let shellPaths = Set(shell)
        let shellSize = published.filter { shellPaths.contains($0.path) }.reduce(0) { $0 + $1.byteCount }
        var build = JSONWriter()
        build.object { build in
            build.member("shell", shell)
            build.member("style", assets.stylePath)
            build.member("languages") { languages in
                for listing in listings { listing.write(to: &languages, beside: shellSize) }
            }
        }
        let script = try ScriptReader.tokens(of: assets.worker, file: "worker/sw.js").script + "\n"
        let version = SHA256(of: build.bytes + Array(script.utf8)).hexadecimal.prefix(16)
        let facts = String(decoding: build.bytes, as: UTF8.self)
        let text = "const build = \(facts);\nbuild.version = \"\(version)\";\n\(script)"
        guard let path = OutputPath("sw.js") else { throw .unsafePath("sw.js", page: "the worker") }
        return listings.map(\.file) + [OutputFile(path, Array(text.utf8))]
    }
}

extension Site {
    /// Whether a path is that of a style sheet, script or drawn icon.
    private static func isNeededByAllPages(_ path: String) -> Bool {
        path.hasPrefix("assets/") && [".css", ".js", ".svg"].contains { path.hasSuffix($0) }
    }
}

/// What there is of one language to be read without a network.
private struct OfflineListing {
    /// Every page and the beginning of its SHA-256, by which the worker tells the pages of this build from others.
    let file: OutputFile

    private let edition: Edition
    /// What its lists and its search need.
    private let files: [String]
    private let shards: [String]
    private let byteCount: Int

    /// As many digits of a checksum as tell a page from its earlier and later selves.
    private static let digits = 12

    init(_ edition: Edition, index: String, of published: [FileSummary]) throws(SiteError) {
        self.edition = edition
        let folder = "\(edition.tag)/"
        let pages = published.filter { file in
            file.path == "index.html" || file.path.hasPrefix(folder) && file.path.hasSuffix("/index.html")
        }
        var json = JSONWriter()
        json.object { json in
            json.member("pages") { json in
                for page in pages {
                    let path = String(page.path.dropLast("index.html".count))
                    json.member(path, String(page.checksum.prefix(Self.digits)))
                }
            }
        }
        file = try Assets.file("offline-\(edition.tag)", "json", json.bytes)
        let shardFiles = published.filter { $0.path.hasPrefix("search/\(folder)") }
        shards = shardFiles.map(\.path)
        let ownFiles = published.filter { file in
            file.path == index || file.path.hasPrefix("assets/list-\(edition.tag)")
        }
        files = [file.path.description] + ownFiles.map(\.path)
        byteCount = (pages + shardFiles + ownFiles).reduce(file.bytes.count) { $0 + $1.byteCount }
    }

    /// Writes a member that tells the worker of the language; `shellSize` is what all languages need.
    func write(to languages: inout JSONWriter, beside shellSize: Int) {
        let words = edition.words
        let lists = edition.map.sections.map { "\(edition.tag)/\($0.folder)/" }
        languages.member(edition.tag.description) { json in
            json.member("listing", file.path.description)
            json.member("files", files)
            json.member("shards", shards)
            json.member("start", ["", "\(edition.tag)/", "\(edition.tag)/search/"] + lists)
            json.member("bytes", byteCount + shellSize)
            json.member("title", words(.offlineTitle))
            json.member("message", words(.offlineMessage))
            json.member("home", words(.home))
        }
    }
}
