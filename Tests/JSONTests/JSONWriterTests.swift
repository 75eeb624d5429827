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
}
