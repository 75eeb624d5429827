/// Which lines vanish, and what is indented by how much.
///
/// A line with one tag on it and nothing else but blanks vanishes, unless the tag writes a value. A parent tag with all
/// that is in it counts as one tag, as it takes the place of one. What is in an argument has lines of its own, which
/// start behind the argument's tag: the first vanishes where it is blank, and so does a blank last one.
extension SyntaxTree {
    mutating func settleWhitespace() { settle(tokens.indices, in: nil) }

    private mutating func settle(_ range: Range<Int>, in argument: Int?) {
        var line: [Int] = []
        var isFirst = true
        var index = range.lowerBound
        while index < range.upperBound {
            line.append(index)
            let token = tokens[index]
            if token.kind == .parent {
                for argument in arguments(of: index) {
                    settle((argument + 1)..<tokens[argument].partner, in: argument)
                }
                index = token.partner
            }
            index += 1
            if token.kind == .text, source.bytes[token.range.upperBound - 1] == UInt8(ascii: "\n") {
                if isFirst, let argument {
                    if line.count == 1, source.isBlank(token.range) {
                        remove(line)
                        tokens[argument].isStandalone = true
                    }
                } else {
                    settleLine(line)
                }
                line = []
                isFirst = false
            }
        }
        if argument == nil {
            settleLine(line)
        } else if !isFirst, let first = line.first {
            if line.count == 1, tokens[first].kind == .text, source.isBlank(tokens[first].range) {
                remove(line)
            } else {
                tokens[first].startsLine = true
            }
        }
    }

    private mutating func settleLine(_ line: [Int]) {
        guard let first = line.first else { return }
        let others = line.filter { tokens[$0].kind != .text || !source.isBlank(tokens[$0].range) }
        if let other = others.first, other != first { tokens[other].indentation = tokens[first].range }
        if others.count == 1, tokens[others[0]].canStandAlone {
            tokens[others[0]].isStandalone = true
            remove(line)
        } else {
            tokens[first].startsLine = true
        }
    }

    private mutating func remove(_ line: [Int]) {
        for index in line where tokens[index].kind == .text {
            tokens[index].range = tokens[index].range.lowerBound..<tokens[index].range.lowerBound
        }
    }

    /// The blanks that the content of a block or argument is indented by where it is defined.
    ///
    /// They are those of its first line that has something on it. Where the content is empty, or starts on the tag's
    /// line, they are the tag's.
    func ownIndentation(of index: Int) -> Range<Int> {
        let token = tokens[index]
        let contentEnd = tokens[token.partner].range.lowerBound
        if token.isStandalone {
            let start = source.skippingBlanks(from: token.range.upperBound)
            if start < contentEnd { return source.lineStart(before: start)..<start }
        }
        guard token.kind == .argument else { return token.indentation }
        let lineStart = source.lineStart(before: token.range.lowerBound)
        return lineStart..<min(source.skippingBlanks(from: lineStart), token.range.lowerBound)
    }
}
