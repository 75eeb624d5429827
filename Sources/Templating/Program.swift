/// One step of rendering; trivial to copy, so that tasks that share a program share no reference counts.
///
/// `end` is the index behind the instructions that belong to this one, which follow it.
enum Instruction: Sendable {
    /// Writes literal bytes, with the indentation in front of each line that begins in them.
    case text(Range<Int>, startsLine: Bool)
    /// Writes the indentation, where a line begins with something else than text.
    case indentation
    /// Writes a value.
    case value(path: Int, escaped: Bool)
    /// Goes through a value, as long as it counts as true.
    case section(path: Int, end: Int)
    /// Is done once where a value counts as false.
    case inverted(path: Int, end: Int)
    /// Renders another template with what is indented there indented further; what belongs to it are `argument`s only.
    ///
    /// Without `indentation` the call is in the middle of a line, and nothing of the other template is indented.
    case call(template: Int, indentation: Range<Int>?, end: Int)
    /// Renders what overrides a block, indented by literal bytes, or else the default that follows.
    case block(name: Int, indentation: Range<Int>, startsLine: Bool, end: Int)
    /// What overrides a block in the template that is called.
    case argument(name: Int, startsLine: Bool, end: Int)
}

/// All templates of a library, compiled.
final class Program: Sendable {
    /// The templates, sorted by name.
    let sources: [TemplateSource]
    /// Each template's instructions.
    let bodies: [Range<Int>]
    let instructions: [Instruction]
    /// Where in its source each instruction is from.
    let positions: [Int]
    let literals: [UInt8]
    /// Each path's parts; the empty one is the implicit iterator.
    let paths: [Range<Int>]
    let parts: [String]

    init(
        sources: [TemplateSource],
        bodies: [Range<Int>],
        instructions: [Instruction],
        positions: [Int],
        literals: [UInt8],
        paths: [Range<Int>],
        parts: [String]
    ) {
        self.sources = sources
        self.bodies = bodies
        self.instructions = instructions
        self.positions = positions
        self.literals = literals
        self.paths = paths
        self.parts = parts
    }

    /// Describes a fault at an instruction.
    func error(
        _ kind: TemplateError.Kind,
        at instruction: Int,
        _ message: String,
        hint: String? = nil
    ) -> TemplateError {
        let template = bodies.firstIndex { $0.contains(instruction) } ?? 0
        return sources[template].error(kind, at: positions[instruction], message, hint: hint)
    }
}
