import Templating
import Testing

@Suite struct SilentTagTests {
    @Test(arguments: [
        Case("inside a line", "12{{! {{#not a tag }}34", gives: "1234"),
        Case("many lines", "12{{!\n a\n b\n}}34\n", gives: "1234\n"),
        Case("own line", "1\n{{! x }}\n2\n", gives: "1\n2\n"),
        Case("own indented line", "1\n  {{! x }}  \n2\n", gives: "1\n2\n"),
        Case("own lines", "1\n  {{!\n  x\n  }}\n2\n", gives: "1\n2\n"),
        Case("with carriage returns", "1\r\n{{! x }}\r\n2", gives: "1\r\n2"),
        Case("on the first line", "  {{! x }}\n1", gives: "1"),
        Case("on the last line", "1\n  {{! x }}", gives: "1\n"),
        Case("behind text", "  1 {{! x }}\n", gives: "  1 \n"),
        Case("blanks around", "1 {{! x }} 2", gives: "1  2"),
        Case("may look like another tag", "{{!a}}{{! a }}{{!}}-", ["a": 1], gives: "-"),
    ])
    func leavesNoTraceOfComments(_ example: Case) throws { try example.check() }

    @Test(arguments: [
        Case("pair", "{{=<% %>=}}(<%a%>)", ["a": "x"], gives: "(x)"),
        Case("the old ones become text", "{{=<% %>=}}{{a}}", gives: "{{a}}"),
        Case("one character each", "({{=[ ]=}}[a])", ["a": "x"], gives: "(x)"),
        Case("equal ones", "{{=| |=}}|#a|x|/a|", ["a": true], gives: "x"),
        Case("back again", "{{=<% %>=}}<%a%><%={{ }}=%>{{a}}", ["a": "x"], gives: "xx"),
        Case("raw by ampersand", "{{=<% %>=}}<%&a%>", ["a": "<"], gives: "<"),
        Case(
            "in sections",
            "{{#a}}{{b}}|x|{{/a}}{{=| |=}}|#a|{{b}}|b||/a|",
            ["a": true, "b": "-"],
            gives: "-|x|{{b}}-"
        ),
        Case("around inverted sections", "{{=| |=}}|^a|x|/a|", ["a": false], gives: "x"),
        Case(
            "a partial has its own",
            "{{>p}}{{=| |=}}|>p|",
            ["a": "-"],
            others: ["p": ".{{a}}."],
            gives: ".-..-."
        ),
        Case(
            "those of a partial stay there",
            "{{>p}}{{a}}",
            ["a": "-"],
            others: ["p": "{{=| |=}}|a|"],
            gives: "--"
        ),
        Case("blanks around", "1 {{=@ @=}} 2", gives: "1  2"),
        Case("own line", "1\n  {{=@ @=}} \n2\n", gives: "1\n2\n"),
        Case("with carriage returns", "1\r\n{{=@ @=}}\r\n2", gives: "1\r\n2"),
        Case("on the first line", "  {{=@ @=}}\n1", gives: "1"),
        Case("on the last line", "1\n  {{=@ @=}}", gives: "1\n"),
        Case("blanks in the tag", "{{= \t@ \n  @ =}}(@a@)", ["a": 1], gives: "(1)"),
    ])
    func changesDelimiters(_ example: Case) throws { try example.check() }
}
