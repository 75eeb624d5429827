/// A template that is ready to be rendered, any number of times and from any number of tasks.
public struct Template: Sendable {
    let program: Program
    let index: Int

    /// What the library calls it.
    public var name: String { program.sources[index].name }

    /// The texts of the template and of all that it calls, directly or through others, in the order of their names.
    public var texts: [[UInt8]] {
        var found: Set = [index]
        var unread = [index]
        while let next = unread.popLast() {
            for case .call(let other, _, _) in program.instructions[program.bodies[next]]
            where found.insert(other).inserted { unread.append(other) }
        }
        return found.sorted().map { program.sources[$0].bytes }
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
