import JSON
import Testing

@Suite struct ObjectReaderTests {
    private func read<Result>(_ text: String, _ body: (JSONValue) throws -> Result) throws -> Result {
        try JSONParser().withDocument(Array(text.utf8), body)
    }

    @Test func findsMembersInAnyOrder() throws {
        try read(#"{"a":1,"b":"two","c":[3],"d":null}"#) { root in
            var reader = try #require(ObjectReader(root))
            #expect(reader.member("d")?.isNull == true)
            #expect(reader.member("a")?.integer == 1)
            #expect(reader.member("b")?.string == "two")
            #expect(reader.member("missing") == nil)
            #expect(!reader.isExhausted)
            #expect(reader.unread.map { String(decoding: $0.name, as: UTF8.self) } == ["c"])
            #expect(reader.member("c")?.elements?.map(\.integer) == [3])
            #expect(reader.isExhausted)
        }
    }

    @Test func namesThePathOfAnyValue() throws {
        try read(#"{"a":[{"x":1},{"y":{"z":[true,-2]}}],"b":0}"#) { root in
            let y = try #require(root["a"]?.elements?.dropFirst().first { _ in true }?["y"])
            let last = try #require(y["z"]?.elements?.dropFirst().first { _ in true })
            #expect(last.integer == -2)
            #expect(last.path == "a[1].y.z[1]")
            #expect(root["b"]?.path == "b")
            #expect(root.path == "")
        }
    }

    @Test(arguments: ["", "{", "[1,]", "{\"a\":}", "nul", "\u{1}", String(repeating: "[", count: 20_000)])
    func refusesWhatIsNoJSON(text: String) {
        #expect(throws: JSONSyntaxError.self) { try read(text) { _ in } }
    }

    @Test func writesWhatItReads() throws {
        let text = "{\"a\":[1,2.5,\"q\\\"\\\\\\n\\u0001\\u003cé\",true,null],\"b\":{},\"c\":[]}"
        var writer = JSONWriter()
        func copy(_ value: JSONValue) {
            switch value.sort {
            case .null: writer.null()
            case .boolean: writer.boolean(value.boolean ?? false)
            case .integer: writer.integer(value.integer ?? 0)
            case .number: writer.number(value.number ?? 0)
            case .string: writer.string(value.string ?? "")
            case .array:
                writer.beginArray()
                value.elements?.forEach(copy)
                writer.endArray()
            case .object:
                writer.beginObject()
                value.members?.forEach {
                    writer.key(String(decoding: $0.name, as: UTF8.self)); copy($0.value)
                }
                writer.endObject()
            }
        }
        try read(text, copy)
        #expect(String(decoding: writer.bytes, as: UTF8.self) == text)
    }

    @Test func minifiesWithoutTouchingStrings() throws {
        let bytes = Array("{ \"a b\" : [ 1 ,\n 2 ] }".utf8)
        #expect(try bytes.withUnsafeBytes(minifiedJSON) == Array("{\"a b\":[1,2]}".utf8))
    }
}
