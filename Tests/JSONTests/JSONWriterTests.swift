import JSON
import Testing

@Suite struct JSONWriterTests {
    @Test(arguments: [
        ("", #""""#), ("a", #""a""#), ("\"", #""\"""#), ("\\\\a", #""\\\\a""#), ("a\nb", #""a\nb""#),
        ("</script>", #""\u003c/script>""#), ("\u{0}\u{1F}x", #""\u0000\u001fx""#), ("é日😀", #""é日😀""#),
        ("<<", #""\u003c\u003c""#),
    ])
    func escapesWhatMustBe(text: String, json: String) throws {
        var writer = JSONWriter()
        writer.string(text)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == json)
        let read = try JSONParser().withDocument(writer.bytes) { $0.string }
        #expect(read == text)
    }

    @Test func writesMembersByName() {
        var writer = JSONWriter()
        writer.object { json in
            json.member("text", "a\"b")
            json.member("none", String?.none)
            json.member("count", 3)
            json.member("rate", 1.5)
            json.member("whole", true)
            json.member("names", ["x", "y"])
            json.member("empty", [String]())
            json.member("rows", [1, 2]) { rows, number in rows.object { $0.member("n", number) } }
            json.member("source") { $0.member("hash", "h") }
        }
        #expect(
            String(decoding: writer.bytes, as: UTF8.self)
                == #"{"text":"a\"b","none":null,"count":3,"rate":1.5,"whole":true,"#
                + #""names":["x","y"],"empty":[],"rows":[{"n":1},{"n":2}],"source":{"hash":"h"}}"#
        )
    }
}
