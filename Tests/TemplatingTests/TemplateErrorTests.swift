import Templating
import Testing

@Suite struct TemplateErrorTests {
    @Test func rendersCallsAHundredDeep() throws {
        func chain(_ count: Int) -> [String: String] {
            Dictionary(uniqueKeysWithValues: (1...count).map { ("p\($0)", $0 == count ? "end" : "{{>p\($0 + 1)}}") })
        }
        #expect(try render("{{>p1}}", others: chain(100)) == "end")
        #expect(throws: TemplateError.self) { try render("{{>p1}}", others: chain(101)) }
    }

    /// The deepest that the renderer can get: every call stands in as many sections as there may be.
    @Test func holdsTheDeepestNesting() throws {
        let opened = String(repeating: "{{#a}}", count: 64)
        let closed = String(repeating: "{{/a}}", count: 64)
        let error = try #require(throws: TemplateError.self) { try render(opened + "{{>main}}" + closed, ["a": true]) }
        #expect(error.kind == .tooDeep)
    }

    @Test func tellsAllFaultsInOrder() throws {
        let error = try #require(throws: TemplateLibraryError.self) {
            try TemplateLibrary(sources: [
                "b": "{{>c}}\n{{>nope}}\n{{<a}}{{/a}}{{>no}}", "a": "{{/x}}", "c": "{{<a}}{{$t}}{{/t}}{{/a}}{{#x}}",
            ])
        }
        #expect(error.faults.map { "\($0.file):\($0.line):\($0.column)" } == ["a:1:4", "b:2:4", "b:3:16", "c:1:25"])
        #expect(error.description.split(separator: "\n").count { $0.contains("^") } == 4)
    }

    @Test func showsThePlaceWithACaret() throws {
        let error = try #require(throws: TemplateError.self) { try render("<p>\n\tポ {{nmae}}\n", ["name": "x"]) }
        #expect(
            error.description == """
                main:2:6: no variable "nmae"
                    \tポ {{nmae}}
                    \t    ^
                    did you mean "name"?
                """
        )
    }

    @Test func suggestsATemplateToTheProgram() throws {
        let library = try TemplateLibrary(sources: ["pages/move": "", "pages/item": ""])
        let error = try #require(throws: TemplateError.self) { try library.template(named: "pages/moves") }
        #expect(error.kind == .missingTemplate)
        #expect(error.description == "templates: no template \"pages/moves\"\n    did you mean \"pages/move\"?")
    }
}
