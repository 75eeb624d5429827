import JSON
import TestSupport
import Testing

/// Damaged JSON, which is read or told as none, and never crashes its reader.
@Suite struct JSONFuzzTests {
    private static let documents = [
        #"{"id":1,"name":"pound","flags":[true,false,null],"text":"é \u00e9 \ud83d\ude00 \"\\\n","nested":{"a":{"b":[[],{}]}}}"#,
        #"[0,-1,1.5,1e10,-0.0,9223372036854775807,18446744073709551615,1e308,123456789012345678901234567890]"#,
        #""only a text""#, "  [ ]\n",
    ]
    private static let tokens = [
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "1e999", "-", "0x", "null", "tru", "\u{0}",
        "\u{FEFF}",
        "[[[[[[[[", "9999999999999999999999",
    ]

    private func walk(_ value: JSONValue) -> Int {
        var count = value.path.utf8.count + value.excerpt.utf8.count
        if let members = value.members {
            for member in members { count += member.name.count + walk(member.value) }
        }
        if let elements = value.elements {
            for element in elements { count += walk(element) }
        }
        return count + (value.string?.utf8.count ?? 0) + (value.number.map { $0 < 0 ? 1 : 2 } ?? 0)
    }

    @Test func noDocumentCrashesTheReader() throws {
        var fuzzing = Fuzzing(Self.documents.map { Array($0.utf8) }, tokens: Self.tokens)
        let parser = JSONParser()
        var good = 0
        let count = fuzzing.run { damaged, _ in
            do {
                good += try parser.withDocument(damaged) { walk($0) } > 0 ? 1 : 0
            } catch {
                #expect(!"\(error)".isEmpty)
            }
        }
        #expect(count > good && good > 0)
    }
}
