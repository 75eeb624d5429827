/// A template's tokens with each opening tag joined to its end.
struct SyntaxTree {
    /// The most sections, blocks and parents that may be open at once; keeps the stack of the passes over the tree small.
    static let deepest = 64

    let source: TemplateSource
    var tokens: [Token]

    /// Reads a template.
    init(_ source: TemplateSource) throws(TemplateError) {
        self.source = source
        tokens = try Lexer.tokens(of: source)
        try match()
        settleWhitespace()
    }

    private mutating func match() throws(TemplateError) {
        var open: [Int] = []
        for index in tokens.indices {
            let token = tokens[index]
            let isDirectlyInParent = open.last.map { tokens[$0].kind == .parent } ?? false
            switch token.kind {
            case .text, .silent: break
            case .end:
                guard let opening = open.popLast() else {
                    throw source.error(
                        .unexpectedEnd,
                        at: token.nameOffset,
                        "nothing is open that \"\(token.name)\" ends"
                    )
                }
                guard tokens[opening].name == token.name else { throw mismatch(token, closing: tokens[opening]) }
                tokens[opening].partner = index
            case .block where isDirectlyInParent:
                tokens[index].kind = .argument
                open.append(index)
            case _ where isDirectlyInParent:
                throw source.error(
                    .misplacedTag,
                    at: token.range.lowerBound,
                    "only blocks count directly in a parent tag",
                    hint: "move it into a block, or in front of the parent tag"
                )
            case .value, .partial: break
            case .section, .parent, .block, .argument: open.append(index)
            }
            if open.count > Self.deepest {
                throw source.error(.tooDeep, at: token.range.lowerBound, "more than \(Self.deepest) tags are open here")
            }
        }
        if let opening = open.last.map({ tokens[$0] }) {
            throw source.error(
                .unclosedSection,
                at: opening.range.lowerBound,
                "\"\(opening.name)\" is not ended",
                hint: "end it with {{/\(opening.name)}}"
            )
        }
    }

    private func mismatch(_ end: Token, closing opening: Token) -> TemplateError {
        source.error(
            .unexpectedEnd,
            at: end.nameOffset,
            "\"\(end.name)\" ends here while \"\(opening.name)\" is open",
            hint: "\"\(opening.name)\" was opened in line \(source.line(of: opening.range.lowerBound))"
        )
    }

    /// The arguments directly in the parent tag at an index.
    func arguments(of parent: Int) -> [Int] {
        var arguments: [Int] = []
        var index = parent + 1
        while index < tokens[parent].partner {
            if tokens[index].kind == .argument {
                arguments.append(index)
                index = tokens[index].partner
            }
            index += 1
        }
        return arguments
    }
}
