import PokeModel
import Testing

@testable import ChangeReport

/// A kind's file of some records.
func file(_ records: String...) -> [UInt8] { file(records) }

func file(_ records: [String]) -> [UInt8] {
    Array(("[\n" + records.joined(separator: ",\n") + (records.isEmpty ? "" : "\n") + "]\n").utf8)
}

@Suite struct KindComparisonTests {
    private func move(_ id: Int, power: Int = 40) -> String {
        #"{"id":\#(id),"slug":"move-\#(id)","name":{"en":"Move \#(id)"},"power":\#(power)}"#
    }

    @Test func tellsWhatIsNewGoneAndAnother() throws {
        let old = file(move(-1), move(2), move(3))
        let new = file(move(-1), move(3, power: 50), move(10_001))
        let changes = try #require(KindComparison.changes(of: .move, from: old, to: new))
        #expect(changes.kind == .move)
        #expect(changes.added.count == 1 && changes.removed.count == 1 && changes.changed.count == 1)
        #expect(changes.added.listed == [ChangedResource(id: 10_001, slug: "move-10001", name: "Move 10001")])
        #expect(changes.removed.listed.map(\.slug) == ["move-2"])
        #expect(changes.changed.listed.map(\.slug) == ["move-3"])
        #expect(changes.changed.listed.first?.fields.map(line) == ["power -40 +50"])
        #expect(changes.fields.map(\.field) == ["power"] && changes.fields.map(\.records) == [1])
    }

    @Test func aFieldThatAllHaveAnewIsOneEntry() throws {
        let ids = Array(1...500)
        let old = file(ids.map { move($0) })
        let new = file(ids.map { String(move($0).dropLast()) + #","pp":null}"# })
        let changes = try #require(KindComparison.changes(of: .move, from: old, to: new))
        #expect(changes.changed.count == 0)
        #expect(changes.fields == [FieldSummary(.init("pp", .introduced), records: 500)])
        let back = try #require(KindComparison.changes(of: .move, from: new, to: old))
        #expect(back.changed.count == 0)
        #expect(back.fields == [FieldSummary(.init("pp", .dropped), records: 500)])
    }

    @Test func countsWhatItDoesNotName() throws {
        let ids = Array(1...500)
        let changes = try #require(
            KindComparison.changes(
                of: .move,
                from: file(ids.map { move($0) }),
                to: file(ids.map { move($0, power: 1) })
            )
        )
        #expect(changes.changed.count == 500)
        #expect(changes.changed.listed.count == ResourceList.longest)
        #expect(changes.fields == [FieldSummary(.init("power", .changed), records: 500)])
    }

    @Test func aKindMayHaveNothingBeforeOrAfter() throws {
        let none = Array("[\n]\n".utf8)
        let added = try #require(KindComparison.changes(of: .move, from: none, to: file(move(1))))
        #expect(added.added.count == 1 && added.removed.count == 0)
        let removed = try #require(KindComparison.changes(of: .move, from: file(move(1)), to: none))
        #expect(removed.added.count == 0 && removed.removed.count == 1)
        let same = try #require(KindComparison.changes(of: .move, from: none, to: none))
        #expect(same.isEmpty)
    }

    @Test(arguments: [
        "", "[", "[\n", "[]\n", "{\n}\n", "[\n{\"id\":1}", "[\n{\"id\":1}\n]", "[\n{\"id\":1}\n]\nmore\n",
        "[\n{\"id\":1},\n{\"id\":1}\n]\n", "[\n{\"id\":2},\n{\"id\":1}\n]\n", "[\n{\"slug\":\"x\"}\n]\n",
        "[\n{\"id\":99999999999999999999999}\n]\n", "[\n{\"id\":1,\"slug\":}\n]\n", "[\n{\"id\":1,\n]\n", "[\n\n]\n",
        "[\n{\"id\":1,\"slug\":\"\u{0}\n\"}\n]\n",
    ])
    func comparesNothingWithAFileOfAnotherForm(_ text: String) {
        let good = file(move(1, power: 2))
        #expect(KindComparison.changes(of: .move, from: Array(text.utf8), to: good) == nil)
        #expect(KindComparison.changes(of: .move, from: good, to: Array(text.utf8)) == nil)
    }

    @Test func everyKindIsComparedByItsOwnDescription() throws {
        for kind in Kind.allCases {
            let old = file(#"{"id":1,"slug":"a","name":{"en":"A"}}"#)
            let new = file(#"{"id":1,"slug":"a","name":{"en":"B"}}"#)
            let changes = try #require(KindComparison.changes(of: kind, from: old, to: new))
            #expect(changes.changed.listed.first?.fields.map(line) == [#"name[en] -"A" +"B""#])
        }
    }
}
