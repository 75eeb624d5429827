import BuildSupport
import Templating
import Testing

@Suite struct TemplateInputsTests {
    private func bytes(_ object: TemplateObject) -> [UInt8] {
        var bytes: [UInt8] = []
        object.appendBytes(to: &bytes)
        return bytes
    }

    @Test func contextsThatDifferHaveOtherBytes() {
        let contexts: [TemplateObject] = [
            [:], ["a": .absent], ["a": ""], ["a": "b"], ["b": "a"], ["ab": ""], ["a": true], ["a": false], ["a": 0],
            ["a": 1],
            ["a": 254], ["a": 255], ["a": 256], ["a": -1], ["a": .markup(Markup(trusted: "b"))], ["a": []], ["a": [:]],
            ["a": ["b"]],
            ["a": [["b": "c"]]], ["a": ["b": "c"]], ["a": "1", "b": "2"], ["a": "12", "b": ""], ["b": "2", "a": "1"],
            ["a": .text(String(repeating: "x", count: 300))], ["a": ["b", "c"]], ["a": [["b"], "c"]],
            ["a": ["b", ["c"]]],
        ]
        #expect(Set(contexts.map(bytes)).count == contexts.count)
        #expect(bytes(["a": ["b": "c"]]) == bytes(["a": ["b": "c"]]))
    }

    private let templates = [
        "page": "{{title}}{{#rows}}{{t.name}}{{/rows}}{{>foot}}",
        "foot": "{{#t.notes}}{{text}}{{/t.notes}}{{^isShort}}{{.}}{{/isShort}}",
        "other": "{{t.unused}}",
    ]

    private func checksum(_ outer: TemplateObject, changing name: String? = nil) throws -> String {
        var templates = templates
        if let name { templates[name, default: ""] += "." }
        return try TemplateLibrary(sources: templates).template(named: "page").checksum(within: outer).hexadecimal
    }

    @Test func whatATemplateNamesIsOfItsInputs() throws {
        let outer: TemplateObject = ["t": ["name": "n", "notes": [["text": "x"]], "unused": "u"], "isShort": true]
        let whole = try checksum(outer)
        let same: TemplateObject = [
            "t": ["unused": "changed", "notes": [["text": "x"]], "name": "n"], "isShort": true, "more": "m",
        ]
        #expect(try checksum(same) == whole)
        let others: [TemplateObject] = [
            ["t": ["name": "other", "notes": [["text": "x"]]], "isShort": true],
            ["t": ["name": "n", "notes": [["text": "other"]]], "isShort": true],
            ["t": ["name": "n", "notes": [["text": "x"]]], "isShort": false],
            ["t": ["name": "n", "notes": [["text": "x"]]]],
            ["t": ["name": "n", "notes": [["text": "x"]]], "isShort": true, "title": "of all"],
        ]
        for other in others { #expect(try checksum(other) != whole, "\(other)") }
    }

    @Test func soAreTheTemplatesThatItCalls() throws {
        #expect(try checksum([:], changing: "other") == checksum([:]))
        #expect(try checksum([:], changing: "page") != checksum([:]))
        #expect(try checksum([:], changing: "foot") != checksum([:]))
    }
}
