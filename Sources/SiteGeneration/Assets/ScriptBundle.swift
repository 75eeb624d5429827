import BuildSupport

/// The theme's modules in few files: `page.js` with all that it imports, which every page loads, and for each other page's
/// script, `<name>-page.js`, what it imports besides.
///
/// A worker gets a file of its own with all that it imports; a module that another loads on demand, with `import("./a.js")`,
/// gets one with what that other's file does not have. What such a part of `page.js` imports, and scripts of pages too, is in
/// `page.js`, so that no page loads it twice. Files are named after their content.
struct ScriptBundle {
    /// A script as it is published.
    struct File {
        let name: String
        let path: OutputPath
        let bytes: [UInt8]
    }

    /// The files of pages, workers and what both load on demand.
    private(set) var files: [File] = []

    private let modules: [String: ScriptModule]
    private let directory: String
    private var scripts: [Script] = []
    private var scopes = ScriptScopes()

    /// A file to be: its first module, all that are in it, and the files that have what else these import.
    private struct Script {
        let name: String
        let modules: [String]
        let below: [String]
        let isOnDemand: Bool
    }

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
        guard modules[Self.base] != nil else { return }
        let names = modules.keys.sorted()
        for name in Set(names.flatMap { modules[$0]?.workers ?? [] }).sorted() { try add(name) }
        try add(Self.base, with: shared(by: names.filter { $0.hasSuffix(Self.pageEnding) }))
        for name in names where name.hasSuffix(Self.pageEnding) { try add(name, on: [Self.base]) }
        scopes = ScriptScopes(modules: self.modules, files: scripts.map { ($0.modules, visible(to: $0)) })
        files = try publish()
    }

    /// The modules of the files below one.
    private func visible(to script: Script) -> [String] {
        scripts.filter { script.below.contains($0.name) }.flatMap(\.modules)
    }

    /// Adds a script with all that it imports and files below it do not have, and then what it loads on demand.
    private mutating func add(
        _ name: String,
        with shared: [String] = [],
        on below: [String] = [],
        isOnDemand: Bool = false
    ) throws(SiteError) {
        let held = scripts.filter { below.contains($0.name) }.flatMap(\.modules)
        guard !held.contains(name), !scripts.contains(where: { $0.name == name }) else {
            throw .badAsset(
                file: "\(directory)/\(name)",
                reason: "it is loaded on demand, and by another script as well"
            )
        }
        let own = try order(from: shared + [name]).filter { !held.contains($0) }
        scripts.append(Script(name: name, modules: own, below: below, isOnDemand: isOnDemand))
        for part in Set(own.flatMap { modules[$0]?.parts ?? [] }).sorted() {
            try add(part, on: below + [name], isOnDemand: true)
        }
    }

    /// What parts of the base import, and at least two of some scripts.
    private func shared(by pages: [String]) throws(SiteError) -> [String] {
        let parts = try order(from: order(from: [Self.base]).flatMap { modules[$0]?.parts ?? [] })
        let users = try pages.map { name throws(SiteError) in try order(from: [name]) }
        return parts.filter { module in users.count { $0.contains(module) } > 1 }
    }

    // MARK: Files

    /// The files under names that change with the content of any file that they lead to.
    ///
    /// Files may lead to each other in a circle, so the names are made of what they say while they call each other by plain
    /// names.
    private func publish() throws(SiteError) -> [File] {
        let drafts = Dictionary(uniqueKeysWithValues: scripts.map { ($0.name, text(of: $0, names: [:])) })
        var names: [String: String] = [:]
        for script in scripts {
            let content = reach(of: script.name).sorted().compactMap { drafts[$0] }.joined()
            let sum = SHA256(of: Array(content.utf8)).hexadecimal.prefix(10)
            names[script.name] = "\(script.name.dropLast(3)).\(sum).js"
        }
        return try scripts.map { script throws(SiteError) in
            let target = names[script.name] ?? script.name
            guard let path = OutputPath("assets/\(target)") else {
                throw .unsafePath("assets/\(target)", page: "\(directory)/\(script.name)")
            }
            return File(name: script.name, path: path, bytes: Array(text(of: script, names: names).utf8))
        }
    }

    /// The file and all that it leads to, directly or not.
    private func reach(of name: String) -> Set<String> {
        var found: Set<String> = []
        var waiting = [name]
        while let next = waiting.popLast() {
            guard found.insert(next).inserted, let script = scripts.first(where: { $0.name == next }) else { continue }
            waiting += script.below + script.modules.flatMap { modules[$0].map { $0.workers + $0.parts } ?? [] }
        }
        return found
    }

    /// What a file says; `names` has the published name of each.
    private func text(of script: Script, names: [String: String]) -> String {
        var lines: [String] = []
        for below in scripts where script.below.contains(below.name) {
            let taken = taken(from: below, by: script)
            if !taken.isEmpty {
                lines.append("import{\(taken.joined(separator: ","))}from\"./\(names[below.name] ?? below.name)\";")
            }
        }
        let own = script.modules.compactMap { modules[$0] }
        lines += own.map { scopes.statement(of: $0, text: $0.text(names: names)) }.filter { !$0.isEmpty }
        var given = Set(scripts.filter { $0.below.contains(script.name) }.flatMap { taken(from: script, by: $0) })
        if script.isOnDemand, let module = modules[script.name] {
            if scopes.isHeld(module.name) {
                let exports = module.exports.joined(separator: ",")
                lines.append("export const{\(exports)}=\(ScriptModule.holder(of: script.name));")
            } else {
                given.formUnion(module.exports)
            }
        }
        if !given.isEmpty { lines.append("export{\(given.sorted().joined(separator: ","))};") }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The names of a file that one above it uses.
    private func taken(from below: Script, by script: Script) -> [String] {
        let used = script.modules.flatMap { modules[$0]?.imported ?? [] }
        return Set(used.filter { below.modules.contains($0.module) }.map(scopes.name)).sorted()
    }

    // MARK: Order

    /// Modules, each after all that it imports, directly or not.
    private func order(from names: [String]) throws(SiteError) -> [String] {
        var order: [String] = []
        for name in names { try append(name, importers: [], to: &order) }
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
