/// How modules stand in files with others, so that each finds its own names there.
///
/// Most stand open: what they declare has no name that another uses for something else, so no function need be around them.
/// Words are compared, whatever they mean, so some are walled in without need, and none is open that must not be.
struct ScriptScopes {
    private enum Standing: Int {
        /// All that it declares is in the file's scope.
        case open
        /// It is a function that is called once, and what it exports is in the file's scope.
        case walled
        /// It is such a function, and one name holds its exports.
        case held
    }

    private var standings: [String: Standing] = [:]

    /// No modules.
    init() {}

    /// `files` are the modules of each file, and those of the files below it.
    init(modules: [String: ScriptModule], files: [(own: [String], below: [String])]) {
        for module in modules.values where !module.exports.isEmpty {
            let imports = modules.values.flatMap(\.imported)
            let isTakenWhole = imports.contains { $0.module == module.name && $0.name == nil }
            standings[module.name] = isTakenWhole ? .held : .open
        }
        // Who must take names of its own for what it imports may be in the way of others.
        var isStable = false
        while !isStable {
            isStable = true
            for name in modules.keys.sorted() {
                guard let module = modules[name] else { continue }
                let beside = files.filter { $0.own.contains(name) }.flatMap(\.own).compactMap { modules[$0] }
                let above = files.filter { $0.below.contains(name) }.flatMap(\.own).compactMap { modules[$0] }
                let next = standing(of: module, beside: beside, above: above)
                if next.rawValue > (standings[name] ?? .open).rawValue || standings[name] == nil {
                    standings[name] = next
                    isStable = false
                }
            }
        }
    }

    private func standing(of module: ScriptModule, beside: [ScriptModule], above: [ScriptModule]) -> Standing {
        func isInTheWay(_ name: String, of others: [ScriptModule]) -> Bool {
            others.contains { other in
                guard other.name != module.name, other.words.contains(name) else { return false }
                return !other.imported.contains { $0.module == module.name && $0.name == name && !$0.isRenamed }
            }
        }
        let exports = module.exports.contains { isInTheWay($0, of: beside + above) }
        if exports { return .held }
        let own = module.names.union(module.imported.filter(needsName).map(\.local))
        return module.hoists || own.contains { isInTheWay($0, of: beside) } ? .walled : .open
    }

    /// Whether an import is no name of the file's scope already.
    private func needsName(_ imported: ScriptModule.Import) -> Bool { imported.isRenamed || isHeld(imported.module) }

    /// Whether one name holds what a module exports.
    func isHeld(_ module: String) -> Bool { standings[module] == .held }

    /// The name in a file's scope by which an import is had.
    func name(of imported: ScriptModule.Import) -> String {
        if let name = imported.name, !isHeld(imported.module) { return name }
        return ScriptModule.holder(of: imported.module)
    }

    /// A module as a piece of a file; `text` is its own.
    func statement(of module: ScriptModule, text: String) -> String {
        var body = module.imported.filter(needsName).map(declaration).joined() + text
        // What comes next must not go on with what is not ended.
        if !body.isEmpty, !body.hasSuffix(";") { body += ";" }
        let exports = module.exports.joined(separator: ",")
        switch standings[module.name] ?? .walled {
        case .open: return body
        case .walled where exports.isEmpty: return "(()=>{\(body)})();"
        case .walled: return "const{\(exports)}=(()=>{\(body)return{\(exports)};})();"
        case .held: return "const \(ScriptModule.holder(of: module.name))=(()=>{\(body)return{\(exports)};})();"
        }
    }

    private func declaration(of imported: ScriptModule.Import) -> String {
        guard let name = imported.name else { return "const \(imported.local)=\(self.name(of: imported));" }
        if !isHeld(imported.module) { return "const \(imported.local)=\(name);" }
        let member = imported.isRenamed ? "\(name):\(imported.local)" : name
        return "const{\(member)}=\(self.name(of: imported));"
    }
}
