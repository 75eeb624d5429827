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

    @Test func escapesEachByteWhereverItStands() throws {
        let parser = JSONParser()
        for byte in UInt8(0)..<0x80 {
            for length in 1..<20 {
                for place in 0..<length {
                    var text = [UInt8](repeating: UInt8(ascii: "="), count: length)
                    text[place] = byte
                    var writer = JSONWriter()
                    writer.string(String(decoding: text, as: UTF8.self))
                    let mustBe = byte < 0x20 || "\"\\<".utf8.contains(byte)
                    let isLonger = writer.bytes.count > length + 2
                    #expect(isLonger == mustBe, "\(byte) at \(place) of \(length)")
                    #expect(try parser.withDocument(writer.bytes) { $0.string.map { Array($0.utf8) } } == text)
                }
            }
        }
    }

    @Test(arguments: [0, 7, -7, 10, 99, 100, 1025, -10_000, .max, .min])
    func writesWholeNumbers(number: Int) {
        var writer = JSONWriter()
        writer.integer(number)
        #expect(writer.bytes == Array("\(number)".utf8))
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
