import JSON
import Testing

@testable import SiteValidation

@Suite struct SchemaTests {
    /// What is wrong with a document by a schema; nil where nothing is.
    private func fault(_ document: String, by schema: String) throws -> String? {
        let schema = try JSONParser().withDocument(Array(schema.utf8)) { try JSONSchema($0) }
        return try JSONParser().withDocument(Array(document.utf8)) { schema.mismatch(in: $0)?.sentence }
    }

    @Test(arguments: [
        ("1", "{}"), ("1", "true"), ("null", #"{"type":["string","null"]}"#), ("1.0", #"{"type":"integer"}"#),
        ("1", #"{"type":"number"}"#), (#""a""#, #"{"pattern":"^[a-z]+$"}"#), (#""xaby""#, #"{"pattern":"ab"}"#),
        ("5", #"{"pattern":"^[a-z]+$","minimum":5}"#), ("[1,2]", #"{"items":{"type":"integer"},"maxItems":2}"#),
        (#"{"a":1}"#, #"{"properties":{"b":false},"required":["a"]}"#),
        (#"{"b":2,"a":1}"#, #"{"required":["a","b"],"properties":{"a":true,"b":true},"additionalProperties":false}"#),
        (#"{"de":"x"}"#, #"{"propertyNames":{"pattern":"^[a-z]{2}$"},"additionalProperties":{"type":"string"}}"#),
        ("2", #"{"enum":[1,2,"a",null]}"#), ("true", #"{"const":true}"#),
        (
            "[[1]]",
            ##"{"$ref":"#/$defs/L","$defs":{"L":{"anyOf":[{"type":"integer"},{"items":{"$ref":"#/$defs/L"},"type":"array"}]}}}"##
        ),
        ("3", #"{"x-unit":"m","title":"a","description":"b","$schema":"c"}"#),
    ])
    func takesWhatItShould(document: String, schema: String) throws {
        #expect(try fault(document, by: schema) == nil)
    }

    @Test(arguments: [
        ("1", "false", "the whole is 1; expected nothing of that name"),
        ("1", #"{"type":["string","null"]}"#, "the whole is 1; expected null or string"),
        ("1.5", #"{"type":"integer"}"#, "the whole is 1.5; expected integer"),
        (#""a\n""#, #"{"pattern":"^[a-z]+$"}"#, "the whole is \"a\\u{a}\"; expected a text as ^[a-z]+$"),
        ("4", #"{"minimum":5}"#, "the whole is 4; expected at least 5.0"),
        ("[1,\"2\"]", #"{"items":{"type":"integer"}}"#, "`[1]` is \"2\"; expected integer"),
        ("[1,2,3]", #"{"maxItems":2}"#, "the whole is an array; expected at most 2 elements"),
        (
            #"{"a":{"c":1}}"#, #"{"properties":{"a":{"required":["b","c","d"]}}}"#,
            "`a` is an object; expected the member `b`, `d`"
        ),
        (
            #"{"a":1,"c":2}"#, #"{"properties":{"a":true},"additionalProperties":false}"#,
            "`c` is 2; expected nothing of that name"
        ),
        (
            #"{"DE":"x"}"#, #"{"propertyNames":{"pattern":"^[a-z]{2}$"}}"#,
            "`DE` is \"x\"; expected a name as ^[a-z]{2}$"
        ),
        ("3", #"{"enum":[1,"a",null]}"#, "the whole is 3; expected 1 or \"a\" or null"),
        (
            #"[{"id":1},{"id":"x"}]"#,
            #"{"anyOf":[{"type":"array","items":{"properties":{"id":{"type":"integer"}}}},{"type":"object"}]}"#,
            "`[1].id` is \"x\"; expected integer"
        ),
        ("1", #"{"allOf":[{"type":"integer"},{"type":"string"}]}"#, "the whole is 1; expected string"),
        ("1", ##"{"$ref":"#/$defs/A","$defs":{"A":{"type":"string"}}}"##, "the whole is 1; expected string"),
        (
            "{\"a\":1}",
            ##"{"properties":{"a":{"description":"x","$ref":"#/$defs/A"}},"$defs":{"A":{"type":"string"}}}"##,
            "`a` is 1; expected string"
        ),
    ])
    func tellsTheFirstThatIsOtherwise(document: String, schema: String, expected: String) throws {
        #expect(try fault(document, by: schema) == expected)
    }

    @Test(arguments: [
        ("[]", "`` is no schema"), (#"{"oneOf":[]}"#, "`oneOf`: this keyword is not known here"),
        (#"{"type":"text"}"#, "`type` is no type"), (#"{"pattern":"("}"#, "`pattern` is no pattern that is known here"),
        (#"{"items":{"$ref":"other.json"}}"#, "`$ref` leads to other.json, which is not there"),
        (#"{"const":[1]}"#, "`const` is no text, whole number, true, false or null"),
    ])
    func refusesWhatItDoesNotKnow(schema: String, expected: String) throws {
        let error = #expect(throws: JSONSchema.Fault.self) { try fault("1", by: schema) }
        #expect(error?.description == expected)
    }
}
