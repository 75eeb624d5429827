import BuildSupport

/// The theme's modules in few files: `page.js` with all that it imports, which every page loads, and for each other page's
/// script, `<name>-page.js`, what it imports besides.
///
/// A worker gets a file of its own with all that it imports. Files are named after their content.
struct ScriptBundle {
    /// A script as it is published.
    struct File {
        let name: String
        let path: OutputPath
        let bytes: [UInt8]
    }

    /// The files of pages and workers.
    private(set) var files: [File] = []

    private let modules: [String: ScriptModule]
    private let directory: String
    private var workers: [String: String] = [:]

    /// The script of every page.
    static let base = "page.js"
    /// What the names of scripts of single pages end in.
    static let pageEnding = "-page.js"

    init(_ texts: [(name: String, text: String)], directory: String) throws(SiteError) {
        self.directory = directory
        var modules: [String: ScriptModule] = [:]
        for (name, text) in texts {
            modules[name] = try ScriptModule(name: name, text: text, file: "\(directory)/\(name)")
        }
        self.modules = modules
        let names = modules.keys.sorted()
        for name in Set(names.flatMap { modules[$0]?.workers ?? [] }).sorted() {
            workers[name] = try publish(name, order: order(from: name), on: nil)
        }
        guard modules[Self.base] != nil else { return }
        let base = try order(from: Self.base)
        let published = try publish(Self.base, order: base, on: nil)
        for name in names where name.hasSuffix(Self.pageEnding) {
            let order = try order(from: name).filter { !base.contains($0) }
            try publish(name, order: order, on: (published, base))
        }
    }

    /// Publishes modules as one file, on top of another that has some that they import, and tells its name.
    @discardableResult
    private mutating func publish(
        _ name: String,
        order: [String],
        on base: (file: String, modules: [String])?
    ) throws(SiteError) -> String {
        var lines: [String] = []
        if let base {
            let used = Set(order.flatMap { modules[$0]?.imports ?? [] })
            let holders = holders(of: base.modules.filter(used.contains))
            if !holders.isEmpty {
                lines.append("import { \(holders.joined(separator: ", ")) } from \"./\(base.file)\";")
            }
        }
        lines += order.compactMap { modules[$0]?.statement(workers: workers) }
        if name == Self.base {
            lines.append("export { \(holders(of: order).joined(separator: ", ")) };")
        }
        let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
        let target = "\(name.dropLast(3)).\(SHA256(of: bytes).hexadecimal.prefix(10)).js"
        guard let path = OutputPath("assets/\(target)") else {
            throw .unsafePath("assets/\(target)", page: "\(directory)/\(name)")
        }
        files.append(File(name: name, path: path, bytes: bytes))
        return target
    }

    /// What holds the exports of those modules that have any.
    private func holders(of names: [String]) -> [String] {
        names.filter { modules[$0]?.isHeld == true }.map(ScriptModule.identifier)
    }

    /// A module after all that it imports, directly or not.
    private func order(from name: String) throws(SiteError) -> [String] {
        var order: [String] = []
        try append(name, importers: [], to: &order)
        return order
    }

    private func append(_ name: String, importers: [String], to order: inout [String]) throws(SiteError) {
        guard !order.contains(name) else { return }
        guard let module = modules[name] else {
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
        for imported in module.imports { try append(imported, importers: importers + [name], to: &order) }
        order.append(name)
    }
}
