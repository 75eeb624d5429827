/// Cuts a template into tokens.
struct Lexer {
    private let source: TemplateSource
    private var bytes: [UInt8] { source.bytes }
    private var opening = Array("{{".utf8)
    private var closing = Array("}}".utf8)
    private var tokens: [Token] = []

    private init(_ source: TemplateSource) { self.source = source }

    /// The tokens of a template, in order and without gaps.
    static func tokens(of source: TemplateSource) throws(TemplateError) -> [Token] {
        var lexer = Lexer(source)
        try lexer.run()
        return lexer.tokens
    }

    private mutating func run() throws(TemplateError) {
        var textStart = 0
        var position = 0
        while position < bytes.count {
            if starts(opening, at: position) {
                endText(from: textStart, to: position)
                position = try tag(at: position)
                textStart = position
            } else {
                position += 1
                if bytes[position - 1] == UInt8(ascii: "\n") {
                    endText(from: textStart, to: position)
                    textStart = position
                }
            }
        }
        endText(from: textStart, to: position)
    }

    private mutating func endText(from start: Int, to end: Int) {
        if start < end { tokens.append(Token(kind: .text, range: start..<end)) }
    }

    private func starts(_ delimiter: [UInt8], at position: Int) -> Bool {
        bytes[position] == delimiter[0] && bytes[position...].starts(with: delimiter)
    }

    /// Reads the tag at a position and returns the position behind it.
    private mutating func tag(at start: Int) throws(TemplateError) -> Int {
        let sigilOffset = source.skippingBlanks(from: start + opening.count)
        let sigil = sigilOffset < bytes.count ? bytes[sigilOffset] : 0
        let (kind, prefix): (Token.Kind, [UInt8]) =
            switch sigil {
            case UInt8(ascii: "!"): (.silent, [])
            case UInt8(ascii: "="): (.silent, [UInt8(ascii: "=")])
            case UInt8(ascii: "{"): (.value(escaped: false), [UInt8(ascii: "}")])
            case UInt8(ascii: "&"): (.value(escaped: false), [])
            case UInt8(ascii: "#"): (.section(inverted: false), [])
            case UInt8(ascii: "^"): (.section(inverted: true), [])
            case UInt8(ascii: "/"): (.end, [])
            case UInt8(ascii: ">"): (.partial, [])
            case UInt8(ascii: "<"): (.parent, [])
            case UInt8(ascii: "$"): (.block, [])
            default: (.value(escaped: true), [])
            }
        let contentStart = kind == .value(escaped: true) ? sigilOffset : sigilOffset + 1
        let closer = prefix + closing
        let isComment = sigil == UInt8(ascii: "!")
        guard let contentEnd = firstIndex(of: closer, from: contentStart),
            isComment || firstIndex(of: opening, from: contentStart).map({ $0 >= contentEnd }) ?? true
        else {
            let wanted = String(decoding: closer, as: UTF8.self)
            throw source.error(.unclosedTag, at: start, "this tag is not closed", hint: "close it with \(wanted)")
        }
        let end = contentEnd + closer.count
        var token = Token(kind: kind, range: start..<end)
        if sigil == UInt8(ascii: "=") {
            try setDelimiters(contentStart..<contentEnd)
        } else if !isComment {
            token.nameOffset = min(source.skippingBlanks(from: contentStart), contentEnd)
            token.name = try name(token.nameOffset..<contentEnd, isPath: token.kind.namesVariable)
        }
        tokens.append(token)
        return end
    }

    private func firstIndex(of delimiter: [UInt8], from start: Int) -> Int? {
        guard start <= bytes.count - delimiter.count else { return nil }
        return (start...(bytes.count - delimiter.count)).first { starts(delimiter, at: $0) }
    }

    private func name(_ range: Range<Int>, isPath: Bool) throws(TemplateError) -> String {
        let words = bytes[range].split(whereSeparator: \.isBlank)
        guard let word = words.first else {
            throw source.error(.invalidName, at: range.lowerBound, "the tag has no name")
        }
        let name = String(decoding: word, as: UTF8.self)
        guard words.count == 1 else {
            throw source.error(
                .invalidName,
                at: range.lowerBound,
                "a name has no blanks in it",
                hint: "or the tag is not closed behind \"\(name)\""
            )
        }
        if isPath, name != ".", name.split(separator: ".", omittingEmptySubsequences: false).contains("") {
            throw source.error(.invalidName, at: range.lowerBound, "\"\(name)\" has an empty part between its periods")
        }
        return name
    }

    private mutating func setDelimiters(_ range: Range<Int>) throws(TemplateError) {
        let words = bytes[range].split(whereSeparator: \.isBlank)
        guard words.count == 2, !words.joined().contains(UInt8(ascii: "=")) else {
            throw source.error(
                .invalidDelimiters,
                at: range.lowerBound - 1,
                "expected an opening and a closing delimiter, without equals signs",
                hint: "as in {{=<% %>=}}"
            )
        }
        opening = Array(words[0])
        closing = Array(words[1])
    }
}

extension Token.Kind {
    /// Whether the tag's name is a path through the contexts.
    fileprivate var namesVariable: Bool {
        switch self {
        case .value, .section: true
        default: false
        }
    }
}
