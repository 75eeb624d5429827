import JSON
import PokeModel
import Testing

@testable import ChangeReport

@Suite struct ChangeHistoryJSONTests {
    /// A history with a value of every sort.
    private var history: ChangeHistory {
        var kind = KindChanges(kind: .pokemon)
        kind.added.add(ChangedResource(id: -1, slug: "missingno", name: "Missing<No>"))
        kind.removed.count = 4_000
        let values: [ChangedValue] = [
            .nothing, .boolean(true), .integer(-7), .number(0.1), .text("a \u{1}\u{2028}\"…"),
            .list([.integer(1), .list([])]), .record([.init("method", .text("machine")), .init("", .nothing)]),
        ]
        let fields = values.map { FieldChange(path: "x[y]", games: ["red"], kind: .move, old: $0, new: nil) }
        kind.changed.add(
            ChangedResource(id: 25, slug: "pikachu", name: "Pikachu")
                .with(fields + [FieldChange(path: "y", old: nil, new: .nothing)])
        )
        kind.fields = [FieldSummary(.init("cry", .introduced), records: 3)]
        let set = ChangeSet(
            id: "id",
            from: Source(hash: "a", date: nil),
            to: Source(hash: nil, date: "2026-08-06"),
            lacking: 2,
            kinds: [kind],
            uncompared: [.item]
        )
        let dataset = ComparedDataset(origin: "PokeAPI", source: Source(), files: [.init(.move, "00")], lacking: 2)
        return ChangeHistory(dataset: dataset, sets: [set])
    }

    @Test func readsBackWhatItWrote() throws {
        for history in [history, ChangeHistory()] {
            #expect(try ChangeHistory(json: history.json) == history)
            #expect(try ChangeHistory(json: history.json).json == history.json)
        }
    }

    @Test func isTheDocumentedShape() throws {
        try JSONParser().withDocument(history.json) { root in
            #expect(root["format"]?.string == "pokebuild-changes")
            #expect(root["version"]?.integer == 1)
            let set = try #require(root["sets"]?.elements?.first { _ in true })
            #expect(set["added"]?.integer == 1 && set["removed"]?.integer == 4_000 && set["changed"]?.integer == 1)
            #expect(set["uncompared"]?.json == #"["item"]"#)
            let kind = try #require(set["kinds"]?.elements?.first { _ in true })
            #expect(kind["fields"]?.json == #"[{"field":"cry","event":"introduced","resources":3}]"#)
            let resource = try #require(kind["changed"]?["resources"]?.elements?.first { _ in true })
            #expect(resource["field_count"]?.integer == 8)
            let change = try #require(resource["fields"]?.elements?.first { _ in true })
            #expect(change.json == #"{"path":"x[y]","games":["red"],"kind":"move","old":null}"#)
        }
    }

    @Test(arguments: [
        ("", "not a JSON document"), ("[]", "the document has no \"format\""),
        (#"{"format":"pokebuild-dataset"}"#, "its \"format\" is not \"pokebuild-changes\""),
        (#"{"format":"pokebuild-changes","version":2}"#, "its version is not 1"),
        (#"{"format":"pokebuild-changes","version":1,"dataset":null}"#, "the document has no \"sets\""),
        (#"{"format":"pokebuild-changes","version":1,"dataset":null,"sets":7}"#, "sets is 7, not a list"),
        (
            #"{"format":"pokebuild-changes","version":1,"dataset":{"origin":"x","source":{},"files":[{"kind":"digimon"}]},"sets":[]}"#,
            "dataset.files[0].kind is \"digimon\", not a kind"
        ),
    ])
    func saysWhyAFileIsNoHistory(_ text: String, _ reason: String) {
        let error = #expect(throws: UnreadableHistory.self) { try ChangeHistory(json: Array(text.utf8)) }
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }

    @Test func aHistoryThatLacksOrMistypesAnythingIsNoCrash() throws {
        let text = String(decoding: history.json, as: UTF8.self)
        for key in text.matches(of: /"([a-z_0-9]+)":/).map(\.output.1) {
            for replacement in ["\"gone\":", "\"\(key)\":7,\"gone\":", "\"\(key)\":null,\"gone\":"] {
                let damaged = text.replacing("\"\(key)\":", with: replacement)
                // Read or refused, and either way it can be written.
                if let history = try? ChangeHistory(json: Array(damaged.utf8)) { _ = history.json }
            }
        }
    }
}
