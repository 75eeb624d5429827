import Diagnostics
import JSON
import PokeModel
import TestSupport
import Testing

@testable import Normalization

/// Normalizes real resources of all kinds at once, each with one leaf damaged by chance, again and again.
@Suite(.enabled(if: Snapshot.folder != nil)) struct DamagedSnapshotTests {
    private func documents() throws -> [(Kind, Int32, DamagedDocument)] {
        var generator = SplitMix64(state: 4)
        return try Kind.allCases.flatMap { kind in
            try Snapshot.ids(of: kind).shuffled(using: &generator).prefix(8).compactMap { id in
                let bytes = try Snapshot.body(of: kind, id)
                if bytes.count > 60_000 { return nil }
                return (kind, id, try JSONParser().withDocument(bytes, DamagedDocument.init))
            }
        }
    }

    @Test func normalizesWhatIsLeftAndTellsTheRest() async throws {
        let documents = try documents()
        #expect(documents.count > 300)
        var generator = SplitMix64(state: 44)
        for _ in 0..<6 {
            var answers = Answers()
            for (kind, id, document) in documents {
                let leaf = try #require(document.leaves.randomElement(using: &generator))
                answers[kind, id] =
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0: document.removing(leaf)
                    case 1: document.replacing(leaf, with: "null")
                    case 2: document.replacing(leaf, with: "-2147483648")
                    default: document.replacing(leaf, with: #""\u0000<b>""#)
                    }
            }
            let result = try await Normalizer.normalize(answers, jobs: 2)
            let unreadable = result.diagnostics.filter { $0.severity == .error }
            for fault in unreadable {
                #expect(fault.rule == "unreadable-value")
                #expect(fault.place.split(separator: " ").count <= 2 && fault.place.contains("/"), "\(fault)")
                #expect(fault.summary.contains("expected ") && fault.summary.contains("found "), "\(fault)")
            }
            let damaged = Set(unreadable.map { $0.place.prefix { $0 != " " } })
            let isWhole = documents.allSatisfy { kind, id, _ in
                let isThere = result.pokedex.table(kind).slug(of: id) != nil
                return isThere != damaged.contains("\(kind.slug)/\(id)")
            }
            #expect(isWhole)
        }
    }
}
