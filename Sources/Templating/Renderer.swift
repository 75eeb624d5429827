/// Runs a program's instructions against a stack of contexts.
struct Renderer {
    /// The most partials, parents and overridden blocks that may be open at once.
    static let deepest = 100

    /// The arguments of a call, and the call that it is made in; that one's arguments take precedence.
    private struct Frame {
        let arguments: Range<Int>
        let outer: Int?
    }

    private let program: Program
    private let instructions: UnsafeBufferPointer<Instruction>
    private let literals: UnsafeBufferPointer<UInt8>
    private var contexts: [TemplateValue]
    private var frames: [Frame] = []
    private var frame: Int?
    private var depth = 0
    /// What each line is indented by, from `indentationStart` on; what is before belongs to callers.
    private var indentation: [UInt8] = []
    private var indentationStart = 0
    /// Whether the next line starts where an indentation has been written already.
    private var skipsIndentation = false

    /// Appends a template to `output`.
    static func render(
        _ template: Int,
        of program: Program,
        _ contexts: [TemplateValue],
        into output: inout [UInt8]
    ) throws(TemplateError) {
        try program.instructions.withUnsafeBufferPointer { (instructions) throws(TemplateError) in
            try program.literals.withUnsafeBufferPointer { (literals) throws(TemplateError) in
                var renderer = Renderer(
                    program: program,
                    instructions: instructions,
                    literals: literals,
                    contexts: contexts
                )
                try renderer.run(program.bodies[template], into: &output)
            }
        }
    }

    private init(
        program: Program,
        instructions: UnsafeBufferPointer<Instruction>,
        literals: UnsafeBufferPointer<UInt8>,
        contexts: [TemplateValue]
    ) {
        self.program = program
        self.instructions = instructions
        self.literals = literals
        self.contexts = contexts
    }

    private mutating func run(_ range: Range<Int>, into output: inout [UInt8]) throws(TemplateError) {
        var index = range.lowerBound
        while index < range.upperBound {
            switch instructions[index] {
            case .text(let bytes, let startsLine):
                write(UnsafeBufferPointer(rebasing: literals[bytes]), startsLine: startsLine, into: &output)
                index += 1
            case .indentation:
                writeIndentation(into: &output)
                index += 1
            case .value(let path, let escaped):
                try write(value(path, at: index), escaped: escaped, at: index, into: &output)
                index += 1
            case .section(let path, let end):
                try goThrough(value(path, at: index), (index + 1)..<end, into: &output)
                index = end
            case .inverted(let path, let end):
                index = try value(path, at: index).isTrue ? end : index + 1
            case .call(let template, let own, let end):
                try call(template, (index + 1)..<end, indentation: own, at: index, into: &output)
                index = end
            case .block(let name, let own, let startsLine, let end):
                if let (argument, outer) = override(of: name) {
                    try replace(argument, outer: outer, indentation: own, startsLine: startsLine, into: &output)
                    index = end
                } else {
                    index += 1
                }
            case .argument(_, _, let end): index = end
            }
        }
    }

    // MARK: Values

    private func value(_ path: Int, at index: Int) throws(TemplateError) -> TemplateValue {
        let range = program.paths[path]
        guard let first = range.first else { return contexts[contexts.count - 1] }
        guard var value = lookUp(program.parts[first]) else { throw missing(program.parts[first], at: index) }
        for part in range.dropFirst() {
            switch value {
            case .absent: return .absent
            case .object(let object):
                guard let member = object[program.parts[part]] else { throw missing(part, of: object, at: index) }
                value = member
            default: throw missing(part, of: TemplateObject(), at: index)
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

    private func missing(_ name: String, at index: Int) -> TemplateError {
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

    private func missing(_ part: Int, of object: TemplateObject, at index: Int) -> TemplateError {
        program.error(
            .missingVariable,
            at: index,
            "\"\(program.parts[part - 1])\" has no member \"\(program.parts[part])\"",
            hint: suggestion(for: program.parts[part], among: object.names)
        )
    }

    private mutating func goThrough(
        _ value: TemplateValue,
        _ content: Range<Int>,
        into output: inout [UInt8]
    ) throws(TemplateError) {
        if case .list(let elements) = value {
            for element in elements {
                contexts.append(element)
                try run(content, into: &output)
                contexts.removeLast()
            }
        } else if value.isTrue {
            contexts.append(value)
            try run(content, into: &output)
            contexts.removeLast()
        }
    }

    // MARK: Calls

    private mutating func call(
        _ template: Int,
        _ arguments: Range<Int>,
        indentation own: Range<Int>?,
        at index: Int,
        into output: inout [UInt8]
    ) throws(TemplateError) {
        guard depth < Self.deepest else {
            throw program.error(
                .tooDeep,
                at: index,
                "templates call each other more than \(Self.deepest) deep here",
                hint: "a template that calls itself needs a section around the call that ends it"
            )
        }
        let caller = (frame, frames.count, indentation.count, indentationStart)
        if !arguments.isEmpty {
            frames.append(Frame(arguments: arguments, outer: frame))
            frame = frames.count - 1
        }
        if let own { indentation += literals[own] } else { indentationStart = indentation.count }
        depth += 1
        try run(program.bodies[template], into: &output)
        depth -= 1
        frame = caller.0
        frames.removeLast(frames.count - caller.1)
        indentation.removeLast(indentation.count - caller.2)
        indentationStart = caller.3
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
        _ argument: Int,
        outer: Int?,
        indentation own: Range<Int>,
        startsLine: Bool,
        into output: inout [UInt8]
    ) throws(TemplateError) {
        guard case .argument(_, let argumentStartsLine, let end) = instructions[argument], argument + 1 < end else {
            return
        }
        let site = (frame, indentation.count)
        indentation += literals[own]
        if startsLine, !argumentStartsLine { writeIndentation(into: &output) }
        skipsIndentation = argumentStartsLine && !startsLine
        frame = outer
        depth += 1
        try run((argument + 1)..<end, into: &output)
        depth -= 1
        frame = site.0
        skipsIndentation = false
        indentation.removeLast(indentation.count - site.1)
    }

    // MARK: Bytes

    private mutating func writeIndentation(into output: inout [UInt8]) {
        if skipsIndentation {
            skipsIndentation = false
        } else if indentation.count > indentationStart {
            output += indentation[indentationStart...]
        }
    }

    private mutating func write(
        _ text: UnsafeBufferPointer<UInt8>,
        startsLine: Bool,
        into output: inout [UInt8]
    ) {
        guard skipsIndentation || indentation.count > indentationStart else {
            return output.append(contentsOf: text)
        }
        var needsIndentation = startsLine
        var rest = text[...]
        while !rest.isEmpty {
            if needsIndentation { writeIndentation(into: &output) }
            let lineEnd = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
            output += rest[..<lineEnd]
            rest = rest[lineEnd...]
            needsIndentation = true
        }
    }

    private func write(
        _ value: TemplateValue,
        escaped: Bool,
        at index: Int,
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
}

extension TemplateValue {
    fileprivate var isTrue: Bool {
        switch self {
        case .absent: false
        case .flag(let flag): flag
        case .number, .object: true
        case .text(let text): !text.isEmpty
        case .markup(let markup): !markup.html.isEmpty
        case .list(let elements): !elements.isEmpty
        }
    }

    fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
