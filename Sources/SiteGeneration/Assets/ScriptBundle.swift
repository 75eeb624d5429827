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
        guard let source = sources[name] else {
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
        // What comments name is not imported.
        var text = Self.withoutComments(source)
        for imported in Self.imports(of: text) {
            let target = try publish(imported, from: importers + [name])
            text = text.replacing("\"./\(imported)\"", with: "\"./\(target)\"")
        }
        let bytes = Array(text.utf8)
        let target = "\(name.dropLast(3)).\(SHA256(of: bytes).hexadecimal.prefix(10)).js"
        guard let path = OutputPath("assets/\(target)") else {
            throw .unsafePath("assets/\(target)", page: "\(directory)/\(name)")
        }
        files.append(File(name: name, path: path, bytes: bytes))
        published[name] = target
        return target
    }

    /// A module without the comments that have lines of their own, which are most of what it weighs, and without indentation.
    ///
    /// So a text that goes over several lines must not depend on theirs.
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
                lines.append(start)
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The modules that a module imports, written as `"./name.js"`.
    private static func imports(of text: String) -> [String] {
        var names: [String] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "\"./") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: "\"") else { break }
            let name = String(rest[..<end])
            if name.hasSuffix(".js"), !name.contains("/"), !names.contains(name) { names.append(name) }
        }
        return names
    }
}
