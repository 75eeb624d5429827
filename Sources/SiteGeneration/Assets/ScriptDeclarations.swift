/// The names that a module declares for all of itself, gathered piece by piece.
///
/// Of a pattern, as in `const { a: b = c } = d`, all words count, so that there may be some that are not declared.
struct ScriptDeclarations {
    private(set) var names: Set<String> = []

    private var depth = 0
    /// Whether the next piece is a name or a pattern.
    private var expectsName = false
    /// Whether a comma leads to another name.
    private var mayGoOn = false
    /// How deep the pattern is that is being read, or nil.
    private var pattern: Int?
    private var last: ScriptToken?

    /// Whether no bracket is open.
    var isOutside: Bool { depth == 0 }

    mutating func read(_ token: ScriptToken) {
        defer { last = token }
        if token.kind == .text {
            // The text of a template opens and closes what stands in it.
            if token.text.hasPrefix("}") { depth -= 1 }
            if token.text.hasSuffix("${") { depth += 1 }
            return
        }
        let isOpening = token.says("{") || token.says("[") || token.says("(")
        if expectsName, !token.says("*") {
            if token.kind == .word { names.insert(token.text) }
            if isOpening { pattern = depth }
            expectsName = false
        } else if pattern != nil, token.kind == .word {
            names.insert(token.text)
        }
        if isOpening { depth += 1 }
        if token.says("}") || token.says("]") || token.says(")") {
            depth -= 1
            if depth == pattern { pattern = nil }
        }
        if depth == 0, last?.says(".") != true { noteBeginning(token) }
    }

    private mutating func noteBeginning(_ token: ScriptToken) {
        if ["const", "let", "var"].contains(where: token.says) {
            (expectsName, mayGoOn) = (true, true)
        } else if token.says("function") || token.says("class") {
            expectsName = true
        } else if token.says(",") {
            expectsName = mayGoOn
        } else if token.says(";") {
            mayGoOn = false
        }
    }
}
