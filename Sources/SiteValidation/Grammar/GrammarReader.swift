/// What is wrong with a grammar's file, and where.
struct GrammarError: Error, Equatable {
    let line: Int
    let message: String
}

/// Reads the part of RELAX NG's [compact syntax](https://relaxng.org/compact-20021121.html) that grammars of ours use.
///
/// Namespaces and data type libraries may be declared and mean nothing here: names are compared without their prefix,
/// and the namespace of a document is looked at by itself.
struct GrammarReader {
    private var tokens: [Token] = []
    private var index = 0

    private struct Token {
        enum Sort { case name, string, sign, end }
        let sort: Sort
        let text: String
        let line: Int
    }

    /// The patterns of a grammar by their names, `start` among them.
    static func read(_ text: String) throws(GrammarError) -> [String: GrammarSyntax] {
        var reader = GrammarReader()
        try reader.split(text)
        var definitions: [String: GrammarSyntax] = [:]
        while reader.token.sort != .end {
            let name = try reader.expect(.name)
            if ["default", "namespace", "datatypes"].contains(name), !reader.isNext("=") {
                try reader.skipDeclaration()
                continue
            }
            try reader.expect("=")
            guard definitions.updateValue(try reader.pattern(), forKey: name) == nil else {
                throw reader.error("\(name) is defined twice")
            }
        }
        return definitions
    }

    private mutating func skipDeclaration() throws(GrammarError) {
        while !isNext("=") { _ = try expect(.name) }
        try expect("=")
        _ = try expect(.string)
    }

    private mutating func split(_ text: String) throws(GrammarError) {
        var line = 1
        var rest = Substring(text)
        while let first = rest.first {
            switch first {
            case "\n":
                line += 1
                rest.removeFirst()
            case " ": rest.removeFirst()
            case "#": rest = rest.drop { $0 != "\n" }
            case "\"":
                let body = rest.dropFirst().prefix { $0 != "\"" && $0 != "\n" }
                tokens.append(Token(sort: .string, text: String(body), line: line))
                rest = rest[body.endIndex...].dropFirst()
            case _ where first.isLetter:
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }
                tokens.append(Token(sort: .name, text: String(name), line: line))
                rest = rest[name.endIndex...]
            case "=", "|", ",", "&", "?", "*", "+", "(", ")", "{", "}":
                tokens.append(Token(sort: .sign, text: String(first), line: line))
                rest.removeFirst()
            default: throw GrammarError(line: line, message: "\"\(first)\" is not understood")
            }
        }
        tokens.append(Token(sort: .end, text: "the end", line: line))
    }

    private var token: Token { tokens[index] }

    private func error(_ message: String) -> GrammarError { GrammarError(line: token.line, message: message) }

    private func isNext(_ sign: String) -> Bool { token.sort == .sign && token.text == sign }

    private mutating func expect(_ sort: Token.Sort) throws(GrammarError) -> String {
        guard token.sort == sort else { throw error("\(token.text) where a \(sort) is expected") }
        defer { index += 1 }
        return token.text
    }

    private mutating func expect(_ sign: String) throws(GrammarError) {
        guard isNext(sign) else { throw error("\(token.text) where \(sign) is expected") }
        index += 1
    }

    private mutating func take(_ sign: String) -> Bool {
        guard isNext(sign) else { return false }
        index += 1
        return true
    }

    private mutating func pattern() throws(GrammarError) -> GrammarSyntax {
        var parts = [try particle()]
        let sign = token.text
        guard token.sort == .sign, [",", "|", "&"].contains(sign) else { return parts[0] }
        while take(sign) { parts.append(try particle()) }
        guard ![",", "|", "&"].contains(where: isNext) else { throw error("two connectors without parentheses") }
        return sign == "," ? .group(parts) : sign == "|" ? .choice(parts) : .interleave(parts)
    }

    private mutating func particle() throws(GrammarError) -> GrammarSyntax {
        let part = try primary()
        if take("?") { return .optional(part) }
        if take("*") { return .zeroOrMore(part) }
        return take("+") ? .oneOrMore(part) : part
    }

    private mutating func primary() throws(GrammarError) -> GrammarSyntax {
        if take("(") {
            let inner = try pattern()
            try expect(")")
            return inner
        }
        if token.sort == .string { return .value(try expect(.string)) }
        let name = try expect(.name)
        switch name {
        case "text": return .text
        case "empty": return .empty
        case "element", "attribute":
            let names = try nameClass()
            try expect("{")
            let content = try pattern()
            try expect("}")
            return name == "element" ? .element(names, content) : .attribute(names, content)
        case "xsd:string":
            for sign in ["{", "minLength", "=", "1", "}"] {
                guard token.text == sign else { throw error("only xsd:string { minLength = \"1\" } is understood") }
                index += 1
            }
            return .data(.nonEmptyString)
        case _ where name.hasPrefix("xsd:"):
            guard let type = AttributeValue.DataType(rawValue: String(name.dropFirst(4))) else {
                throw error("the data type \(name) is not understood")
            }
            return .data(type)
        default: return .reference(name)
        }
    }

    private mutating func nameClass() throws(GrammarError) -> NameClass {
        if take("*") { return .any }
        guard take("(") else { return .names([try localName()]) }
        var names = [try localName()]
        while take("|") { names.append(try localName()) }
        try expect(")")
        return .names(names)
    }

    private mutating func localName() throws(GrammarError) -> String {
        let name = try expect(.name)
        return name.split(separator: ":").last.map(String.init) ?? name
    }
}
