import JSON
import PokeModel
import Testing

@testable import PokeAPI

@Suite struct WireMembersTests {
    private func read<Value>(
        _ text: String,
        _ body: (inout WireMembers) throws(WireError) -> Value
    ) throws -> (value: Value, drift: [WireDrift]) {
        let decoder = WireDecoder()
        let value = try JSONParser().withDocument(Array(text.utf8)) { root in
            var members = try WireMembers(root, decoder)
            let value = try body(&members)
            members.finish()
            return value
        }
        return (value, decoder.drift)
    }

    private func expectError(
        _ text: String,
        path: String,
        expected: String,
        found: String,
        sourceLocation: SourceLocation = #_sourceLocation,
        _ body: (inout WireMembers) throws(WireError) -> Void
    ) {
        let error = WireError(resource: "", path: path, expected: expected, found: found)
        #expect(throws: error, sourceLocation: sourceLocation) { try read(text, body) }
    }

    @Test func takesNullForNothing() throws {
        for text in ["{}", #"{"a":null}"#] {
            let read = try read(text) { (members: inout WireMembers) throws(WireError) in
                #expect(try members.optional("a") as Int32? == nil)
                #expect(try members.flag("a") == false)
                #expect(try members.string("a") == "")
                #expect(try members.values("a") as [Int32] == [])
                #expect(try members.list("a") { (_: inout WireMembers) in 1 } == [])
                #expect(try members.object("a") { (_: inout WireMembers) in 1 } == nil)
                #expect(try members.reference("a", to: .move) == nil)
                #expect(try members.references("a", to: .move) == [])
                #expect(try members.texts("a", "text") == [])
                #expect(try members.reference(fromURL: "a", toAnyOf: [.move]) == nil)
            }
            #expect(read.drift == [])
        }
    }

    @Test(arguments: [
        ("{}", "nothing"), (#"{"a":null}"#, "nothing"), (#"{"a":"5"}"#, "\"5\""), (#"{"a":1.5}"#, "1.5"),
        (#"{"a":40000}"#, "40000"), (#"{"a":-32769}"#, "-32769"), (#"{"a":18446744073709551615}"#, "a number"),
        (#"{"a":[1]}"#, "an array"), (#"{"a":true}"#, "true"),
    ])
    func refusesWhatIsNoIntegerThatFits(text: String, found: String) {
        expectError(text, path: "a", expected: "an integer from -32768 to 32767", found: found) {
            (members: inout WireMembers) throws(WireError) in
            _ = try members.required("a") as Int16
        }
    }

    @Test func readsIntegersUpToTheirLimits() throws {
        let read = try read(#"{"a":-32768,"b":32767,"c":-2147483648}"#) {
            (members: inout WireMembers) throws(WireError) in
            #expect(try members.required("a") as Int16 == .min)
            #expect(try members.optional("b") as Int16? == .max)
            #expect(try members.optional("c") as Int32? == .min)
        }
        #expect(read.drift == [])
    }

    @Test func namesThePathInsideLists() {
        let text = #"{"rows":[{"cells":[{"n":1}]},{"cells":[{"n":1},{"n":"x"}]}]}"#
        expectError(text, path: "rows[1].cells[1].n", expected: Int32.expectation, found: "\"x\"") {
            (members: inout WireMembers) throws(WireError) in
            try members.forEach("rows") { (row: inout WireMembers) throws(WireError) in
                try row.forEach("cells") { (cell: inout WireMembers) throws(WireError) in
                    _ = try cell.required("n") as Int32
                }
            }
        }
    }

    @Test(arguments: [
        (#"{"m":{"name":"x"}}"#, "m.url", "/api/v2/move/<id>/", "nothing"),
        (#"{"m":{"url":null}}"#, "m.url", "/api/v2/move/<id>/", "null"),
        (#"{"m":{"url":85}}"#, "m.url", "/api/v2/move/<id>/", "85"),
        (#"{"m":{"url":"/api/v2/item/85/"}}"#, "m.url", "/api/v2/move/<id>/", "\"/api/v2/item/85/\""),
        (#"{"m":{"url":"/api/v2/trainer/1/"}}"#, "m.url", "/api/v2/move/<id>/", "\"/api/v2/trainer/1/\""),
        (#"{"m":"/api/v2/move/85/"}"#, "m", "a reference to /api/v2/move/<id>/", "\"/api/v2/move/85/\""),
        (#"{"m":[]}"#, "m", "a reference to /api/v2/move/<id>/", "an array"),
    ])
    func refusesReferencesToSomethingElse(text: String, path: String, expected: String, found: String) {
        expectError(text, path: path, expected: expected, found: found) {
            (members: inout WireMembers) throws(WireError) in
            _ = try members.reference("m", to: .move)
        }
    }

    @Test func refusesListsThatAreNone() {
        for text in [#"{"a":{}}"#, #"{"a":5}"#] {
            #expect(throws: WireError.self) {
                try read(text) { (members: inout WireMembers) throws(WireError) in
                    try members.references("a", to: .move)
                }
            }
            #expect(throws: WireError.self) {
                try read(text) { (members: inout WireMembers) throws(WireError) in try members.texts("a", "name") }
            }
        }
        #expect(throws: WireError.self) {
            try read(#"{"a":[null]}"#) { (members: inout WireMembers) throws(WireError) in
                try members.references("a", to: .move)
            }
        }
    }

    @Test func takesAnyTreeOfAddresses() throws {
        let read = try read(#"{"a":"x","new":{"game":{"b":null,"c":"y"}}}"#) {
            (members: inout WireMembers) throws(WireError) in try members.pictures()
        }
        #expect(read.value.map(\.path) == ["a", "new.game.c"])
        #expect(read.value.map(\.address) == ["x", "y"])
        #expect(read.drift == [])
        expectError(
            #"{"new":{"game":{"b":null,"c":[]}}}"#,
            path: "new.game.c",
            expected: "an address, null or an object of those",
            found: "an array"
        ) { (members: inout WireMembers) throws(WireError) in _ = try members.pictures() }
    }

    @Test func notesWhatNobodyReads() throws {
        let text = """
            {"a":1,"new":2,"ignored":3,"rows":[{"n":1,"extra":0},{"n":2,"extra":{}},{"n":3,"other":0}],
             "m":{"name":"x","url":"/api/v2/move/1/","id":1}}
            """
        let read = try read(text) { (members: inout WireMembers) throws(WireError) in
            _ = try members.optional("a") as Int32?
            members.ignore("ignored")
            let rows = try members.list("rows") { (row: inout WireMembers) throws(WireError) -> Int32 in
                try row.required("n")
            }
            #expect(rows == [1, 2, 3])
            #expect(try members.reference("m", to: .move) == Reference(.move, 1))
        }
        #expect(read.drift.map(\.path) == ["m.id", "new", "rows[].extra", "rows[].other"])
        #expect(read.drift.map(\.count) == [1, 1, 2, 1])
    }
}
