import JSON
import PokeModel
import Testing

@testable import ChangeReport

/// The comparison of two records of a kind.
func compare(_ kind: Kind, _ old: String, _ new: String) throws -> RecordComparison {
    let (first, second) = (JSONParser(), JSONParser())
    return try first.withDocument(Array(old.utf8)) { old in
        try second.withDocument(Array(new.utf8)) { RecordComparison(old, $0, RecordShapes(kind)) }
    }
}

/// A change as one line, as `types[0] -grass +fire`.
func line(_ change: FieldChange) -> String {
    func text(_ value: ChangedValue) -> String {
        var writer = JSONWriter()
        value.write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
    let games = change.games.isEmpty ? "" : " in " + change.games.joined(separator: "+")
    return change.path + games + (change.old.map { " -" + text($0) } ?? "") + (change.new.map { " +" + text($0) } ?? "")
}

@Suite struct RecordComparisonTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: Kind
        let old: String
        let new: String
        let lines: [String]

        init(_ name: String, _ kind: Kind, _ old: String, _ new: String, _ lines: [String]) {
            testDescription = name
            self.kind = kind
            self.old = old
            self.new = new
            self.lines = lines
        }
    }

    @Test(arguments: [
        Case("equal", .move, #"{"id":1,"power":40}"#, #"{"id":1,"power":40}"#, []),
        Case("number", .move, #"{"power":40}"#, #"{"power":90}"#, ["power -40 +90"]),
        Case("nothing before", .move, #"{"power":null}"#, #"{"power":90}"#, ["power -null +90"]),
        Case("fraction", .pokemonSpecies, #"{"female_ratio":0.5}"#, #"{"female_ratio":1}"#, ["female_ratio -0.5 +1"]),
        Case(
            "one language of a name",
            .move,
            #"{"name":{"de":"Donner","en":"Thunder","it":"Tuono"}}"#,
            #"{"name":{"en":"Thunder","es":"Trueno","it":"Tuòno"}}"#,
            [#"name[de] -"Donner""#, #"name[es] +"Trueno""#, #"name[it] -"Tuono" +"Tuòno""#]
        ),
        Case(
            "a member of a set",
            .pokemon,
            #"{"types":["grass","poison"]}"#,
            #"{"types":["fire","poison","flying"]}"#,
            [#"types -"grass""#, #"types +"fire""#, #"types +"flying""#]
        ),
        Case(
            "the order alone",
            .pokemon,
            #"{"types":["grass","poison"]}"#,
            #"{"types":["poison","grass"]}"#,
            [#"types -["grass","poison"] +["poison","grass"]"#]
        ),
        Case(
            "the order of records alone",
            .pokemon,
            #"{"stats":[{"stat":"hp","base":1,"effort":0},{"stat":"speed","base":2,"effort":0}]}"#,
            #"{"stats":[{"stat":"speed","base":2,"effort":0},{"stat":"hp","base":1,"effort":0}]}"#,
            [
                #"stats -[{"stat":"hp","base":1,"effort":0},{"stat":"speed","base":2,"effort":0}]"#
                    + #" +[{"stat":"speed","base":2,"effort":0},{"stat":"hp","base":1,"effort":0}]"#
            ]
        ),
        Case(
            "a value of the stat that it is of, wherever that stands",
            .pokemon,
            #"{"stats":[{"stat":"hp","base":45,"effort":0},{"stat":"speed","base":45,"effort":1}]}"#,
            #"{"stats":[{"stat":"speed","base":50,"effort":1},{"stat":"hp","base":45,"effort":0}]}"#,
            ["stats[speed].base -45 +50"]
        ),
        Case(
            "one learned move is one entry",
            .pokemon,
            #"{"learnsets":[{"method":"level-up","version_groups":["red-blue"],"levels":[{"level":7,"moves":["ember"]}]}]}"#,
            #"{"learnsets":[{"method":"level-up","version_groups":["red-blue"],"levels":[{"level":7,"moves":["growl","ember"]}]}]}"#,
            [#"learnsets[level-up].levels[7].moves in red-blue +"growl""#]
        ),
        Case(
            "a game that parts from others is compared with what they had",
            .pokemon,
            #"{"learnsets":[{"method":"machine","version_groups":["red-blue","yellow"],"levels":[{"level":null,"moves":["cut"]}]}]}"#,
            #"{"learnsets":[{"method":"machine","version_groups":["yellow"],"levels":[{"level":null,"moves":["cut","surf"]}]},{"method":"machine","version_groups":["red-blue"],"levels":[{"level":null,"moves":["cut"]}]}]}"#,
            [#"learnsets[machine].levels[null].moves in yellow +"surf""#]
        ),
        Case(
            "the same in several games is one entry",
            .pokemon,
            #"{"learnsets":[{"method":"machine","version_groups":["red-blue","yellow"],"levels":[{"level":null,"moves":["cut"]}]}]}"#,
            #"{"learnsets":[{"method":"machine","version_groups":["red-blue","yellow"],"levels":[{"level":null,"moves":["cut","surf"]}]}]}"#,
            [#"learnsets[machine].levels[null].moves in red-blue+yellow +"surf""#]
        ),
        Case(
            "a text of one more game",
            .move,
            #"{"flavor_texts":[{"language":"en","text":"Zap.","raw":[],"version_groups":["red-blue"]}]}"#,
            #"{"flavor_texts":[{"language":"en","text":"Zap.","raw":[],"version_groups":["red-blue","x-y"]}]}"#,
            [#"flavor_texts[en] in x-y +{"language":"en","text":"Zap.","raw":[]}"#]
        ),
        Case(
            "a step to a species that is told inside",
            .evolutionChain,
            #"{"root":{"species":"eevee","is_baby":false,"evolves_into":[{"ways":[],"node":{"species":"jolteon","is_baby":false,"evolves_into":[]}}]}}"#,
            #"{"root":{"species":"eevee","is_baby":false,"evolves_into":[{"ways":[],"node":{"species":"umbreon","is_baby":false,"evolves_into":[]}},{"ways":[],"node":{"species":"jolteon","is_baby":true,"evolves_into":[]}}]}}"#,
            [
                "root.evolves_into[jolteon].node.is_baby -false +true",
                #"root.evolves_into[umbreon] +{"ways":[],"node":{"species":"umbreon","is_baby":false,"evolves_into":[]}}"#,
            ]
        ),
        Case(
            "what is of another kind of value than the model says",
            .pokemon,
            #"{"stats":7,"types":[["x"],null],"name":"Bulba","species":{"a":1}}"#,
            #"{"stats":[],"types":[],"name":{"en":"Bulbasaur"},"species":"bulbasaur"}"#,
            [
                "stats -7 +[]", #"types -["x"]"#, "types -null", #"name -"Bulba" +{"en":"Bulbasaur"}"#,
                #"species -{"a":1} +"bulbasaur""#,
            ]
        ),
    ])
    func tellsWhatIsAnotherByWhatItIs(_ example: Case) throws {
        #expect(try compare(example.kind, example.old, example.new).changes.map(line) == example.lines)
    }

    @Test func fieldsOfTheModelThatComeAndGoAreNoChangesOfTheData() throws {
        let comparison = try compare(
            .pokemon,
            #"{"id":1,"past":1,"stats":[{"stat":"hp","base":1,"old":2}]}"#,
            #"{"id":1,"cry":null,"stats":[{"stat":"hp","base":1,"effort":0}]}"#
        )
        #expect(comparison.changes.isEmpty)
        #expect(comparison.introduced == ["cry", "stats.effort"])
        #expect(comparison.dropped == ["past", "stats.old"])
    }

    @Test func tellsTheKindOfReferencesAndTheFieldsByName() throws {
        let comparison = try compare(
            .pokemon,
            #"{"types":["fire"],"stats":[{"stat":"hp","base":1}]}"#,
            #"{"types":["water"],"stats":[{"stat":"hp","base":2}]}"#
        )
        #expect(comparison.changes.map(\.kind) == [.type, .type, nil])
        #expect(comparison.fields == ["types", "stats.base"])
    }

    @Test func whatIsSaidFromTheOtherSideIsNotToldTwice() throws {
        let comparison = try compare(
            .move,
            #"{"learned_by":[],"power":1}"#,
            #"{"learned_by":[{"method":"egg","pokemon":["pichu"]}],"power":2}"#
        )
        #expect(comparison.changes.map(line) == ["power -1 +2"])
    }

    @Test func whatIsWorkedOutOfOtherFieldsIsCountedAndNotTold() throws {
        let comparison = try compare(
            .pokemon,
            #"{"height":7,"height_m":0.7,"periods":[{"types":["fire"]}]}"#,
            #"{"height":8,"height_m":0.8,"periods":[]}"#
        )
        #expect(comparison.changes.map(line) == ["height -7 +8"])
        #expect(comparison.fields == ["height", "height_m", "periods"])
    }

    @Test func tellsTheBeginningOfLongValues() throws {
        let long = String(repeating: "é", count: 400)
        let list = #"["\#(long)"]"#
        let change = try #require(
            compare(.move, #"{"effect":{"en":"x"}}"#, #"{"effect":{"en":"\#(long)"}}"#).changes.first
        )
        #expect(change.old == .text("x"))
        #expect(change.new == .text(String(repeating: "é", count: 120) + "…"))
        let other = try #require(compare(.move, #"{"power":1}"#, #"{"power":\#(list)}"#).changes.first)
        #expect(other.new == .text(#"[""# + String(repeating: "é", count: 119) + "…"))
    }
}
