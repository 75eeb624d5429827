import Templating
import Testing

/// A template, what it is rendered with, and what must come out.
struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let template: String
    var context: TemplateObject = [:]
    var others: [String: String] = [:]
    let expected: String

    var testDescription: String { id }

    init(
        _ id: String,
        _ template: String,
        _ context: TemplateObject = [:],
        others: [String: String] = [:],
        gives expected: String
    ) {
        self.id = id
        self.template = template
        self.context = context
        self.others = others
        self.expected = expected
    }

    func check() throws {
        #expect(try render(template, context, others: others) == expected)
    }
}

/// What a template gives, with others beside it; its own name is `main`.
func render(_ template: String, _ context: TemplateObject = [:], others: [String: String] = [:]) throws -> String {
    let library = try TemplateLibrary(sources: others.merging(["main": template]) { $1 })
    var output: [UInt8] = []
    try library.template(named: "main").render(context, into: &output)
    return String(decoding: output, as: UTF8.self)
}
