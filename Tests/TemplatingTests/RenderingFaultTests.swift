import Templating
import Testing

@Suite struct RenderingFaultTests {
    @Test(arguments: [
        Fault(
            id: "missing variable",
            template: "<p>\n\t{{nmae}}</p>",
            context: ["name": "x", "number": 1],
            kind: .missingVariable,
            line: 2,
            column: 4,
            excerpt: "\t{{nmae}}</p>",
            hint: "did you mean \"name\"?"
        ),
        Fault(
            id: "missing raw variable, none close",
            template: "{{{ other }}}",
            context: ["name": "x", "a": 1],
            kind: .missingVariable,
            line: 1,
            column: 5,
            excerpt: "{{{ other }}}",
            hint: "there are: a, name"
        ),
        Fault(id: "nothing is known", template: "{{x}}", kind: .missingVariable, line: 1, column: 3, excerpt: "{{x}}"),
        Fault(
            id: "missing section",
            template: "{{#l}}{{#on}}{{/on}}{{/l}}",
            context: ["l": [["one": 1]]],
            kind: .missingVariable,
            line: 1,
            column: 10,
            excerpt: "{{#l}}{{#on}}{{/on}}{{/l}}",
            hint: "did you mean \"one\"?"
        ),
        Fault(
            id: "missing inverted section",
            template: "{{^a}}{{/a}}",
            context: ["b": 1],
            kind: .missingVariable,
            line: 1,
            column: 4,
            excerpt: "{{^a}}{{/a}}",
            hint: "did you mean \"b\"?"
        ),
        Fault(
            id: "missing member is not looked for outside",
            template: "{{a.b}}",
            context: ["a": ["bb": 1], "b": "x"],
            kind: .missingVariable,
            line: 1,
            column: 3,
            excerpt: "{{a.b}}",
            hint: "did you mean \"bb\"?"
        ),
        Fault(
            id: "member of the nearest object only",
            template: "{{#in}}{{a.b}}{{/in}}",
            context: ["in": ["a": [:]], "a": ["b": "x"]],
            kind: .missingVariable,
            line: 1,
            column: 10,
            excerpt: "{{#in}}{{a.b}}{{/in}}"
        ),
        Fault(
            id: "member of a text",
            template: "{{a.b}}",
            context: ["a": "x"],
            kind: .missingVariable,
            line: 1,
            column: 3,
            excerpt: "{{a.b}}"
        ),
        Fault(
            id: "list as text",
            template: "a {{l}}",
            context: ["l": [1]],
            kind: .notText,
            line: 1,
            column: 5,
            excerpt: "a {{l}}",
            hint: "open a section for it, or name one of its members"
        ),
        Fault(
            id: "object as text",
            template: "{{.}}",
            kind: .notText,
            line: 1,
            column: 3,
            excerpt: "{{.}}",
            hint: "open a section for it, or name one of its members"
        ),
        Fault(
            id: "in a partial",
            template: "\n{{>p}}",
            context: ["y": 1],
            others: ["p": "1\n2 {{yy}}\n"],
            kind: .missingVariable,
            file: "p",
            line: 2,
            column: 5,
            excerpt: "2 {{yy}}",
            hint: "did you mean \"y\"?"
        ),
        Fault(
            id: "in what overrides a block",
            template: "{{<p}}\n{{$t}}{{yy}}{{/t}}\n{{/p}}",
            context: ["y": 1],
            others: ["p": "1\n2\n{{$t}}{{/t}}\n"],
            kind: .missingVariable,
            line: 2,
            column: 9,
            excerpt: "{{$t}}{{yy}}{{/t}}",
            hint: "did you mean \"y\"?"
        ),
        Fault(
            id: "partial that calls itself forever",
            template: "a {{>main}}",
            kind: .tooDeep,
            line: 1,
            column: 6,
            excerpt: "a {{>main}}",
            hint: "a template that calls itself needs a section around the call that ends it"
        ),
        Fault(
            id: "parent that calls itself forever",
            template: "{{<main}}{{$t}}{{/t}}{{/main}}{{$t}}{{/t}}",
            kind: .tooDeep,
            line: 1,
            column: 4,
            excerpt: "{{<main}}{{$t}}{{/t}}{{/main}}{{$t}}{{/t}}",
            hint: "a template that calls itself needs a section around the call that ends it"
        ),
    ])
    func findsFaultsWhenRendering(_ fault: Fault) throws {
        let library = try TemplateLibrary(sources: fault.others.merging(["main": fault.template]) { $1 })
        let template = try library.template(named: "main")
        var output = Array("before".utf8)
        let error = try #require(throws: TemplateError.self) { try template.render(fault.context, into: &output) }
        fault.check(error)
        #expect(output == Array("before".utf8), "what was written before the fault must go")
    }
}
