import JSON
import Testing

@Suite struct JSONValuePathTests {
    @Test(arguments: [
        (#"{"a":"two\nlines\u0000"}"#, "a", #""two\u{a}lines\u{0}""#),
        (#"{"a\tb":[-3]}"#, #"a\u{9}b"#, "an array"),
        (#"{"\#(String(repeating: "n", count: 5000))":1.5}"#, String(repeating: "n", count: 40) + "…", "1.5"),
        (#"{"a":"\#(String(repeating: "ポ", count: 41))"}"#, "a", "\"\(String(repeating: "ポ", count: 40))…\""),
        (#"{"a":{}}"#, "a", "an object"), (#"{"a":null}"#, "a", "null"), (#"{"a":true}"#, "a", "true"),
    ])
    func showsHostileTextAsOneShortLine(text: String, path: String, excerpt: String) throws {
        try JSONParser().withDocument(Array(text.utf8)) { root in
            let value = try #require(root.members?.first { _ in true }?.value)
            #expect(value.path == path)
            #expect(value.excerpt == excerpt)
        }
    }
}
