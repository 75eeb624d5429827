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
    /// The script, without comments, without blanks that part nothing, and without signs that say nothing.
    var script: String {
        var text = ""
        var last: ScriptToken?
        let tokens = Array(self)
        for (place, token) in tokens.enumerated() {
            let next = tokens.dropFirst(place + 1).first
            if let last, let next, token.isSpare(between: last, and: next) { continue }
            if let last { text += token.separator(after: last) }
            text += token.text
            last = token
        }
        return text
    }
}

extension ScriptToken {
    /// Whether it is a comma behind the last of a list, or the end of a statement that a bracket ends as well.
    ///
    /// Behind some pieces it would be a statement of its own, or an element that is left out.
    fileprivate func isSpare(between last: ScriptToken, and next: ScriptToken) -> Bool {
        if says(",") { return [")", "]", "}"].contains { next.says($0) } && !last.says("[") && !last.says(",") }
        return says(";") && next.says("}") && ![")", ":", "else", "do", ";"].contains { last.says($0) }
    }

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
