/// A template that is ready to be rendered, any number of times and from any number of tasks.
public struct Template: Sendable {
    let program: Program
    let index: Int

    /// What the library calls it.
    public var name: String { program.sources[index].name }

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
