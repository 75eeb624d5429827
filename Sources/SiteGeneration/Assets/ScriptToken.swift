/// A piece of a script: a word, a sign, a text; blanks and comments stand between pieces.
struct ScriptToken: Equatable {
    enum Kind {
        /// A name, a keyword, a number.
        case word
        /// What stands in quotes, or the part of a template that is text.
        case text
        /// A regular expression.
        case pattern
        /// One sign of punctuation.
        case sign
    }

    /// What stands before a piece.
    enum Gap: Int {
        case nothing, blank, line
    }

    let kind: Kind
    let text: String
    let gap: Gap

    /// Whether it is this keyword or sign.
    func says(_ text: String) -> Bool { (kind == .word || kind == .sign) && self.text == text }
}

extension Sequence<ScriptToken> {
    /// The script, without comments and without blanks that part nothing.
    var script: String {
        var text = ""
        var last: ScriptToken?
        for token in self {
            if let last { text += token.separator(after: last) }
            text += token.text
            last = token
        }
        return text
    }
}

extension ScriptToken {
    /// What must stay of the gap before a piece.
    ///
    /// A line's end stays where it may end a statement, as one does that no `;` ends.
    fileprivate func separator(after last: ScriptToken) -> String {
        if gap == .line, last.mayEndStatement, mayBeginStatement { return "\n" }
        return gap != .nothing && wouldJoin(last) ? " " : ""
    }

    private var mayEndStatement: Bool { kind != .sign || [")", "]", "}", "+", "-"].contains(text) }

    private var mayBeginStatement: Bool {
        kind != .sign || ![")", "]", "}", ",", ";", ".", "?", ":", "=", "&", "|", "%", "<", ">", "^"].contains(text)
    }

    /// Whether the two would be something else without the gap.
    private func wouldJoin(_ last: ScriptToken) -> Bool {
        if kind == .word, last.kind == .word || last.kind == .pattern { return true }
        if last.says("/") || kind == .pattern && last.kind == .pattern { return true }
        if last.kind == .word, says(".") { return last.text.first?.isNumber ?? false }
        return ["++", "--", "..", "<!", "->"].contains(last.text + text)
    }
}
