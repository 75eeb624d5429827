/// One of the theme's modules, taken apart so that it can stand in one file with others.
///
/// It becomes a function that is called once and returns what the module exports: `const $store = (() => { ... })();`.
/// Names inside it stay its own, as a module's do.
struct ScriptModule {
    /// The modules that it imports.
    private(set) var imports: [String] = []
    /// The modules that it starts as workers: those whose addresses it makes with `new URL`.
    private(set) var workers: [String] = []
    /// The modules that it loads on demand, with `import("./a.js")`.
    private(set) var parts: [String] = []
    /// The names that it exports.
    private(set) var exports: [String] = []

    private let name: String
    private var lines: [String] = []

    /// Takes a module apart; `file` is what errors call it.
    ///
    /// It must import by name and from beside it, and export where it declares: constants, functions and classes.
    init(name: String, text: String, file: String) throws(SiteError) {
        self.name = name
        var rest = Self.withoutComments(text)[...]
        while let line = rest.split(separator: "\n", maxSplits: 1).first {
            var length = line.utf8.count
            if line.hasPrefix("import ") || line.hasPrefix("import{") {
                guard let end = rest.firstRange(of: ";\n") else {
                    throw .badAsset(file: file, reason: "an import does not end in \";\"")
                }
                length = rest.utf8.distance(from: rest.startIndex, to: end.lowerBound) + 1
                try take(import: rest[..<end.lowerBound], file: file)
            } else if line.hasPrefix("export ") {
                try take(export: line.dropFirst("export ".count), file: file)
            } else {
                lines.append(String(line))
            }
            rest = rest[rest.utf8.index(rest.startIndex, offsetBy: length)...].drop { $0 == "\n" }
        }
        workers = lines.flatMap { Self.names(in: $0, after: Self.startOfWorker) }
        parts = lines.flatMap { Self.names(in: $0, after: Self.startOfPart) }
    }

    private static let startOfWorker = "new URL(\"./"
    private static let startOfPart = "import(\"./"

    /// What follows each of some texts, up to the next quote.
    private static func names(in line: String, after start: String) -> [String] {
        line.ranges(of: start).map { String(line[$0.upperBound...].prefix { $0 != "\"" }) }
    }

    /// What holds a module's exports.
    static func identifier(of name: String) -> String { "$" + name.dropLast(3).replacing("-", with: "_") }

    /// The module as a statement; `names` has the published name of each file.
    func statement(names: [String: String]) -> String {
        var body = lines.joined(separator: "\n")
        for (start, files) in [(Self.startOfWorker, workers), (Self.startOfPart, parts)] {
            for file in files {
                body = body.replacing("\(start)\(file)\"", with: "\(start)\(names[file] ?? file)\"")
            }
        }
        guard !exports.isEmpty else { return "(() => {\n\(body)\n})();" }
        let returned = exports.joined(separator: ", ")
        return "const \(Self.identifier(of: name)) = (() => {\n\(body)\nreturn { \(returned) };\n})();"
    }

    private mutating func take(import statement: Substring, file: String) throws(SiteError) {
        guard let start = statement.firstRange(of: "\"./"), statement.hasSuffix(".js\"") else {
            throw .badAsset(file: file, reason: "it imports what is not beside it: \(statement)")
        }
        let name = String(statement[start.upperBound...].dropLast())
        imports.append(name)
        var clause = statement[..<start.lowerBound].dropFirst("import".count).drop { $0 == " " }
        guard !clause.isEmpty else { return }
        guard let from = clause.ranges(of: "from").last else {
            throw .badAsset(file: file, reason: "an import is not understood: \(statement)")
        }
        clause = clause[..<from.lowerBound]
        let holder = Self.identifier(of: name)
        if clause.hasPrefix("{") {
            lines.append("const \(clause.replacing("\n", with: " ").replacing(" as ", with: ": "))= \(holder);")
        } else if clause.hasPrefix("* as ") {
            lines.append("const \(clause.dropFirst("* as ".count))= \(holder);")
        } else {
            throw .badAsset(file: file, reason: "it imports a default, and modules here have none: \(statement)")
        }
    }

    private mutating func take(export declaration: Substring, file: String) throws(SiteError) {
        let words = declaration.split(separator: " ").drop { $0 == "async" }
        let kinds = ["const", "function", "function*", "class"]
        let isPartOfName = { (sign: Character) in sign.isLetter || sign.isNumber || sign == "_" || sign == "$" }
        let name = words.dropFirst().first?.prefix(while: isPartOfName) ?? ""
        guard let kind = words.first, kinds.contains(String(kind)), !name.isEmpty else {
            throw .badAsset(
                file: file,
                reason: "it must export constants, functions and classes where it declares them: export \(declaration)"
            )
        }
        exports.append(String(name))
        lines.append(String(declaration))
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
}
