import Templating
import Testing

@Suite struct PartialTests {
    @Test(arguments: [
        Case("partial", "[{{>p}}]", others: ["p": "text"], gives: "[text]"),
        Case("in a folder", "[{{> parts/p }}]", others: ["parts/p": "text"], gives: "[text]"),
        Case("sees the context", "{{#l}}{{>p}}{{/l}}", ["l": [1, 2]], others: ["p": "<{{.}}>"], gives: "<1><2>"),
        Case(
            "calls itself",
            "{{>node}}",
            ["n": "a", "l": [["n": "b", "l": [["n": "c", "l": []]]], ["n": "d", "l": []]]],
            others: ["node": "{{n}}({{#l}}{{>node}}{{/l}})"],
            gives: "a(b(c())d())"
        ),
        Case("partials in partials", "{{>a}}", others: ["a": "1{{>b}}4", "b": "2{{>c}}", "c": "3"], gives: "1234"),

        Case("blanks around", "| {{>p}} |", others: ["p": "\t|\t"], gives: "| \t|\t |"),
        Case(
            "inside a line nothing is indented",
            "  {{a}}  {{>p}}\n",
            ["a": "|"],
            others: ["p": "1\n2"],
            gives: "  |  1\n2\n"
        ),
        Case("own line", "1\n{{>p}}\n3\n", others: ["p": "2\n"], gives: "1\n2\n3\n"),
        Case("with carriage returns", "1\r\n{{>p}}\r\n3", others: ["p": "2"], gives: "1\r\n23"),
        Case("on the first line", "  {{>p}}\n3", others: ["p": "1\n2"], gives: "  1\n  23"),
        Case("on the last line", "0\n  {{>p}}", others: ["p": "1\n2"], gives: "0\n  1\n  2"),
        Case("blanks behind", "  {{>p}} \t\n3", others: ["p": "1\n"], gives: "  1\n3"),
        Case(
            "values are not indented",
            "\t{{>p}}\n",
            ["a": "<\n>"],
            others: ["p": "|\n{{{a}}}-{{{a}}}\n|\n"],
            gives: "\t|\n\t<\n>-<\n>\n\t|\n"
        ),
        Case(
            "lines that begin with tags",
            " {{>p}}\n",
            ["a": "x"],
            others: ["p": "{{#a}}1\n{{/a}}2\n{{!c}}3\n{{^a}}{{/a}}4\n"],
            gives: " 1\n 2\n 3\n 4\n"
        ),
        Case(
            "lines that vanish are not indented",
            " {{>p}}\n",
            ["l": [1, 2]],
            others: ["p": "{{#l}}\n{{.}}\n{{/l}}\n{{! x }}\nend\n"],
            gives: " 1\n 2\n end\n"
        ),
        Case("an empty one leaves nothing", "1\n  {{>p}}\n2\n", others: ["p": ""], gives: "1\n2\n"),
        Case(
            "indentations add up",
            " {{>a}}\n",
            others: ["a": "1\n  {{>b}}\n1\n", "b": "2\n2\n"],
            gives: " 1\n   2\n   2\n 1\n"
        ),
        Case(
            "not into what is inside a line",
            " {{>a}}\n",
            others: ["a": "({{>b}})\nx\n", "b": "2\n2"],
            gives: " (2\n2)\n x\n"
        ),
        Case("blanks in the tag", "[{{> p }}]", others: ["p": "x"], gives: "[x]"),
    ])
    func rendersPartials(_ example: Case) throws { try example.check() }
}
