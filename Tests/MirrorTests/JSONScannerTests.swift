import Testing

@testable import Mirror

@Suite struct JSONScannerTests {
    private func elements(_ json: String) -> [String] {
        let bytes = Array(json.utf8)
        return bytes.withUnsafeBytes { JSONScanner.elements(of: "results", in: $0) }
            .map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test(arguments: [
        (#"{"results":[]}"#, []),
        (#"{"results":[1]}"#, ["1"]),
        (
            #"{"count":2,"results":[{"a":[1,{"b":"],}"}]},{"results":[3]}],"next":[4,5]}"#,
            [#"{"a":[1,{"b":"],}"}]}"#, #"{"results":[3]}"#]
        ),
        (#"{"a":{"results":[1]},"b":"results","results":["\"",null]}"#, [#""\"""#, "null"]),
        (#"{"results":"results"}"#, []),
        (#"{"results":[1,"#, []),
        (#"{"results":"#, []),
        (#"{"results"#, []),
        ("", []),
    ])
    func findsTheElementsOfOneMember(json: String, expected: [String]) {
        #expect(elements(json) == expected)
    }
}
