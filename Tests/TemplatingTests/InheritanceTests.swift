import Templating
import Testing

@Suite struct InheritanceTests {
    @Test(arguments: [
        Case("default", "{{$t}}Pokédex{{/t}}\n", gives: "Pokédex\n"),
        Case("default with a value", "{{$t}}a {{b}} {{{b}}}{{/t}}", ["b": "<"], gives: "a &lt; <"),
        Case("default with a section", "{{$t}}{{#a}}{{b}}{{/a}}{{/t}}", ["a": ["b": 1]], gives: "1"),
        Case("default with an inverted section", "{{$t}}{{^a}}b{{/a}}{{/t}}", ["a": false], gives: "b"),
        Case("values are no templates", "{{$t}}{{a}}{{/t}}", ["a": "{{b}}"], gives: "{{b}}"),

        Case("nothing overridden", "{{<p}}{{/p}}", others: ["p": "({{$t}}default{{/t}})"], gives: "(default)"),
        Case("like a partial", "{{>p}}|{{<p}}{{/p}}", others: ["p": "{{$t}}d{{/t}}"], gives: "d|d"),
        Case("overridden", "{{<p}}{{$t}}mine{{/t}}{{/p}}", others: ["p": "({{$t}}d{{/t}})"], gives: "(mine)"),
        Case(
            "one of two overridden",
            "{{<p}}{{$b}}mine{{/b}}{{/p}}",
            others: ["p": "{{$a}}1{{/a}}, {{$b}}2{{/b}}"],
            gives: "1, mine"
        ),
        Case(
            "each call for itself",
            "{{<p}}{{$t}}1{{/t}}{{/p}} {{<p}}{{$t}}2{{/t}}{{/p}} {{<p}}{{/p}}\n",
            others: ["p": "|{{$t}}d{{/t}}|"],
            gives: "|1| |2| |d|\n"
        ),
        Case(
            "a block in two places",
            "{{<p}}{{$t}}x{{/t}}{{/p}}",
            others: ["p": "<title>{{$t}}{{/t}}</title><h1>{{$t}}{{/t}}</h1>"],
            gives: "<title>x</title><h1>x</h1>"
        ),
        Case(
            "data is no block",
            "{{<p}}{{$t}}mine{{/t}}{{/p}}{{<p}}{{/p}}",
            ["t": "data"],
            others: ["p": "{{$t}}default{{/t}}"],
            gives: "minedefault"
        ),
        Case(
            "text beside blocks is ignored",
            "{{<p}} a {{! b }} {{$t}}mine{{/t}} c\n{{/p}}",
            others: ["p": "{{$t}}default{{/t}}"],
            gives: "mine"
        ),
        Case(
            "the context is that of the place",
            "{{<p}}{{$t}}{{n}}{{/t}}{{/p}}",
            ["n": "outer", "in": ["n": "inner"]],
            others: ["p": "{{#in}}{{$t}}{{/t}}{{/in}}"],
            gives: "inner"
        ),
        Case(
            "once for each element",
            "{{<p}}{{$row}}<{{.}}>{{/row}}{{/p}}",
            ["l": [1, 2]],
            others: ["p": "{{#l}}{{$row}}{{/row}}{{/l}}"],
            gives: "<1><2>"
        ),
        Case("own delimiters", "{{=| |=}}|<p||$t|x|/t||/p|", others: ["p": "{{$t}}{{/t}}"], gives: "x"),
    ])
    func overridesBlocks(_ example: Case) throws { try example.check() }

    @Test(arguments: [
        Case(
            "the outermost override wins",
            "{{<a}}{{$t}}main{{/t}}{{/a}}",
            others: ["a": "{{<b}}{{$t}}a{{/t}}{{/b}}", "b": "{{<c}}{{$t}}b{{/t}}{{/c}}", "c": "{{$t}}c{{/t}}"],
            gives: "main"
        ),
        Case(
            "then the next",
            "{{<a}}{{/a}}",
            others: ["a": "{{<b}}{{$t}}a{{/t}}{{/b}}", "b": "{{<c}}{{$t}}b{{/t}}{{/c}}", "c": "{{$t}}c{{/t}}"],
            gives: "a"
        ),
        Case(
            "a block in an override",
            "{{<a}}{{$in}}main{{/in}}{{/a}}",
            others: ["a": "{{<b}}{{$out}}({{$in}}a{{/in}}){{/out}}{{/b}}", "b": "[{{$out}}{{/out}}]"],
            gives: "[(main)]"
        ),
        Case(
            "a block in an override of the same name is its default",
            "{{<p}}{{$t}}1{{$t}}2{{/t}}3{{/t}}{{/p}}",
            others: ["p": "{{$t}}{{/t}}"],
            gives: "123"
        ),
        Case(
            "a parent in an override",
            "{{<p}}{{$t}}({{<p}}{{$t}}x{{/t}}{{/p}}){{/t}}{{/p}}",
            others: ["p": "[{{$t}}{{/t}}]"],
            gives: "[([x])]"
        ),
        Case(
            "overrides reach into partials",
            "{{<p}}{{$t}}mine{{/t}}{{/p}}",
            others: ["p": "{{>q}}", "q": "{{$t}}d{{/t}}"],
            gives: "mine"
        ),
        Case(
            "in circles",
            "{{<a}}{{$x}}main{{/x}}{{/a}}",
            others: [
                "a": "{{$x}}a{{/x}} {{$y}}{{<b}}{{/b}}{{/y}}",
                "b": "{{$x}}b{{/x}} {{<a}}{{$y}}end{{/y}}{{/a}}",
            ],
            gives: "main main main end"
        ),
    ])
    func nestsParents(_ example: Case) throws { try example.check() }

    @Test(arguments: [
        Case("parent on its own line", "1\n  {{<p}}{{/p}}\n4\n", others: ["p": "2\n3\n"], gives: "1\n  2\n  3\n4\n"),
        Case("parent over many lines", "{{<p}}\n\n{{/p}}\n4\n", others: ["p": "2\n3\n"], gives: "2\n3\n4\n"),
        Case("parent inside a line", "1 {{<p}}{{/p}} 4\n", others: ["p": "2\n3"], gives: "1 2\n3 4\n"),
        Case(
            "lines of an override's tags vanish",
            "{{<p}}\n  {{$t}}\n  1\n\n  2\n  {{/t}}\n{{/p}}\n",
            others: ["p": "{{$t}}d{{/t}}"],
            gives: "1\n\n2\n"
        ),
        Case(
            "override with text beside its tags",
            "{{<p}}{{$t}}1\n2{{/t}}{{/p}}",
            others: ["p": "({{$t}}{{/t}})"],
            gives: "(1\n2)"
        ),
        Case(
            "an override inside a line is indented as the block is",
            "{{<p}}{{$t}}\n1\n2{{/t}}\n{{/p}}\n",
            others: ["p": "0\n  {{$t}}{{/t}}\n3\n"],
            gives: "0\n  1\n  2\n3\n"
        ),
        Case(
            "one line for a default of one line",
            "{{<p}}{{$t}}mine{{/t}}{{/p}}",
            others: ["p": "0\n  {{$t}}default{{/t}}\n"],
            gives: "0\n  mine\n"
        ),
        Case(
            "indentation is taken off where an override is written and put on where it goes",
            "{{<p}}{{$t}}\n      1\n        2\n{{/t}}{{/p}}\n",
            others: ["p": "0\n  {{$t}}\n  {{/t}}\n"],
            gives: "0\n  1\n    2\n"
        ),
        Case(
            "a block is indented as its default is",
            "{{<p}}{{$t}}\n1\n2\n{{/t}}{{/p}}\n",
            others: ["p": "0\n{{$t}}\n    default\n{{/t}}\n"],
            gives: "0\n    1\n    2\n"
        ),
        Case(
            "the default keeps its own",
            "{{<p}}{{/p}}\n",
            others: ["p": "0\n{{$t}}\n    default\n      more\n{{/t}}\n"],
            gives: "0\n    default\n      more\n"
        ),
        Case(
            "a block in an override, relative to it",
            "{{<a}}{{$in}}\n3\n{{/in}}{{/a}}\n",
            others: [
                "a": "{{<b}}{{$out}}\n  1\n  {{$in}}\n    2\n  {{/in}}\n{{/out}}{{/b}}\n",
                "b": "{{$out}}default{{/out}}",
            ],
            gives: "1\n  3\n"
        ),
        Case(
            "everything is indented with the parent",
            "  {{<p}}\n  {{$t}}\n  1\n  {{#yes}}\n  2\n  {{/yes}}\n  {{/t}}\n  {{/p}}\n",
            ["yes": true],
            others: ["p": "<main>\n  {{$t}}\n  {{/t}}\n</main>\n"],
            gives: "  <main>\n    1\n    2\n  </main>\n"
        ),
        Case(
            "an inline override in a block of its own lines",
            "{{<p}}{{$t}}1{{/t}}{{/p}}",
            others: ["p": "0\n  {{$t}}\n  default\n  {{/t}}\n"],
            gives: "0\n  1"
        ),
        Case(
            "partials in an override are indented with it",
            "{{<p}}{{$t}}\n  {{>q}}\n    {{>q}}\n{{/t}}{{/p}}",
            others: ["p": "0\n {{$t}}\n {{/t}}\n", "q": "1\n2\n"],
            gives: "0\n 1\n 2\n   1\n   2\n"
        ),
        Case(
            "values that begin a line",
            "{{<p}}{{$t}}\n  {{a}}\n  {{a}}{{a}}\n{{/t}}{{/p}}",
            ["a": 1],
            others: ["p": "0\n {{$t}}\n {{/t}}\n"],
            gives: "0\n 1\n 11\n"
        ),
        Case(
            "an empty override leaves nothing",
            "{{<p}}{{$t}}{{/t}}{{/p}}",
            others: ["p": "0\n  {{$t}}\n  default\n  {{/t}}\n1\n"],
            gives: "0\n1\n"
        ),
    ])
    func indentsBlocks(_ example: Case) throws { try example.check() }
}
