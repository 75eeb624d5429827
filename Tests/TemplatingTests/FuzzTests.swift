import TestSupport
import Testing

@testable import Templating

/// Damaged templates, which the parser tells as such or reads, and never crashes on.
@Suite struct TemplateFuzzTests {
    private static let templates = [
        "<p>{{name}}</p>\n{{#list}}\n  <li>{{.}}, {{{raw}}}, {{&raw}}</li>\n{{/list}}\n{{^list}}none{{/list}}\n",
        "{{! a comment\nof lines }}{{=<% %>=}}<%name%> <%#list%><%>item%><%/list%><%={{ }}=%>{{a.b.c}}",
        "{{<layout}}{{$title}}A {{name}}{{/title}}{{$body}}\n  {{>item}}\n{{/body}}{{/layout}}\n",
        "<!DOCTYPE html>\n<title>{{$title}}none{{/title}}</title>\n    {{$body}}{{/body}}\n",
        "  {{#flag}}\r\n\t{{>item}}\r\n  {{/flag}}\r\n",
    ]
    private static let tokens = [
        "{{", "}}", "{{{", "}}}", "{{#", "{{/", "{{^", "{{>", "{{<", "{{$", "{{=", "=}}", "{{!", "{{&", "list", "item",
        "layout", " ", "\n", "\r\n", ".", "..", "\u{0}", "é", "<% %>", "{{= =}}", "{{=a=}}", "{{/list}}",
    ]

    @Test func noTemplateCrashesTheParser() throws {
        var fuzzing = Fuzzing(Self.templates.map { Array($0.utf8) }, tokens: Self.tokens)
        var good = 0
        let count = fuzzing.run { damaged, place in
            var sources = ["item": "<b>{{name}}</b>", "layout": Self.templates[3]]
            sources["page"] = String(decoding: damaged, as: UTF8.self)
            do throws(TemplateLibraryError) {
                _ = try TemplateLibrary(sources: sources)
                good += 1
            } catch {
                // Every fault can be told.
                #expect(!"\(error)".isEmpty)
            }
        }
        #expect(count > good && good > 0)
    }
}
