import Templating
import Testing

@Suite struct LoadingFaultTests {
    @Test(arguments: [
        Fault(
            id: "tag without end",
            template: "1\n  <b>{{name</b>\n",
            kind: .unclosedTag,
            line: 2,
            column: 6,
            excerpt: "  <b>{{name</b>",
            hint: "close it with }}"
        ),
        Fault(
            id: "tag that the next tag would close",
            template: "{{a and {{b}}",
            kind: .unclosedTag,
            line: 1,
            column: 1,
            excerpt: "{{a and {{b}}",
            hint: "close it with }}"
        ),
        Fault(
            id: "triple tag closed by two",
            template: "{{{a}} b",
            kind: .unclosedTag,
            line: 1,
            column: 1,
            excerpt: "{{{a}} b",
            hint: "close it with }}}"
        ),
        Fault(
            id: "comment without end",
            template: "x{{! y",
            kind: .unclosedTag,
            line: 1,
            column: 2,
            excerpt: "x{{! y",
            hint: "close it with }}"
        ),
        Fault(
            id: "opening delimiter at the end",
            template: "x{{",
            kind: .unclosedTag,
            line: 1,
            column: 2,
            excerpt: "x{{",
            hint: "close it with }}"
        ),
        Fault(id: "no name", template: "a{{ }}", kind: .invalidName, line: 1, column: 5, excerpt: "a{{ }}"),
        Fault(
            id: "section without a name",
            template: "{{#}}",
            kind: .invalidName,
            line: 1,
            column: 4,
            excerpt: "{{#}}"
        ),
        Fault(
            id: "blank in a name",
            template: "{{two words}}",
            kind: .invalidName,
            line: 1,
            column: 3,
            excerpt: "{{two words}}",
            hint: "or the tag is not closed behind \"two\""
        ),
        Fault(id: "empty part", template: "{{a..b}}", kind: .invalidName, line: 1, column: 3, excerpt: "{{a..b}}"),
        Fault(id: "leading period", template: "{{# .a}}", kind: .invalidName, line: 1, column: 5, excerpt: "{{# .a}}"),
        Fault(
            id: "one delimiter",
            template: "{{=| =}}",
            kind: .invalidDelimiters,
            line: 1,
            column: 3,
            excerpt: "{{=| =}}",
            hint: "as in {{=<% %>=}}"
        ),
        Fault(
            id: "section without end",
            template: "\n\t{{#a}}{{^b}}\n{{/b}}",
            kind: .unclosedSection,
            line: 2,
            column: 2,
            excerpt: "\t{{#a}}{{^b}}",
            hint: "end it with {{/a}}"
        ),
        Fault(
            id: "parent without end",
            template: "{{<p}}{{$t}}{{/t}}",
            others: ["p": "{{$t}}{{/t}}"],
            kind: .unclosedSection,
            line: 1,
            column: 1,
            excerpt: "{{<p}}{{$t}}{{/t}}",
            hint: "end it with {{/p}}"
        ),
        Fault(
            id: "end of nothing",
            template: "a\r\nb{{/a}}\r\n",
            kind: .unexpectedEnd,
            line: 2,
            column: 5,
            excerpt: "b{{/a}}"
        ),
        Fault(
            id: "end of something else",
            template: "{{#a}}\n{{#b}}\n{{/a}}{{/b}}",
            kind: .unexpectedEnd,
            line: 3,
            column: 4,
            excerpt: "{{/a}}{{/b}}",
            hint: "\"b\" was opened in line 2"
        ),
        Fault(
            id: "value directly in a parent",
            template: "{{<p}}{{x}}{{/p}}",
            others: ["p": ""],
            kind: .misplacedTag,
            line: 1,
            column: 7,
            excerpt: "{{<p}}{{x}}{{/p}}",
            hint: "move it into a block, or in front of the parent tag"
        ),
        Fault(
            id: "too many sections in each other",
            template: String(repeating: "{{#a}}\n", count: 65) + String(repeating: "{{/a}}\n", count: 65),
            kind: .tooDeep,
            line: 65,
            column: 1,
            excerpt: "{{#a}}"
        ),
        Fault(
            id: "missing partial",
            template: "é{{> partials/tpye}}",
            others: ["partials/type": ""],
            kind: .missingPartial,
            line: 1,
            column: 6,
            excerpt: "é{{> partials/tpye}}",
            hint: "did you mean \"partials/type\"?"
        ),
        Fault(
            id: "missing parent, no name close",
            template: "{{<layout}}{{$a}}{{/a}}{{/layout}}",
            others: ["page": "", "zoo": ""],
            kind: .missingParent,
            line: 1,
            column: 4,
            excerpt: "{{<layout}}{{$a}}{{/a}}{{/layout}}",
            hint: "there are: main, page, zoo"
        ),
        Fault(
            id: "dynamic names are none",
            template: "{{>*a}}",
            context: ["a": "main"],
            kind: .missingPartial,
            line: 1,
            column: 4,
            excerpt: "{{>*a}}",
            hint: "there are: main"
        ),
        Fault(
            id: "missing block",
            template: "{{<p}}\n{{$tilte}}x{{/tilte}}\n{{/p}}",
            others: ["p": "{{>q}}", "q": "{{$title}}{{/title}}"],
            kind: .missingBlock,
            line: 2,
            column: 4,
            excerpt: "{{$tilte}}x{{/tilte}}",
            hint: "did you mean \"title\"?"
        ),
        Fault(
            id: "in another template",
            template: "{{>other}}",
            others: ["other": "\n{{/x}}"],
            kind: .unexpectedEnd,
            file: "other",
            line: 2,
            column: 4,
            excerpt: "{{/x}}"
        ),
    ])
    func findsFaultsWhenLoading(_ fault: Fault) throws {
        let error = try #require(throws: TemplateLibraryError.self) {
            try TemplateLibrary(sources: fault.others.merging(["main": fault.template]) { $1 })
        }
        #expect(error.faults.count == 1)
        if let first = error.faults.first { fault.check(first) }
    }
}
