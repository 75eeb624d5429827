import Templating
import Testing

@Suite struct InterpolationTests {
    @Test(arguments: [
        Case("text without tags", "Grass {and} Poison\n", gives: "Grass {and} Poison\n"),
        Case("empty template", "", gives: ""),
        Case("name", "I am {{name}}.", ["name": "Bulbasaur"], gives: "I am Bulbasaur."),
        Case("two names side by side", "{{a}}{{b}}", ["a": "x", "b": "y"], gives: "xy"),
        Case("escaped", "{{t}}", ["t": "<a href=\"x\">&'"], gives: "&lt;a href=&quot;x&quot;&gt;&amp;&#39;"),
        Case("raw by triple", "{{{t}}}", ["t": "<b>&\"'</b>"], gives: "<b>&\"'</b>"),
        Case("raw by ampersand", "{{&t}}", ["t": "<b>&\"'</b>"], gives: "<b>&\"'</b>"),
        Case("number", "{{n}} {{{n}}} {{& n}}", ["n": 25], gives: "25 25 25"),
        Case("zero", "{{n}}", ["n": 0], gives: "0"),
        Case("negative number", "{{n}}", ["n": -120], gives: "-120"),
        Case("smallest number", "{{n}}", ["n": .number(.min)], gives: "-9223372036854775808"),
        Case("flags", "{{yes}} {{no}}", ["yes": true, "no": false], gives: "true false"),
        Case("absent", "({{a}}{{{a}}}{{&a}})", ["a": .absent], gives: "()"),
        Case("values are no templates", "{{a}}", ["a": "{{b}}", "b": "no"], gives: "{{b}}"),
        Case("beyond ASCII", "ポケ{{é}}モン", ["é": "图鉴🐉"], gives: "ポケ图鉴🐉モン"),

        Case("dotted", "{{a.b}}", ["a": ["b": "x"]], gives: "x"),
        Case("dotted, raw", "{{{a.b}}}{{&a.b}}", ["a": ["b": "<"]], gives: "<<"),
        Case("dotted, five deep", "{{a.b.c.d.e}}", ["a": ["b": ["c": ["d": ["e": 5]]]]], gives: "5"),
        Case("dotted below absent", "({{a.b.c}})", ["a": ["b": .absent]], gives: "()"),
        Case(
            "first part from an outer context",
            "{{#here}}{{a.b}}{{/here}}",
            ["here": ["x": 1], "a": ["b": "outer"]],
            gives: "outer"
        ),
        Case(
            "first part from the innermost context",
            "{{#here}}{{a.b}}{{/here}}",
            ["here": ["a": ["b": "inner"]], "a": ["b": "outer"]],
            gives: "inner"
        ),

        Case("implicit iterator", "{{#l}}({{.}}){{/l}}", ["l": ["a", "<", 3]], gives: "(a)(&lt;)(3)"),
        Case("implicit iterator, raw", "{{#l}}{{{.}}}{{&.}}{{/l}}", ["l": ["<"]], gives: "<<"),

        Case("blanks around", "| {{a}} |", ["a": "-"], gives: "| - |"),
        Case("a value keeps its line", "  {{a}}\n", ["a": "-"], gives: "  -\n"),
        Case("a raw value keeps its line", "  {{{a}}}\n  {{&a}}\n", ["a": "-"], gives: "  -\n  -\n"),
        Case("an absent value keeps its line", "  {{a}}\n", ["a": .absent], gives: "  \n"),
        Case("blanks in the tag", "{{ a }}{{{ a }}}{{& a }}{{ & a }}", ["a": "-"], gives: "----"),
        Case("line ends in the tag", "{{\n a\n}}", ["a": "-"], gives: "-"),
    ])
    func rendersValues(_ example: Case) throws { try example.check() }

    @Test func looksInTheOuterObjectForWhatTheContextLacks() throws {
        let template = try TemplateLibrary(sources: ["t": "{{a}} {{b}}"]).template(named: "t")
        var output = Array("> ".utf8)
        try template.render(["a": "page"], within: ["a": "site", "b": "site"], into: &output)
        #expect(String(decoding: output, as: UTF8.self) == "> page site")
    }
}
