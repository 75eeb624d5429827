public import BuildSupport

/// A template that is ready to be rendered, any number of times and from any number of tasks.
public struct Template: Sendable {
    let program: Program
    let index: Int

    /// What the library calls it.
    public var name: String { program.sources[index].name }

    /// A checksum of what the template's output follows from beside the context: its text, those of all that it calls,
    /// directly or through others, and the values of `outer` that they name.
    public func checksum(within outer: TemplateObject) -> SHA256 {
        var called: Set = [index]
        var unread = [index]
        var named: Set<[String]> = []
        while let next = unread.popLast() {
            for instruction in program.instructions[program.bodies[next]] {
                switch instruction {
                case .call(let other, _, _): if called.insert(other).inserted { unread.append(other) }
                case .value(let path, _), .section(let path, _), .inverted(let path, _):
                    // The implicit iterator has no part: it stands for what was named by the section around it.
                    let parts = program.parts[program.paths[path]]
                    if !parts.isEmpty { named.insert(Array(parts)) }
                default: break
                }
            }
        }
        var values: [UInt8] = []
        for path in named.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
            outer.appendBytes(at: path, to: &values)
        }
        return SHA256(ofEach: called.sorted().map { program.sources[$0].bytes } + [values])
    }

    /// Appends what the template makes of a context, in UTF-8.
    ///
    /// Names are looked for in `context` first, then in `outer`, which is for what many pages share. A name that neither
    /// has is an error, as is a list or an object where text is written; then `output` is left as it was.
    public func render(
        _ context: TemplateObject,
        within outer: TemplateObject = [:],
        into output: inout [UInt8]
    ) throws(TemplateError) {
        let start = output.count
        do {
            try Renderer.render(index, of: program, [.object(outer), .object(context)], into: &output)
        } catch {
            output.removeLast(output.count - start)
            throw error
        }
    }
}
