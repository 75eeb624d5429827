/// A description of an effect as paragraphs, separated by a blank line; the lines of a list or table stay lines.
///
/// The API's texts are in a dialect of Markdown: terms with definitions (`Held⏎:   Does this`), lists with `*`, tables with
/// `|`, code in backticks, wrapped and indented lines, two spaces after a full stop. Older data has `$effect_chance` where
/// the number belongs.
func cleanedEffectText(_ raw: String, chance: Int32? = nil) -> String {
    var blocks: [EffectBlock] = []
    var isNewParagraph = true
    // By bytes: a character more than a line feed can be one of these and what is combined with it.
    for line in raw.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        let text = Substring(line.drop { $0 <= 0x20 })
        if text.isEmpty {
            isNewParagraph = true
        } else if !EffectBlock.isRule(text) {
            EffectBlock.add(text, to: &blocks, isNewParagraph: isNewParagraph)
            isNewParagraph = false
        }
    }
    var text = ""
    for block in blocks {
        if !text.isEmpty { text += block.startsParagraph ? "\n\n" : "\n" }
        text += block.text
    }
    return text.replacingEffectChance(with: chance).withSingleSpaces
}

/// A line of the clean text.
private struct EffectBlock {
    var text: String
    let startsParagraph: Bool

    /// Whether a line is the rule under a table's head, which says nothing.
    static func isRule(_ line: Substring) -> Bool {
        line.utf8.contains(UInt8(ascii: "|")) && line.utf8.allSatisfy { "-|: ".utf8.contains($0) }
    }

    static func add(_ line: Substring, to blocks: inout [EffectBlock], isNewParagraph: Bool) {
        var line = line
        let isDefinition = line.utf8.first == UInt8(ascii: ":")
        if isDefinition { line = line.dropFirst().drop { $0 == " " } }
        let isRow = line.utf8.contains(UInt8(ascii: "|")) || line.utf8.starts(with: "* ".utf8)
        if let last = blocks.indices.last, !isNewParagraph, !isRow, !blocks[last].text.utf8.contains(UInt8(ascii: "|"))
        {
            blocks[last].text += (isDefinition ? ": " : " ") + line
        } else {
            blocks.append(EffectBlock(text: String(line), startsParagraph: isNewParagraph))
        }
    }
}

extension String {
    fileprivate func replacingEffectChance(with chance: Int32?) -> String {
        guard utf8.contains(UInt8(ascii: "$")) else { return self }
        return split(separator: "$effect_chance", omittingEmptySubsequences: false)
            .joined(separator: chance.map { "\($0)" } ?? "some")
    }

    /// The text without backticks, without runs of spaces, and without spaces at the end of a line.
    var withSingleSpaces: String {
        var output: [UInt8] = []
        output.reserveCapacity(utf8.count)
        var hasSpace = false
        for byte in utf8 where byte != UInt8(ascii: "`") {
            if byte == UInt8(ascii: " ") {
                hasSpace = true
                continue
            }
            if hasSpace, let last = output.last, last != UInt8(ascii: "\n"), byte != UInt8(ascii: "\n") {
                output.append(UInt8(ascii: " "))
            }
            hasSpace = false
            output.append(byte)
        }
        return String(decoding: output, as: UTF8.self)
    }
}
