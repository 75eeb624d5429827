import JSON
import Testing

@Suite struct ComparisonTests {
    private func differences(_ sample: String, _ snapshot: String) throws -> [String] {
        try JSONParser().withDocument(Array(sample.utf8)) { sample in
            try JSONParser().withDocument(Array(snapshot.utf8)) { Comparison.differences(sample, $0, at: "x") }
        }
    }

    @Test(arguments: [
        (#"{"a":1,"b":null}"#, #"{"b":null,"a":1}"#),
        (#"{"a":[{"k":2,"n":[]}]}"#, #"{"a":[{"k":1,"n":[]},{"k":2,"n":["z"]}]}"#),
        (#"{"sprites":{"front":null}}"#, #"{"sprites":{"front":"u"}}"#),
        (#"{"contest_combos":null}"#, #"{"contest_combos":{}}"#),
        (#"{"descriptions":[{"description":"ours"}]}"#, #"{"descriptions":[{"description":"theirs"}]}"#),
    ])
    func acceptsAPart(_ sample: String, _ snapshot: String) throws {
        #expect(try differences(sample, snapshot) == [])
    }

    @Test(arguments: [
        (#"{"a":1}"#, #"{"a":2}"#, "x.a: 1 is 2 in the API"),
        (#"{"a":true}"#, #"{"a":1}"#, "x.a: true is 1 in the API"),
        (#"{"a":null}"#, #"{"a":1}"#, "x.a: null is 1 in the API"),
        (#"{}"#, #"{"a":1}"#, "x: a is not in both"),
        (#"{"a":[{"k":3}]}"#, #"{"a":[{"k":1}]}"#, "x.a[0].k: 3 is 1 in the API"),
        (#"{"a":[3]}"#, #"{"a":[]}"#, "x.a[0]: the API's list is empty"),
        (#"{"sprites":{"front":"v"}}"#, #"{"sprites":{"front":"u"}}"#, #"x.sprites.front: "v" is "u" in the API"#),
        (
            #"{"effect_entries":[{"effect":"Same  text"}]}"#, #"{"effect_entries":[{"effect":"same\ntext"}]}"#,
            #"x.effect_entries: "same text" is the API's"#
        ),
        (
            #"{"effect_entries":[{"effect":"ours"}]}"#, #"{"effect_entries":[{"text":"theirs"}]}"#,
            "x.effect_entries: other members"
        ),
    ])
    func tellsWhatDiffers(_ sample: String, _ snapshot: String, _ difference: String) throws {
        #expect(try differences(sample, snapshot) == [difference])
    }
}
