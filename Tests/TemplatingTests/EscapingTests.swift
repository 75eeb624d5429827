import Templating
import Testing

@Suite struct EscapingTests {
    @Test(arguments: [
        Case(
            "script",
            "<p title=\"{{t}}\">{{t}}</p>",
            ["t": "\"><script>alert('1')</script>"],
            gives: "<p title=\"&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;\">"
                + "&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;</p>"
        ),
        Case("escaped once", "{{t}}", ["t": "&amp;"], gives: "&amp;amp;"),
        Case("only special characters", "{{t}}", ["t": "<>&\"'"], gives: "&lt;&gt;&amp;&quot;&#39;"),
        Case("special at both ends", "{{t}}", ["t": "<a b>"], gives: "&lt;a b&gt;"),
        Case("long text", "{{t}}", ["t": .text(long("x", "<"))], gives: long("x", "&lt;")),
        Case(
            "markup is left alone",
            "{{m}}{{{m}}}",
            ["m": .markup(Markup(trusted: "<b>&amp;</b>"))],
            gives: "<b>&amp;</b><b>&amp;</b>"
        ),
        Case("NUL", "{{t}}", ["t": "a\u{0}b"], gives: "a\u{FFFD}b"),
        Case("form feed", "{{t}}", ["t": "a\u{C}b"], gives: "a\u{FFFD}b"),
        Case("every control", "{{t}}", ["t": .text(controls)], gives: replacedControls),
        Case(
            "raw text and markup have none either",
            "{{{t}}}{{m}}",
            ["t": "\u{1}<", "m": .markup(Markup(trusted: "\u{1F}<"))],
            gives: "\u{FFFD}<\u{FFFD}<"
        ),
        Case(
            "noncharacters",
            "{{t}}",
            ["t": "\u{FFFD}\u{FFFE}\u{FFFF}x\u{FFFF}"],
            gives: "\u{FFFD}\u{FFFD}\u{FFFD}x\u{FFFD}"
        ),
        Case(
            "their neighbours",
            "{{t}}",
            ["t": "\u{FFBF}\u{FEFF}\u{F000}\u{10FFFF}"],
            gives: "\u{FFBF}\u{FEFF}\u{F000}\u{10FFFF}"
        ),
        Case(
            "delete and controls above it are allowed",
            "{{t}}",
            ["t": "\u{7F}\u{85}\u{9F}"],
            gives: "\u{7F}\u{85}\u{9F}"
        ),
    ])
    func writesNothingThatBreaksAPage(_ example: Case) throws { try example.check() }

    private static func long(_ plain: String, _ special: String) -> String {
        String(repeating: String(repeating: plain, count: 37) + special, count: 50)
    }

    private static let controls = String(String.UnicodeScalarView((0..<32).compactMap(Unicode.Scalar.init)))
    private static let replacedControls = String(
        String.UnicodeScalarView(
            (0..<32).compactMap { [9, 10, 13].contains($0) ? Unicode.Scalar($0) : "\u{FFFD}" }
        )
    )
}
