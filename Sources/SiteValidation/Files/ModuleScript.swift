/// The files that a script names in a way that only a module has: by `import` and `export … from`, by `import()`, and by
/// `new URL(…, import.meta.url)`, as a worker is started with.
///
/// Told apart from comments, templates and texts by the lexical grammar of
/// [ECMAScript](https://tc39.es/ecma262/#sec-ecmascript-language-lexical-grammar), as far as that goes without parsing: where a
/// slash may begin a regular expression or divide, which of them is taken from the token before it. Only addresses that begin
/// with `/`, `./` or `../` are: others are names that something else gives a meaning.
struct ModuleScript: SourceReader {
    /// What is left of a token for the ones behind it.
    private enum Token: Equatable {
        case word(String)
        case text(String)
        case sign(UInt8)
    }

    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int
    var line = 1
    /// The tokens read last, the newest last: no more than what tells an address.
    private var last: [Token] = []
    /// For each template that is open, how many brackets are open in the value that is read of it.
    private var templates: [Int] = []

    /// Calls `body` with each address, and its line from 1.
    static func forEachAddress(in bytes: UnsafeBufferPointer<UInt8>, _ body: (String, Int) -> Void) {
        var script = ModuleScript(bytes)
        script.read(body)
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        index = bytes.startIndex
    }

    private mutating func read(_ body: (String, Int) -> Void) {
        while let byte = next {
            switch byte {
            case UInt8(ascii: "/") where isAt("//"): while next != nil, next != UInt8(ascii: "\n") { advance() }
            case UInt8(ascii: "/") where isAt("/*"): skipComment()
            case UInt8(ascii: "/") where mayBeginExpression: skipExpression()
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                let start = line
                let text = string()
                if isAddress(text) { body(text, start) }
                note(.text(text))
            case UInt8(ascii: "`"):
                advance()
                skipTemplate()
            case _ where Self.isWord(byte): note(.word(word()))
            case _ where isHTMLSpace(byte): advance()
            default: sign(byte)
            }
        }
    }

    private mutating func note(_ token: Token) {
        if last.count == 3 { last.removeFirst() }
        last.append(token)
    }

    /// Whether a text that is read now is one that a module loads.
    private func isAddress(_ text: String) -> Bool {
        guard text.hasPrefix("./") || text.hasPrefix("../") || text.hasPrefix("/") && !text.hasPrefix("//") else {
            return false
        }
        let bracket = Token.sign(UInt8(ascii: "("))
        switch last.last {
        case .word("import"), .word("from"): return last.dropLast().last != .sign(UInt8(ascii: "."))
        case bracket where Array(last.dropLast()) == [.word("new"), .word("URL")]: return isFollowedByOwnAddress
        case bracket: return last.dropLast().last == .word("import") && last.first != .sign(UInt8(ascii: "."))
        default: return false
        }
    }

    /// Whether `, import.meta.url` follows.
    private var isFollowedByOwnAddress: Bool {
        let rest = bytes[index...].lazy.filter { !isHTMLSpace($0) }
        return rest.starts(with: ",import.meta.url".utf8)
    }

    private mutating func sign(_ byte: UInt8) {
        advance()
        if let open = templates.last {
            if byte == UInt8(ascii: "{") { templates[templates.count - 1] = open + 1 }
            if byte == UInt8(ascii: "}") {
                guard open > 0 else {
                    templates.removeLast()
                    return skipTemplate()
                }
                templates[templates.count - 1] = open - 1
            }
        }
        note(.sign(byte))
    }

    /// Reads a template from behind its beginning, or from behind one of its values, to its end or to its next value.
    private mutating func skipTemplate() {
        while let byte = next {
            if byte == UInt8(ascii: "\\") {
                advance()
            } else if byte == UInt8(ascii: "`") {
                advance()
                return note(.text(""))
            } else if isAt("${") {
                index += 2
                templates.append(0)
                return note(.sign(UInt8(ascii: "{")))
            }
            if next != nil { advance() }
        }
    }

    /// Whether a slash begins a regular expression: behind a value it divides.
    private var mayBeginExpression: Bool {
        switch last.last {
        case nil: true
        case .text: false
        case .word(let word): ["return", "typeof", "case", "in", "of", "do", "else", "void", "delete"].contains(word)
        case .sign(let sign):
            ![UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}")].contains(sign)
        }
    }

    private mutating func skipExpression() {
        advance()
        var isInClass = false
        while let byte = next, byte != UInt8(ascii: "\n"), isInClass || byte != UInt8(ascii: "/") {
            if byte == UInt8(ascii: "[") { isInClass = true }
            if byte == UInt8(ascii: "]") { isInClass = false }
            if byte == UInt8(ascii: "\\") { advance() }
            if next != nil { advance() }
        }
        if next == UInt8(ascii: "/") { advance() }
        note(.text(""))
    }

    /// A text between quotation marks.
    ///
    /// The end of a line ends it as well. One with a backslash in it is none that is looked at.
    private mutating func string() -> String {
        let quote = next
        advance()
        let start = index
        var isPlain = true
        while let byte = next, byte != quote, byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\\") {
                isPlain = false
                advance()
            }
            if next != nil { advance() }
        }
        let text = isPlain ? String(decoding: bytes[start..<index], as: UTF8.self) : ""
        if next == quote { advance() }
        return text
    }

    private mutating func word() -> String {
        let start = index
        while let byte = next, Self.isWord(byte) { advance() }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
            true
        default: false
        }
    }
}
