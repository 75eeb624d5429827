import Templating
import Testing

@Suite struct TemplateObjectTests {
    private func text(_ value: TemplateValue?) -> String? {
        if case .text(let text)? = value { text } else { nil }
    }

    @Test func setsReplacesAndRemovesNames() {
        var object: TemplateObject = ["a": "1", "b": "2"]
        object["c"] = "3"
        object["a"] = "4"
        object["b"] = nil
        object["d"] = nil
        #expect(object.names == ["a", "c"])
        #expect(text(object["a"]) == "4")
        #expect(text(object["c"]) == "3")
        #expect(object["b"] == nil)
    }

    @Test func mergesWithTheOtherWinning() {
        let merged = (["a": "1", "b": "1"] as TemplateObject).merging(["b": "2", "c": "2"])
        #expect(merged.names == ["a", "b", "c"])
        #expect(["a", "b", "c"].map { text(merged[$0]) } == ["1", "2", "2"])
    }

    @Test func makesValuesOfOptionals() throws {
        let context: TemplateObject = [
            "a": .text(orAbsent: nil), "b": .text(orAbsent: "b"), "c": .number(orAbsent: nil),
            "d": .number(orAbsent: 4),
        ]
        #expect(try render("({{a}}{{b}}{{c}}{{d}})", context) == "(b4)")
    }
}
