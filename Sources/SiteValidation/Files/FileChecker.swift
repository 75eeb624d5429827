import Diagnostics
import JSON

/// Reads the files beside the pages that name others.
///
/// They are style sheets, scripts, the web manifest, the service worker, rules for hosts, checksums and search indexes. Other JSON
/// is held to its form and, on disk, to the schema that the site has for it.
///
/// It owns a parser: use one checker for each task.
public final class FileChecker {
    /// The largest file that is read.
    static let maximumBytes = 256 << 20

    private let parser = JSONParser()
    private let baseURL: String?
    private let schemas: SchemaLibrary?
    private let areNamesHashed: Bool

    /// Creates a checker for a site at `baseURL`, which ends in `/`, where that is known.
    public convenience init(baseURL: String? = nil) { self.init(baseURL: baseURL, schemas: nil, areNamesHashed: false) }

    /// Also holds documents to the schemas that are in the site, and names to the hashes in them.
    init(baseURL: String?, schemas: SchemaLibrary?, areNamesHashed: Bool) {
        self.baseURL = baseURL
        self.schemas = schemas
        self.areNamesHashed = areNamesHashed
    }

    /// Whether a checker has anything to say of a file.
    public static func isRead(_ path: String) -> Bool {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return ["_headers", "_redirects", "sw.js", "SHA256SUMS"].contains(name) || isJSON(path) || isStyle(path)
            || isScript(path)
    }

    private static func isScript(_ path: String) -> Bool { path.hasSuffix(".js") || path.hasSuffix(".mjs") }

    private static func isStyle(_ path: String) -> Bool { path.hasSuffix(".css") }

    private static func isJSON(_ path: String) -> Bool {
        path.hasSuffix(".json") || path.hasSuffix(".webmanifest") || path.hasSuffix(".geojson")
    }

    /// Checks the file at `path`.
    public func check(_ bytes: [UInt8], at path: String) -> FileFacts {
        var facts = FileFacts(path: path)
        let resolver = LinkResolver(page: path, baseURL: baseURL)
        if areNamesHashed, let fault = HashedName.fault(of: path, bytes) {
            facts.diagnostics.append(Diagnostic(.error, rule: "wrong-hash", place: path, summary: fault))
        }
        switch path.split(separator: "/").last ?? "" {
        case "_headers": HeadersFile.read(bytes, into: &facts)
        case "_redirects": RedirectsFile.read(bytes, basePath: basePath, into: &facts)
        case "SHA256SUMS": Checksums.read(bytes, into: &facts, with: resolver)
        case _ where Self.isStyle(path): readStyle(bytes, into: &facts, with: resolver)
        case "sw.js": readJSON(ServiceWorker.list(in: bytes), into: &facts) { ServiceWorker.read($0, &$1, resolver) }
        case _ where Self.isScript(path): readScript(bytes, into: &facts, with: resolver)
        case _ where !Self.isJSON(path): break
        default:
            readJSON(bytes, into: &facts) { root, facts in
                if path.hasSuffix(".webmanifest") { WebManifest.read(root, &facts, resolver) }
                holdToSchema(root, at: path, &facts)
                if path.hasPrefix("search/"), !path.dropFirst(7).contains("/") { facts.index = SearchNames(root) }
            }
        }
        return facts
    }

    private func readStyle(_ bytes: [UInt8], into facts: inout FileFacts, with resolver: LinkResolver) {
        bytes.withUnsafeBufferPointer { bytes in
            StyleSheet.forEachAddress(in: bytes) { address, line in
                // A fragment alone is a place in whatever document the style is for.
                if !address.hasPrefix("#") { facts.add(.asset, address, line: line, with: resolver) }
            }
        }
    }

    private func readScript(_ bytes: [UInt8], into facts: inout FileFacts, with resolver: LinkResolver) {
        bytes.withUnsafeBufferPointer { bytes in
            ModuleScript.forEachAddress(in: bytes) { address, line in
                facts.add(.asset, address, line: line, with: resolver)
            }
        }
    }

    private func holdToSchema(_ root: JSONValue, at path: String, _ facts: inout FileFacts) {
        guard let schemas else { return }
        let fault =
            SchemaLibrary.fault(inSchema: root, at: path).map { "the schema cannot be used: \($0)" }
            ?? schemas.fault(in: root, at: path)
        guard let fault else { return }
        facts.diagnostics.append(Diagnostic(.error, rule: "schema-mismatch", place: path, summary: fault))
    }

    /// What is told of a file that is too large to be read.
    func refusal(of path: String, byteCount: Int) -> FileFacts {
        var facts = FileFacts(path: path)
        let summary = "the file has \(byteCount) bytes; at most \(Self.maximumBytes) are read"
        facts.diagnostics.append(Diagnostic(.error, rule: "invalid-json", place: path, summary: summary))
        return facts
    }

    /// The path that the site is below on its host, as `/` or `/pokedex/`.
    private var basePath: String {
        guard let baseURL, let scheme = baseURL.firstRange(of: "://") else { return "/" }
        let afterScheme = baseURL[scheme.upperBound...]
        return afterScheme.firstIndex(of: "/").map { String(afterScheme[$0...]) } ?? "/"
    }

    private func readJSON(_ bytes: [UInt8]?, into facts: inout FileFacts, _ body: (JSONValue, inout FileFacts) -> Void)
    {
        guard let bytes else { return }
        do {
            try parser.withDocument(bytes) { body($0, &facts) }
        } catch {
            facts.diagnostics.append(
                Diagnostic(.error, rule: "invalid-json", place: facts.path, summary: "the file is no JSON: \(error)")
            )
        }
    }
}
