import Diagnostics

/// Turns the templates of a library into one program.
///
/// Other templates are resolved to their index, so that they may call each other in circles.
struct Compiler {
    private let indices: [String: Int]
    private var faults: [TemplateError] = []

    private var instructions: [Instruction] = []
    private var positions: [Int] = []
    private var literals: [UInt8] = []
    private var paths: [Range<Int>] = []
    private var parts: [String] = []
    private var pathIDs: [String: Int] = [:]
    private var blockIDs: [String: Int] = [:]
    /// The instruction that something ends in front of, so that text before it takes no more.
    private var barrier = 0

    /// Compiles templates, or tells of every fault that is in any of them.
    ///
    /// - Parameter faults: faults that are known already; templates in `names` that are not in `sources` have some.
    static func compile(
        _ sources: [TemplateSource],
        names: some Sequence<String>,
        faults: [TemplateError]
    ) throws(TemplateLibraryError) -> Program {
        let names = names.sorted()
        var compiler = Compiler(names: names, faults: faults)
        var trees: [SyntaxTree] = []
        for source in sources.sorted(by: { $0.name < $1.name }) {
            do throws(TemplateError) {
                trees.append(try SyntaxTree(source))
            } catch {
                compiler.faults.append(error)
            }
        }
        compiler.faults += ReferenceCheck(trees, names: names).faults
        guard compiler.faults.isEmpty else { throw TemplateLibraryError(faults: compiler.faults.sorted()) }

        var bodies: [Range<Int>] = []
        for tree in trees {
            let start = compiler.instructions.count
            compiler.barrier = start
            compiler.emit(tree, tree.tokens.indices, without: [])
            bodies.append(start..<compiler.instructions.count)
        }
        return Program(
            sources: trees.map(\.source),
            bodies: bodies,
            instructions: compiler.instructions,
            positions: compiler.positions,
            literals: compiler.literals,
            paths: compiler.paths,
            parts: compiler.parts
        )
    }

    private init(names: [String], faults: [TemplateError]) {
        indices = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
        self.faults = faults
    }

    // MARK: Tokens

    /// Compiles tokens whose lines lose `margin`, the indentation of the argument that they are in.
    private mutating func emit(_ tree: SyntaxTree, _ range: Range<Int>, without margin: ArraySlice<UInt8>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tree.tokens[index]
            if token.startsLine, token.kind != .text { append(.indentation, token) }
            switch token.kind {
            case .text: emitText(token, tree.source, without: margin)
            case .value(let escaped): append(.value(path: path(token.name), escaped: escaped), token)
            case .partial: emitCall(token, tree, without: margin) { _ in }
            case .parent:
                emitCall(token, tree, without: margin) { compiler in
                    for argument in tree.arguments(of: index) { compiler.emitArgument(argument, tree) }
                }
                index = token.partner
            case .section, .block: index = emitEnclosing(index, tree, without: margin)
            case .argument, .end, .silent: break
            }
            index += 1
        }
    }

    private mutating func emitText(_ token: Token, _ source: TemplateSource, without margin: ArraySlice<UInt8>) {
        guard !token.range.isEmpty else { return }
        let bytes = source.bytes[token.range]
        guard token.startsLine else { return appendText(bytes, token) }
        let rest = removing(margin, from: bytes)
        if rest.isEmpty { append(.indentation, token) } else { appendText(rest, token) }
    }

    private mutating func appendText(_ bytes: ArraySlice<UInt8>, _ token: Token) {
        let start = literals.count
        literals += bytes
        if barrier < instructions.count, case .text(let range, let startsLine)? = instructions.last {
            instructions[instructions.count - 1] = .text(range.lowerBound..<literals.count, startsLine: startsLine)
        } else {
            append(.text(start..<literals.count, startsLine: token.startsLine), token)
        }
    }

    /// Compiles a section or a block, and returns the index of its end.
    private mutating func emitEnclosing(_ index: Int, _ tree: SyntaxTree, without margin: ArraySlice<UInt8>) -> Int {
        let token = tree.tokens[index]
        let own =
            token.kind == .block
            ? literal(removing(margin, from: tree.source.bytes[tree.ownIndentation(of: index)])) : 0..<0
        enclose(token) { compiler in
            compiler.emit(tree, (index + 1)..<token.partner, without: margin)
            let end = tree.tokens[token.partner]
            if end.startsLine { compiler.append(.indentation, end) }
        } as: { compiler, end in
            switch token.kind {
            case .section(inverted: false): .section(path: compiler.path(token.name), end: end)
            case .section(inverted: true): .inverted(path: compiler.path(token.name), end: end)
            default:
                .block(
                    name: compiler.block(token.name),
                    indentation: own,
                    startsLine: token.isStandalone,
                    end: end
                )
            }
        }
        return token.partner
    }

    private mutating func emitCall(
        _ token: Token,
        _ tree: SyntaxTree,
        without margin: ArraySlice<UInt8>,
        arguments: (inout Compiler) -> Void
    ) {
        let own = literal(removing(margin, from: tree.source.bytes[token.indentation]))
        // The reference check has found every name.
        let template = indices[token.name] ?? 0
        enclose(token, arguments) { _, end in
            .call(template: template, indentation: token.isStandalone ? own : nil, end: end)
        }
    }

    private mutating func emitArgument(_ index: Int, _ tree: SyntaxTree) {
        let token = tree.tokens[index]
        let margin = tree.source.bytes[tree.ownIndentation(of: index)]
        enclose(token) { compiler in
            compiler.emit(tree, (index + 1)..<token.partner, without: margin)
        } as: { compiler, end in
            .argument(name: compiler.block(token.name), startsLine: token.isStandalone, end: end)
        }
    }

    // MARK: Instructions

    private mutating func append(_ instruction: Instruction, _ token: Token) {
        instructions.append(instruction)
        positions.append(token.kind == .text ? token.range.lowerBound : token.nameOffset)
    }

    /// Appends an instruction with others that belong to it.
    private mutating func enclose(
        _ token: Token,
        _ content: (inout Compiler) -> Void,
        as instruction: (inout Compiler, Int) -> Instruction
    ) {
        let index = instructions.count
        append(.indentation, token)
        barrier = instructions.count
        content(&self)
        barrier = instructions.count
        instructions[index] = instruction(&self, instructions.count)
    }

    private func removing(_ margin: ArraySlice<UInt8>, from line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        line.dropFirst(zip(line, margin).prefix { $0 == $1 }.count)
    }

    private mutating func literal(_ bytes: ArraySlice<UInt8>) -> Range<Int> {
        let start = literals.count
        literals += bytes
        return start..<literals.count
    }

    private mutating func path(_ name: String) -> Int {
        if let id = pathIDs[name] { return id }
        let start = parts.count
        if name != "." { parts += name.split(separator: ".").map(String.init) }
        pathIDs[name] = paths.count
        paths.append(start..<parts.count)
        return paths.count - 1
    }

    private mutating func block(_ name: String) -> Int {
        let id = blockIDs[name] ?? blockIDs.count
        blockIDs[name] = id
        return id
    }
}
