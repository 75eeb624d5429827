import Testing

@testable import SiteValidation

@Suite struct StyleSheetTests {
    private func addresses(_ text: String) -> [String] {
        var found: [String] = []
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            StyleSheet.forEachAddress(in: bytes) { found.append("\($1) \($0)") }
        }
        return found
    }

    @Test(arguments: [
        ("a { background: url(a.png) }", ["1 a.png"]),
        ("@import \"a.css\";\n@import 'b.css' screen;\n@import url(c.css);", ["1 a.css", "2 b.css", "3 c.css"]),
        ("@IMPORT\n\t/* x */ \"a.css\"", ["2 a.css"]),
        ("a { b: URL( \"a b.png\" ) url('c\\'d.png')\n, url(e\\)f.png) }", ["1 a b.png", "1 c'd.png", "2 e)f.png"]),
        ("@font-face { src: url(a.woff2) format(\"woff2\"), local(\"b\") }", ["1 a.woff2"]),
        ("a { b: u\\72l(a.png) url(\\61 b.png) url(\\1F600.png) }", ["1 a.png", "1 ab.png", "1 😀.png"]),
        (
            "a { b: image-set('a.png' 1x, url(b.png) 2x type('image/png'));\n-webkit-image-set( /* ' */ \"c.png\" 1x) '' }",
            ["1 a.png", "1 b.png", "2 c.png"]
        ),
        ("a { b: url(\"a\\\nb.png\") }", ["1 ab.png"]),
    ])
    func findsWhatIsLoaded(text: String, expected: [String]) {
        #expect(addresses(text) == expected)
    }

    @Test(arguments: [
        "/* url(a.png) @import \"b.css\"; */", "a::after { content: \"url(a.png)\" }",
        "a { b: myurl(a.png) url (b.png) }",
        "@charset \"utf-8\"; @media \"x\" {}", "a { content: 'never ends url(a.png)", "/* never ends url(a.png)",
        "@import", "@", "\\", "",
    ])
    func passesOverWhatIsNot(text: String) {
        #expect(addresses(text) == [])
    }

    @Test(arguments: [
        "url(", "url(\"", "url(a", "url(\\", "image-set(", "image-set('a", "@import \"", "@import 'a\nb'",
    ])
    func endsWhereTheSheetDoes(text: String) {
        _ = addresses(text)
    }
}
