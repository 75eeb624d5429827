import Templating
import Testing

/// A template with one fault, and how that must be told.
struct Fault: Sendable, CustomTestStringConvertible {
    let id: String
    let template: String
    var context: TemplateObject = [:]
    var others: [String: String] = [:]
    let kind: TemplateError.Kind
    var file = "main"
    let line: Int
    let column: Int
    let excerpt: String
    var hint: String?

    var testDescription: String { id }

    func check(_ error: TemplateError) {
        #expect(error.kind == kind)
        #expect(error.file == file)
        #expect(error.line == line)
        #expect(error.column == column)
        #expect(error.excerpt == excerpt)
        #expect(error.hint == hint)
    }
}
