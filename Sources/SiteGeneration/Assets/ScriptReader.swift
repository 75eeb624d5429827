/// Cuts a script into its pieces.
///
/// The only doubt in doing so is whether a slash divides or begins a regular expression, which the piece before it tells in
/// nearly all cases; a script with another one is refused.
struct ScriptReader {
    private enum Bracket {
        case round(isCondition: Bool)
        case square, curly, template
    }

    private enum Slash {
        case divides, beginsPattern, unclear
    }

    private let bytes: [UInt8]
    private let file: String
    private var place = 0
    private var tokens: [ScriptToken] = []
    /// Those that are open.
    private var brackets: [Bracket] = []
    /// What a slash would mean here.
    private var slash = Slash.beginsPattern

    /// The pieces of a script; `file` is what errors call it.
    static func tokens(of text: String, file: String) throws(SiteError) -> [ScriptToken] {
        var reader = ScriptReader(bytes: Array(text.utf8), file: file)
        while let token = try reader.next() { reader.tokens.append(token) }
        guard reader.brackets.isEmpty else { throw reader.fault("a bracket that is opened is not closed") }
        return reader.tokens
    }

    private init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    private mutating func next() throws(SiteError) -> ScriptToken? {
        let gap = try skipGap()
        guard let sign = sign() else { return nil }
        let start = place
        let kind: ScriptToken.Kind
        if sign == "\"" || sign == "'" {
            try skip(to: sign, in: "a text in quotes")
            (kind, slash) = (.text, .divides)
        } else if sign == "`" {
            try skipTemplate()
            kind = .text
        } else if sign == "}", case .template = brackets.last {
            brackets.removeLast()
            try skipTemplate()
            kind = .text
        } else if sign == "/", slash != .divides {
            guard slash == .beginsPattern else {
                throw fault("a slash may divide or begin a regular expression: name in a constant what is before it")
            }
            try skip(to: sign, in: "a regular expression")
            skipWord()
            (kind, slash) = (.pattern, .divides)
        } else if sign == "#" || Self.isPartOfWord(sign) {
            place += 1
            skipWord()
            kind = .word
            slash = slashAfterWord(from: start)
        } else {
            try take(sign: sign)
            kind = .sign
        }
        return ScriptToken(kind: kind, text: String(decoding: bytes[start..<place], as: UTF8.self), gap: gap)
    }

    private func sign(_ offset: Int = 0) -> Unicode.Scalar? {
        place + offset < bytes.count ? Unicode.Scalar(bytes[place + offset]) : nil
    }

    private func fault(_ reason: String) -> SiteError {
        let line = 1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }
        return .badAsset(file: "\(file):\(line)", reason: reason)
    }

    // MARK: Between pieces

    private mutating func skipGap() throws(SiteError) -> ScriptToken.Gap {
        var gap = ScriptToken.Gap.nothing
        while let sign = sign() {
            let start = place
            if sign == "/", self.sign(1) == "/" {
                while let end = self.sign(), end != "\n" { place += 1 }
            } else if sign == "/", self.sign(1) == "*" {
                place += 2
                while self.sign() != "*" || self.sign(1) != "/" {
                    guard place < bytes.count else { throw fault("a comment is not ended") }
                    place += 1
                }
                place += 2
            } else if " \n\t\r".unicodeScalars.contains(sign) {
                place += 1
            } else {
                break
            }
            let hasLine = bytes[start..<place].contains(UInt8(ascii: "\n"))
            gap = hasLine || gap == .line ? .line : .blank
        }
        return gap
    }

    // MARK: Pieces

    private static func isPartOfWord(_ sign: Unicode.Scalar) -> Bool {
        switch sign {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "\\": true
        default: sign.value > 127
        }
    }

    private mutating func skipWord() {
        while let sign = sign(), Self.isPartOfWord(sign) { place += 1 }
    }

    /// Goes behind the end of a text or pattern in one line; what is escaped or in a class of letters does not end it.
    private mutating func skip(to end: Unicode.Scalar, in what: String) throws(SiteError) {
        var isInClass = false
        place += 1
        while let sign = sign(), sign != end || isInClass {
            guard sign != "\n" else { break }
            if end == "/" { isInClass = sign == "[" || isInClass && sign != "]" }
            place += sign == "\\" ? 2 : 1
        }
        guard sign() == end else { throw fault("\(what) is not ended") }
        place += 1
    }

    /// Goes behind the end of a template, or behind the next `${` in it.
    private mutating func skipTemplate() throws(SiteError) {
        place += 1
        while let sign = sign() {
            if sign == "`" {
                place += 1
                slash = .divides
                return
            }
            if sign == "$", self.sign(1) == "{" {
                place += 2
                brackets.append(.template)
                slash = .beginsPattern
                return
            }
            place += sign == "\\" ? 2 : 1
        }
        throw fault("a template is not ended")
    }

    private mutating func take(sign: Unicode.Scalar) throws(SiteError) {
        place += 1
        var after = Slash.beginsPattern
        switch sign {
        case "(":
            let isCondition = ["if", "while", "for", "with"].contains { tokens.last?.says($0) == true } && !isProperty
            brackets.append(.round(isCondition: isCondition))
        case "[": brackets.append(.square)
        case "{": brackets.append(.curly)
        case ")":
            guard case .round(let isCondition) = brackets.popLast() else { throw fault("a bracket is not opened") }
            after = isCondition ? .beginsPattern : .divides
        case "]":
            guard case .square = brackets.popLast() else { throw fault("a bracket is not opened") }
            after = .divides
        case "}":
            guard case .curly = brackets.popLast() else { throw fault("a bracket is not opened") }
            after = .unclear
        case "+", "-":
            // Before or after what it counts up or down.
            if tokens.last?.says(String(sign)) == true { after = .unclear }
        default: break
        }
        slash = after
    }

    /// Whether the last piece is a property's name.
    private var isProperty: Bool { tokens.dropLast().last?.says(".") == true }

    private func slashAfterWord(from start: Int) -> Slash {
        if tokens.last?.says(".") == true { return .divides }
        let word = String(decoding: bytes[start..<place], as: UTF8.self)
        if word == "of" { return .unclear }
        return Self.wordsBeforePatterns.contains(word) ? .beginsPattern : .divides
    }

    private static let wordsBeforePatterns: Set<String> = [
        "await", "case", "delete", "do", "else", "extends", "in", "instanceof", "new", "return", "throw", "typeof",
        "void", "yield",
    ]
}
