import Templating
import Testing

@Suite struct SectionTests {
    @Test(arguments: [
        Case("true", "[{{#a}}yes{{/a}}]", ["a": true], gives: "[yes]"),
        Case("false", "[{{#a}}yes{{/a}}]", ["a": false], gives: "[]"),
        Case("absent", "[{{#a}}yes{{/a}}]", ["a": .absent], gives: "[]"),
        Case("text", "[{{#a}}{{.}}{{/a}}]", ["a": "t"], gives: "[t]"),
        Case("empty text", "[{{#a}}yes{{/a}}]", ["a": ""], gives: "[]"),
        Case("markup", "[{{#a}}{{.}}{{/a}}]", ["a": .markup(Markup(trusted: "<i/>"))], gives: "[<i/>]"),
        Case("empty markup", "[{{#a}}yes{{/a}}]", ["a": .markup(Markup(trusted: ""))], gives: "[]"),
        Case("zero counts as true", "[{{#a}}{{.}}{{/a}}]", ["a": 0], gives: "[0]"),
        Case("empty list", "[{{#a}}yes{{/a}}]", ["a": []], gives: "[]"),
        Case("empty object", "[{{#a}}yes{{/a}}]", ["a": [:]], gives: "[yes]"),
        Case("text is no list", "[{{#a}}x{{/a}}]", ["a": "123"], gives: "[x]"),
        Case("what is false is not looked at", "[{{#a}}{{unknown}}{{/a}}]", ["a": false], gives: "[]"),

        Case("object as context", "{{#p}}Hi {{name}}{{/p}}", ["p": ["name": "Oak"]], gives: "Hi Oak"),
        Case(
            "outer names, inner ones first",
            "{{#in}}{{a}} {{b}} {{c.d}}{{/in}}",
            ["a": "1", "b": "no", "in": ["b": "2"], "c": ["d": "3"]],
            gives: "1 2 3"
        ),
        Case("list", "{{#l}}{{n}};{{/l}}", ["l": [["n": 1], ["n": 2], ["n": 3]]], gives: "1;2;3;"),
        Case("list in a list", "{{#l}}({{#.}}{{.}}{{/.}}){{/l}}", ["l": [[1, 2], ["a"], []]], gives: "(12)(a)()"),
        Case(
            "a flag does not hide names",
            "{{#l}}{{#f}}{{n}}{{/f}}{{/l}}",
            ["l": [["n": 1, "f": true], ["n": 2, "f": false]]],
            gives: "1"
        ),
        Case(
            "lists three deep",
            "{{#a}}{{#b}}{{x.y}}{{n}}{{#c}}{{n}}{{x.y}}{{/c}};{{/b}}{{/a}}",
            ["a": [["x": ["y": "X"], "b": [["n": 1, "c": [["n": 2], ["n": 3]]]]]]],
            gives: "X12X3X;"
        ),
        Case("the context is left behind", "{{#p}}{{n}}{{/p}}{{n}}", ["n": 1, "p": ["n": 2]], gives: "21"),
        Case("same name twice", "{{#a}}1{{/a}}-{{#a}}2{{/a}}", ["a": true], gives: "1-2"),
        Case("same name nested", "{{#a}}1{{#a}}2{{/a}}3{{/a}}", ["a": true], gives: "123"),
        Case("dotted", "{{#a.b}}x{{/a.b}}{{#a.c}}y{{/a.c}}", ["a": ["b": true, "c": false]], gives: "x"),
        Case("dotted below absent", "[{{#a.b}}x{{/a.b}}]", ["a": .absent], gives: "[]"),

        Case("blanks around", " | {{#a}}\t|\t{{/a}} | \n", ["a": true], gives: " | \t|\t | \n"),
        Case("blanks inside", " {{#a}} {{! }}\n {{/a}} |\n", ["a": true], gives: "  \n  |\n"),
        Case("a whole section on a line", " {{#a}}x{{/a}}\n {{#a}}y{{/a}}\n", ["a": true], gives: " x\n y\n"),
        Case("two tags on a line keep it", "{{#a}}{{#a}}\nx{{/a}}{{/a}}\n", ["a": true], gives: "\nx\n"),
        Case("lines with a tag vanish", "1\n{{#a}}\n2\n{{/a}}\n3\n", ["a": true], gives: "1\n2\n3\n"),
        Case("indented ones too", "1\n  {{#a}}\n2\n\t{{/a}} \n3\n", ["a": true], gives: "1\n2\n3\n"),
        Case("blank lines stay", "1\n\n{{#a}}\n\n{{/a}}\n", ["a": true], gives: "1\n\n\n"),
        Case("with carriage returns", "1\r\n{{#a}}\r\n{{/a}}\r\n2", ["a": true], gives: "1\r\n2"),
        Case("on the first line", "  {{#a}}\n1{{/a}}\n2", ["a": true], gives: "1\n2"),
        Case("on the last line", "1{{#a}}\n2\n  {{/a}}", ["a": true], gives: "1\n2\n"),
        Case("blanks in the tag", "{{# a }}x{{/ a }}", ["a": true], gives: "x"),
    ])
    func rendersWhileTrue(_ example: Case) throws { try example.check() }

    @Test(arguments: [
        Case("true", "[{{^a}}no{{/a}}]", ["a": true], gives: "[]"),
        Case("false", "[{{^a}}no{{/a}}]", ["a": false], gives: "[no]"),
        Case("absent", "[{{^a}}no{{/a}}]", ["a": .absent], gives: "[no]"),
        Case("object", "[{{^a}}no{{/a}}]", ["a": ["b": 1]], gives: "[]"),
        Case("list", "[{{^a}}no{{/a}}]", ["a": [false]], gives: "[]"),
        Case("empty list", "[{{^a}}no{{/a}}]", ["a": []], gives: "[no]"),
        Case("empty text", "[{{^a}}no{{/a}}]", ["a": ""], gives: "[no]"),
        Case("zero", "[{{^a}}no{{/a}}]", ["a": 0], gives: "[]"),
        Case("the context stays", "{{#l}}{{^no}}{{.}}{{/no}}{{/l}}", ["l": ["x"], "no": false], gives: "x"),
        Case("twice", "{{^a}}1{{/a}}-{{^a}}2{{/a}}", ["a": false], gives: "1-2"),
        Case("nested", "{{^a}}1{{^a}}2{{/a}}3{{/a}}", ["a": false], gives: "123"),
        Case("dotted", "{{^a.b}}x{{/a.b}}{{^a.c}}y{{/a.c}}", ["a": ["b": true, "c": .absent]], gives: "y"),
        Case("either or", "{{#a}}1{{/a}}{{^a}}2{{/a}}", ["a": false], gives: "2"),
        Case("blanks around", " | {{^a}}\t|\t{{/a}} | \n", ["a": false], gives: " | \t|\t | \n"),
        Case("a whole section on a line", " {{^a}}x{{/a}}\n", ["a": false], gives: " x\n"),
        Case("lines with a tag vanish", "1\n  {{^a}}\n2\n {{/a}}\n3\n", ["a": false], gives: "1\n2\n3\n"),
        Case("with carriage returns", "1\r\n{{^a}}\r\n{{/a}}\r\n2", ["a": false], gives: "1\r\n2"),
        Case("on the first and last line", " {{^a}}\n1\n {{/a}}", ["a": false], gives: "1\n"),
        Case("blanks in the tag", "{{^ a }}x{{/ a }}", ["a": false], gives: "x"),
    ])
    func rendersWhileFalse(_ example: Case) throws { try example.check() }
}
