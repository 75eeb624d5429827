import BuildSupport

/// The theme's modules under names made of their content, with their imports rewritten to those names.
///
/// A module's name depends on those that it imports, as its text does; so modules must not import each other in a circle.
struct ScriptBundle {
    /// A module as it is published.
    struct File {
        let name: String
        let path: OutputPath
        let bytes: [UInt8]
    }

    private(set) var files: [File] = []

    private let sources: [String: String]
    private let directory: String
    private var published: [String: String] = [:]

    init(_ modules: [(name: String, text: String)], directory: String) throws(SiteError) {
        sources = Dictionary(modules.map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
        self.directory = directory
        for name in sources.keys.sorted() { try publish(name, from: []) }
    }

    /// Publishes a module after those that it imports, and tells its new name.
    @discardableResult
    private mutating func publish(_ name: String, from importers: [String]) throws(SiteError) -> String {
        if let known = published[name] { return known }
        guard var text = sources[name] else {
            throw .badAsset(
                file: "\(directory)/\(importers.last ?? name)",
                reason: "it imports \"./\(name)\", which is not there"
            )
        }
        guard !importers.contains(name) else {
            throw .badAsset(
                file: "\(directory)/\(name)",
                reason: "modules import each other in a circle: \((importers + [name]).joined(separator: ", "))"
            )
        }
        for written in Self.imports(of: text) {
            let target = try publish(Self.resolve(written, from: name), from: importers + [name])
            text = text.replacing("\"\(written)\"", with: "\"./\(target)\"")
        }
        let bytes = Array(Self.withoutComments(text).utf8)
        let target = "\(name.dropLast(3).replacing("/", with: "-")).\(SHA256(of: bytes).hexadecimal.prefix(10)).js"
        guard let path = OutputPath("assets/\(target)") else {
            throw .unsafePath("assets/\(target)", page: "\(directory)/\(name)")
        }
        files.append(File(name: name, path: path, bytes: bytes))
        published[name] = target
        return target
    }

    /// A module without the comments that have lines of their own, which are most of what it weighs.
    static func withoutComments(_ text: String) -> String {
        var isComment = false
        var lines: [Substring] = []
        for line in text.split(separator: "\n") {
            let start = line.drop { $0 == " " }
            if isComment {
                isComment = !line.contains("*/")
            } else if start.hasPrefix("/*") {
                isComment = !line.contains("*/")
            } else if !start.isEmpty, !start.hasPrefix("//") {
                lines.append(line)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// What a module imports, as it writes that: `"./name.js"`, or `"../name.js"` from a folder.
    private static func imports(of text: String) -> [String] {
        var paths: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "\".") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: "\"") else { break }
            let path = "." + rest[..<end]
            let isModule = (path.hasPrefix("./") || path.hasPrefix("../")) && path.hasSuffix(".js")
            if isModule, !paths.contains(path) { paths.append(path) }
        }
        return paths
    }

    /// The name of the module at a path that another one imports; folders are one deep.
    private static func resolve(_ path: String, from importer: String) -> String {
        guard path.hasPrefix("./") else { return String(path.dropFirst(3)) }
        let folder = importer.lastIndex(of: "/").map { importer[...$0] } ?? ""
        return String(folder + path.dropFirst(2))
    }
}
