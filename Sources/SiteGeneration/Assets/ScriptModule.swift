/// One of the theme's modules, taken apart so that it can stand in one file with others.
struct ScriptModule {
    /// Something that a module exports, and what another calls it; no name for all that it exports.
    struct Import {
        let module: String
        let name: String?
        let local: String

        var isRenamed: Bool { name != local }
    }

    /// The modules that it imports.
    private(set) var imports: [String] = []
    /// What it imports of them.
    private(set) var imported: [Import] = []
    /// The modules that it starts as workers: those whose addresses it makes with `new URL`.
    private(set) var workers: [String] = []
    /// The modules that it loads on demand, with `import("./a.js")`.
    private(set) var parts: [String] = []
    /// The names that it exports.
    private(set) var exports: [String] = []
    /// The names that it declares for all of itself; there may be some that it does not.
    private(set) var names: Set<String> = []
    /// All words that may name something of its own or of others, and more.
    private(set) var words: Set<String> = []
    /// Whether a `var` inside of it may declare a name for all of it.
    private(set) var hoists = false

    let name: String
    private let file: String
    private var body: [ScriptToken] = []

    /// Takes a module apart; `file` is what errors call it.
    ///
    /// It must import by name and from beside it, and export where it declares: constants, functions and classes.
    init(name: String, text: String, file: String) throws(SiteError) {
        self.name = name
        self.file = file
        var rest = try ScriptReader.tokens(of: text, file: file)[...]
        var declarations = ScriptDeclarations()
        var isAfterGap = false
        while var token = rest.first {
            let isProperty = body.last?.says(".") == true
            let isOutside = declarations.isOutside && !isProperty
            if isOutside, token.says("import"), rest.dropFirst().first.map(Self.isCall) == false {
                try take(import: &rest)
                isAfterGap = true
                continue
            }
            rest.removeFirst()
            if isOutside, token.says("export") {
                try note(exportOf: rest)
                isAfterGap = true
                continue
            }
            let isSpread = isProperty && body.dropLast().last?.says(".") == true
            if token.kind == .word, !isProperty || isSpread {
                words.insert(token.text)
                hoists = hoists || token.says("var")
            }
            declarations.read(token)
            // Where something was taken out, a statement may have ended that nothing else ends.
            if isAfterGap { token = ScriptToken(kind: token.kind, text: token.text, gap: .line) }
            isAfterGap = false
            body.append(token)
            noteFile()
        }
        names = declarations.names
    }

    /// What holds the exports of a module that is not open.
    static func holder(of name: String) -> String { "$" + name.dropLast(3).replacing("-", with: "_") }

    /// Whether `import` is no statement before it.
    private static func isCall(_ token: ScriptToken) -> Bool { token.says("(") || token.says(".") }

    /// The module's own text; `names` has the published name of each file.
    func text(names: [String: String]) -> String {
        body.indices.map { place in
            let token = body[place]
            guard let file = Self.file(body[...place]), let name = names[file.name] else { return token }
            return ScriptToken(kind: .text, text: "\"./\(name)\"", gap: token.gap)
        }.script
    }

    // MARK: Files

    private mutating func noteFile() {
        guard let file = Self.file(body.suffix(4)) else { return }
        if file.isWorker { workers.append(file.name) } else { parts.append(file.name) }
    }

    /// The file that the last of some tokens leads to.
    private static func file(_ tokens: some BidirectionalCollection<ScriptToken>) -> (name: String, isWorker: Bool)? {
        guard let token = tokens.last, token.kind == .text, token.text.hasPrefix("\"./"), token.text.hasSuffix("\"")
        else { return nil }
        let name = String(token.text.dropFirst(3).dropLast())
        let before = tokens.dropLast().suffix(3).map(\.text)
        if before == ["new", "URL", "("] { return (name, true) }
        return before.suffix(2) == ["import", "("] ? (name, false) : nil
    }

    // MARK: Imports and exports

    private mutating func take(import rest: inout ArraySlice<ScriptToken>) throws(SiteError) {
        guard let end = rest.firstIndex(where: { $0.says(";") }) else {
            throw .badAsset(file: file, reason: "an import does not end in \";\"")
        }
        let statement = rest[..<end]
        rest = rest[(end + 1)...]
        guard let source = statement.last, source.text.hasPrefix("\"./"), source.text.hasSuffix(".js\"") else {
            throw .badAsset(file: file, reason: "it imports what is not beside it: \(statement.script)")
        }
        let module = String(source.text.dropFirst(3).dropLast())
        imports.append(module)
        let clause = statement.dropFirst().dropLast().map(\.text)
        guard let first = clause.first else { return }
        guard first == "{" || first == "*" else {
            throw .badAsset(
                file: file,
                reason: "it imports a default, and modules here have none: \(statement.script)"
            )
        }
        let isAll = first == "*"
        guard clause.last == "from", isAll || clause.dropLast().last == "}" else {
            throw .badAsset(file: file, reason: "an import is not understood: \(statement.script)")
        }
        for words in clause.dropFirst(isAll ? 0 : 1).dropLast(isAll ? 1 : 2).split(separator: ",").map(Array.init) {
            guard words.count == 1 || words.count == 3 && words[1] == "as", let local = words.last else {
                throw .badAsset(file: file, reason: "an import is not understood: \(statement.script)")
            }
            imported.append(Import(module: module, name: isAll ? nil : words[0], local: local))
            self.words.insert(local)
        }
    }

    private mutating func note(exportOf declaration: ArraySlice<ScriptToken>) throws(SiteError) {
        let words = declaration.drop { $0.says("async") }
        let name = words.dropFirst().first { !$0.says("*") }
        guard let kind = words.first, ["const", "function", "class"].contains(kind.text), let name, name.kind == .word
        else {
            let statement = declaration.prefix { !$0.says(";") }.prefix(8).map(\.text).joined(separator: " ")
            throw .badAsset(
                file: file,
                reason: "it must export constants, functions and classes where it declares them: export \(statement)"
            )
        }
        exports.append(name.text)
    }
}
