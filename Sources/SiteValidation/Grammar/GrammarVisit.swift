import Diagnostics

/// One reading of one document against a grammar: what stands where it may not, what is missing, what no value is.
///
/// One cause is one message: what stands in a misplaced element is not looked at, and reading goes on behind it as if it
/// were not there; an attribute that is wrong or missing is taken for right afterwards.
struct GrammarVisit {
    private struct Frame {
        var state: GrammarAutomaton.State
        /// Whether all in it is passed over.
        let isSkipped: Bool
        var isTextTold = false
    }

    private let automaton: GrammarAutomaton
    private var frames: [Frame]

    /// Begins with a document that may hold what `start` says.
    init(_ automaton: GrammarAutomaton, start: GrammarAutomaton.State) {
        self.automaton = automaton
        frames = [Frame(state: start, isSkipped: false)]
    }

    /// An element begins; it is the context's innermost one.
    mutating func startTag(_ tag: StartTag, in page: inout PageContext) {
        let last = frames.count - 1
        if frames[last].isSkipped {
            frames.append(frames[last])
            return
        }
        guard let entry = automaton.enter(automaton.name(tag.spelling), in: frames[last].state) else {
            report(misplaced: tag, in: frames[last].state, &page)
            frames.append(Frame(state: frames[last].state, isSkipped: true))
            return
        }
        frames[last].state = entry.next
        var state = automaton.grammar.elements[Int(entry.element)].pattern
        for attribute in tag.attributes {
            let name = automaton.name(attribute.spelling)
            guard name >= 0 else { continue }
            switch automaton.attribute(name, value: attribute.value, in: state) {
            case .taken(let next): state = next
            case .unknownName: report(unknown: attribute, of: tag, in: state, &page)
            case .wrongValue: report(valueOf: attribute, of: tag, in: state, &page)
            }
        }
        let content: GrammarAutomaton.State
        if let closed = automaton.content(after: state) {
            content = closed
        } else {
            page.reportTag(
                rule: "missing-attribute",
                "\(tag.nameText) lacks the attribute \(automaton.missingAttributes(state)) at \(page.elementPath)"
            )
            content = automaton.contentForgivingAttributes(after: state)
        }
        frames.append(Frame(state: content, isSkipped: false))
    }

    /// A text that is more than white space, in the context's innermost element.
    mutating func text(in page: inout PageContext) {
        let last = frames.count - 1
        if frames[last].isSkipped { return }
        if let next = automaton.text(in: frames[last].state) {
            frames[last].state = next
        } else if !frames[last].isTextTold {
            frames[last].isTextTold = true
            page.report(rule: "misplaced-text", "no text may stand here in \(page.elementPath)")
        }
    }

    /// The context's innermost element ends.
    mutating func endTag(in page: inout PageContext) {
        guard let frame = frames.popLast(), !frame.isSkipped, !automaton.mayEnd(frame.state) else { return }
        let missing = automaton.missingElements(frame.state)
        page.reportTag(rule: "incomplete-element", "\(page.elementPath) ends without \(missing)")
    }

    private func report(misplaced tag: StartTag, in state: GrammarAutomaton.State, _ page: inout PageContext) {
        let name = tag.nameText
        guard automaton.grammar.elementNames.contains(name) else {
            let hint = nearMiss(of: name, among: automaton.grammar.elementNames).map { "; did you mean \($0)" } ?? ""
            page.reportTag(rule: "unknown-element", "there is no element \(name), at \(page.elementPath)\(hint)")
            return
        }
        let expected = automaton.expectedElements(state)
        // A list of all that may stand in a paragraph helps nobody.
        let hint =
            expected.count > 8
            ? "" : expected.isEmpty ? "; no element may" : "; expected: \(expected.joined(separator: ", "))"
        page.reportTag(rule: "misplaced-element", "\(name) may not stand here, at \(page.elementPath)\(hint)")
    }

    private func report(
        unknown attribute: Attribute,
        of tag: StartTag,
        in state: GrammarAutomaton.State,
        _ page: inout PageContext
    ) {
        let name = attribute.nameText
        let known = automaton.attributes(in: state).flatMap { attribute -> [String] in
            if case .names(let names) = attribute.names { names } else { [] }
        }
        let hint = nearMiss(of: name, among: known).map { "; did you mean \($0)" } ?? ""
        page.reportTag(
            rule: "unknown-attribute",
            "\(tag.nameText) may not have the attribute \(name) here, at \(page.elementPath)\(hint)"
        )
    }

    private func report(
        valueOf attribute: Attribute,
        of tag: StartTag,
        in state: GrammarAutomaton.State,
        _ page: inout PageContext
    ) {
        let name = attribute.nameText
        var expected = AttributeValue()
        for candidate in automaton.attributes(in: state) where candidate.names.contains(name) {
            expected.values += candidate.value.values
            expected.types += candidate.value.types
        }
        page.reportTag(
            rule: "attribute-value",
            "\"\(attribute.text)\" is no value of \(name) at \(page.elementPath); expected: \(expected.summary)"
        )
    }
}
