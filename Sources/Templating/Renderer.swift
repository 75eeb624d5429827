/// Runs a program's instructions against a stack of contexts.
///
/// What is entered is kept on a stack of its own, not on the thread's, so that no template and no data can overflow that.
struct Renderer {
    /// The most partials, parents and overridden blocks that may be open at once.
    static let deepest = 100

    /// A section or another template that has been entered and is to be left.
    private enum Activation {
        /// The innermost of the sections.
        case section
        case template(Caller)
    }

    /// A section that has been entered.
    private struct Section {
        /// The element behind the one that is rendered is `elements[next]`; a value that is no list has no elements.
        let elements: [TemplateValue]
        var next = 1
        let content: Range<Int>
        let outerEnd: Int
    }

    /// What to go back to.
    private struct Caller {
        let index: Int
        let end: Int
        let frame: Int?
        let frameCount: Int
        let indentation: Indentation.Mark
    }

    /// The arguments of a call, and the call that it is made in; that one's arguments take precedence.
    private struct Frame {
        let arguments: Range<Int>
        let outer: Int?
    }

    private let program: Program
    // The program's arrays, borrowed: counting references to them would make tasks wait for each other.
    private let instructions: UnsafeBufferPointer<Instruction>
    private let literals: UnsafeBufferPointer<UInt8>
    private let paths: UnsafeBufferPointer<Range<Int>>
    private let parts: UnsafeBufferPointer<String>

    /// The instruction that is next.
    private var index: Int
    /// Where the innermost activation ends.
    private var end: Int
    private var activations: [Activation] = []
    private var sections: [Section] = []
    private var depth = 0
    private var contexts: [TemplateValue]
    private var frames: [Frame] = []
    private var frame: Int?
    private var indentation = Indentation()

    /// Appends a template to `output`.
    static func render(
        _ template: Int,
        of program: Program,
        _ contexts: [TemplateValue],
        into output: inout [UInt8]
    ) throws(TemplateError) {
        try program.instructions.withUnsafeBufferPointer { (instructions) throws(TemplateError) in
            try program.literals.withUnsafeBufferPointer { (literals) throws(TemplateError) in
                try program.paths.withUnsafeBufferPointer { (paths) throws(TemplateError) in
                    try program.parts.withUnsafeBufferPointer { (parts) throws(TemplateError) in
                        var renderer = Renderer(
                            program: program,
                            instructions: instructions,
                            literals: literals,
                            paths: paths,
                            parts: parts,
                            index: program.bodies[template].lowerBound,
                            end: program.bodies[template].upperBound,
                            contexts: contexts
                        )
                        try renderer.run(into: &output)
                    }
                }
            }
        }
    }

    private mutating func run(into output: inout [UInt8]) throws(TemplateError) {
        repeat {
            while index < end { try step(into: &output) }
        } while leave()
    }

    @inline(__always) private mutating func step(into output: inout [UInt8]) throws(TemplateError) {
        switch instructions[index] {
        case .text(let bytes, let startsLine):
            indentation.write(UnsafeBufferPointer(rebasing: literals[bytes]), startsLine: startsLine, into: &output)
            index += 1
        case .indentation:
            indentation.write(into: &output)
            index += 1
        case .value(let path, let escaped):
            try write(value(path), escaped: escaped, into: &output)
            index += 1
        case .section(let path, let end): enterSection(try value(path), end: end)
        case .inverted(let path, let end): index = try value(path).isTrue ? end : index + 1
        case .call(let template, let own, let end): try call(template, indentation: own, end: end)
        case .block(let name, let own, let startsLine, let end):
            if let (argument, outer) = override(of: name) {
                replace(end, by: argument, outer: outer, indentation: own, startsLine: startsLine, into: &output)
            } else {
                index += 1
            }
        case .argument(_, _, let end): index = end
        }
    }

    // MARK: Values

    private func value(_ path: Int) throws(TemplateError) -> TemplateValue {
        let range = paths[path]
        guard let first = range.first else { return contexts[contexts.count - 1] }
        guard var value = lookUp(parts[first]) else { throw missing(parts[first]) }
        for part in range.dropFirst() {
            switch value {
            case .absent: return .absent
            case .object(let object):
                guard let member = object[parts[part]] else { throw missing(part, of: object) }
                value = member
            default: throw missing(part, of: TemplateObject())
            }
        }
        return value
    }

    private func lookUp(_ name: String) -> TemplateValue? {
        var level = contexts.count - 1
        while level >= 0 {
            if case .object(let object) = contexts[level], let value = object[name] { return value }
            level -= 1
        }
        return nil
    }

    private func missing(_ name: String) -> TemplateError {
        let names = contexts.flatMap { context -> [String] in
            if case .object(let object) = context { object.names } else { [] }
        }
        return program.error(
            .missingVariable,
            at: index,
            "no variable \"\(name)\"",
            hint: suggestion(for: name, among: names)
        )
    }

    private func missing(_ part: Int, of object: TemplateObject) -> TemplateError {
        program.error(
            .missingVariable,
            at: index,
            "\"\(parts[part - 1])\" has no member \"\(parts[part])\"",
            hint: suggestion(for: parts[part], among: object.names)
        )
    }

    private func write(
        _ value: TemplateValue,
        escaped: Bool,
        into output: inout [UInt8]
    ) throws(TemplateError) {
        switch value {
        case .absent: break
        case .text(let text): if escaped { output.appendEscaped(text) } else { output.appendRaw(text) }
        case .markup(let markup): output.appendRaw(markup.html)
        case .number(let number): output.append(decimal: number)
        case .flag(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
        case .list, .object:
            throw program.error(
                .notText,
                at: index,
                "a \(value.isList ? "list" : "object") cannot be written",
                hint: "open a section for it, or name one of its members"
            )
        }
    }

    // MARK: Entering and leaving

    private mutating func enterSection(_ value: TemplateValue, end sectionEnd: Int) {
        let content = (index + 1)..<sectionEnd
        guard value.isTrue else {
            index = sectionEnd
            return
        }
        activations.append(.section)
        if case .list(let elements) = value {
            sections.append(Section(elements: elements, content: content, outerEnd: end))
            contexts.append(elements[0])
        } else {
            sections.append(Section(elements: [], content: content, outerEnd: end))
            contexts.append(value)
        }
        index = content.lowerBound
        end = content.upperBound
    }

    private mutating func call(
        _ template: Int,
        indentation own: Range<Int>?,
        end callEnd: Int
    ) throws(TemplateError) {
        guard depth < Self.deepest else {
            throw program.error(
                .tooDeep,
                at: index,
                "templates call each other more than \(Self.deepest) deep here",
                hint: "a template that calls itself needs a section around the call that ends it"
            )
        }
        let arguments = (index + 1)..<callEnd
        enter(program.bodies[template], thenGoOnAt: callEnd)
        if !arguments.isEmpty {
            frames.append(Frame(arguments: arguments, outer: frame))
            frame = frames.count - 1
        }
        if let own { indentation.add(literals[own]) } else { indentation.suspend() }
    }

    private mutating func enter(_ content: Range<Int>, thenGoOnAt next: Int) {
        let caller = Caller(
            index: next,
            end: end,
            frame: frame,
            frameCount: frames.count,
            indentation: indentation.mark
        )
        activations.append(.template(caller))
        depth += 1
        index = content.lowerBound
        end = content.upperBound
    }

    /// Goes on behind the innermost activation, or with its next element; false where everything is done.
    private mutating func leave() -> Bool {
        guard let last = activations.indices.last else { return false }
        switch activations[last] {
        case .section:
            let section = sections.count - 1
            let next = sections[section].next
            if next < sections[section].elements.count {
                sections[section].next = next + 1
                contexts[contexts.count - 1] = sections[section].elements[next]
                index = sections[section].content.lowerBound
            } else {
                activations.removeLast()
                contexts.removeLast()
                let left = sections.removeLast()
                index = left.content.upperBound
                end = left.outerEnd
            }
        case .template(let caller):
            activations.removeLast()
            depth -= 1
            index = caller.index
            end = caller.end
            frame = caller.frame
            frames.removeLast(frames.count - caller.frameCount)
            indentation.restore(caller.indentation)
        }
        return true
    }

    /// The outermost argument that overrides a block, and the frame outside of which it was written.
    private func override(of block: Int) -> (argument: Int, outer: Int?)? {
        var found: (Int, Int?)?
        var next = frame
        while let current = next {
            let arguments = frames[current].arguments
            next = frames[current].outer
            var index = arguments.lowerBound
            while index < arguments.upperBound, case .argument(let name, _, let end) = instructions[index] {
                if name == block { found = (index, next) }
                index = end
            }
        }
        return found
    }

    private mutating func replace(
        _ blockEnd: Int,
        by argument: Int,
        outer: Int?,
        indentation own: Range<Int>,
        startsLine: Bool,
        into output: inout [UInt8]
    ) {
        guard case .argument(_, let argumentStartsLine, let argumentEnd) = instructions[argument] else { return }
        enter((argument + 1)..<argumentEnd, thenGoOnAt: blockEnd)
        frame = outer
        indentation.add(literals[own])
        if startsLine, !argumentStartsLine, argument + 1 < argumentEnd { indentation.write(into: &output) }
        if argumentStartsLine, !startsLine { indentation.skipNext() }
    }
}
