import Testing

@testable import JSON

@Suite struct JSONValueCopyTests {
    private static let documents = [
        "null", "true", "[]", "{}", "0.1", "-7", "18446744073709551615", #""a\"\\\n\u0001\u003c""#,
        #"{"a":[1,{"b":null},"x"],"":{}}"#,
    ]

    private func json(_ text: String) throws -> String {
        try JSONParser().withDocument(Array(text.utf8)) { $0.json }
    }

    private func areEqual(_ left: String, _ right: String) throws -> Bool {
        let (first, second) = (JSONParser(), JSONParser())
        return try first.withDocument(Array(left.utf8)) { left in
            try second.withDocument(Array(right.utf8)) { left.isEqual(to: $0) }
        }
    }

    @Test(arguments: documents) func writesAValueAsItIs(_ document: String) throws {
        #expect(try json(" " + document + "\n") == document)
    }

    @Test func eachValueIsEqualToItselfAndToNoOther() throws {
        for (place, left) in Self.documents.enumerated() {
            for (other, right) in Self.documents.enumerated() {
                #expect(try areEqual(left, right) == (place == other), "\(left) and \(right)")
            }
        }
    }

    @Test(arguments: [
        ("[1,2]", "[1]"), ("[1]", "[1,2]"), ("[1,2]", "[2,1]"), (#"{"a":1}"#, #"{"a":1,"b":1}"#),
        (#"{"a":1,"b":1}"#, #"{"a":1}"#), (#"{"a":1}"#, #"{"b":1}"#), (#""ab""#, #""abc""#), ("1", "true"),
        ("18446744073709551615", "18446744073709551614"),
    ])
    func tellsValuesApart(_ left: String, _ right: String) throws {
        #expect(try !areEqual(left, right))
    }

    @Test func aWholeNumberIsEqualHoweverItIsWritten() throws {
        #expect(try areEqual("1", "1.0"))
        #expect(try areEqual(#""é""#, #""\u00e9""#))
    }
}
