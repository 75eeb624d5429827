import BuildSupport
import PokeModel
import Synchronization
import Testing

@testable import ChangeReport

@Suite struct ChangeHistoryTests {
    private func record(_ id: Int, _ name: String) -> String {
        #"{"id":\#(id),"slug":"s-\#(id)","name":{"en":"\#(name)"}}"#
    }

    /// A dataset of two kinds, by the names of its resources.
    private struct Edition {
        var files: [Kind: [UInt8]]
        var hash: String

        init(_ files: [Kind: [UInt8]], _ hash: String) {
            self.files = files
            self.hash = hash
        }

        func dataset(origin: String = "PokeAPI") -> ComparedDataset {
            ComparedDataset(
                origin: origin,
                source: Source(hash: hash, date: "2026-08-06"),
                files: files.map { .init($0.key, SHA256(of: $0.value).hexadecimal) }
            )
        }
    }

    private func edition(moves: [String], items: [String] = ["Ball"], _ hash: String = "abc") -> Edition {
        func lines(_ names: [String]) -> [UInt8] {
            file(names.enumerated().map { record($0.offset + 1, $0.element) })
        }
        return Edition([.move: lines(moves), .item: lines(items)], hash)
    }

    private func step(
        _ history: ChangeHistory,
        from old: Edition?,
        to new: Edition,
        origin: String = "PokeAPI"
    ) async throws -> ChangeHistory {
        try await history.following(
            new.dataset(origin: origin),
            jobs: 2,
            old: { old?.files[$0] },
            new: { new.files[$0] ?? [] }
        )
    }

    @Test func theFirstDatasetHasNothingBeforeIt() async throws {
        let first = try await step(ChangeHistory(), from: nil, to: edition(moves: ["Cut"]))
        #expect(first.dataset?.source.hash == "abc")
        #expect(first.sets.isEmpty)
    }

    @Test func anEqualDatasetKeepsTheHistoryAndReadsNothing() async throws {
        let one = edition(moves: ["Cut"], "one")
        let two = edition(moves: ["Slash"], "two")
        let first = try await step(ChangeHistory(), from: nil, to: one)
        let second = try await step(first, from: one, to: two)
        struct Read: Error {}
        // Another deployment of the same data is no other dataset.
        let again = try await second.following(
            edition(moves: ["Slash"], "three").dataset(),
            jobs: 1,
            old: { _ in throw Read() },
            new: { _ in throw Read() }
        )
        #expect(again == second)
        #expect(again.json == second.json)
    }

    @Test func readsOnlyTheKindsWhoseFilesDiffer() async throws {
        let one = edition(moves: ["Cut"])
        let two = edition(moves: ["Slash"])
        let read = Mutex<[Kind]>([])
        let first = try await step(ChangeHistory(), from: nil, to: one)
        let second = try await first.following(
            two.dataset(),
            jobs: 2,
            old: { kind in
                read.withLock { $0.append(kind) }
                return one.files[kind]
            },
            new: { two.files[$0] ?? [] }
        )
        #expect(read.withLock { $0 } == [.move])
        #expect(second.sets.map { $0.kinds.map(\.kind) } == [[.move]])
        #expect(second.sets.first?.changedCount == 1)
    }

    @Test func aFileThatIsNotAsItWasPublishedIsToldAndNotCompared() async throws {
        let one = edition(moves: ["Cut"], items: ["Ball"])
        var damaged = one
        damaged.files[.move] = file(record(1, "Forged"))
        var lost = one
        lost.files[.move] = nil
        let two = edition(moves: ["Slash"], items: ["Orb"])
        let first = try await step(ChangeHistory(), from: nil, to: one)
        for old in [damaged, lost] {
            let set = try #require(try await step(first, from: old, to: two).sets.first)
            #expect(set.uncompared == [.move])
            #expect(set.kinds.map(\.kind) == [.item])
        }
    }

    @Test func filesThatTellTheSameInOtherBytesMakeNoSet() async throws {
        let one = Edition([.move: file(#"{"id":1,"slug":"a","power":1}"#)], "one")
        let two = Edition([.move: file(#"{"id":1, "slug":"a","power":1}"#)], "two")
        let first = try await step(ChangeHistory(), from: nil, to: one)
        let second = try await step(first, from: one, to: two)
        #expect(second.sets.isEmpty)
        #expect(second.dataset == two.dataset())
    }

    @Test func aDatasetOfAnotherOriginStartsAnew() async throws {
        let one = edition(moves: ["Cut"])
        let two = edition(moves: ["Slash"])
        let sample = try await step(ChangeHistory(), from: nil, to: one, origin: "sample")
        let second = try await step(sample, from: one, to: two)
        #expect(second.sets.isEmpty)
        #expect(second.dataset?.origin == "PokeAPI")
    }

    @Test func keepsTheNewestSetWholeAndTwentyInAll() async throws {
        var history = try await step(ChangeHistory(), from: nil, to: edition(moves: ["0"], "0"))
        for number in 1...25 {
            let old = edition(moves: ["\(number - 1)"], "\(number - 1)")
            history = try await step(history, from: old, to: edition(moves: ["\(number)"], "\(number)"))
        }
        #expect(history.sets.count == 20)
        #expect(history.sets.map(\.to.hash) == (6...25).reversed().map { "\($0)" })
        #expect(Set(history.sets.map(\.id)).count == 20)
        #expect(history.sets.first?.kinds.first?.changed.listed.first?.fields.count == 1)
        #expect(history.sets.dropFirst().allSatisfy { $0.kinds.first?.changed.listed.first?.fields.isEmpty == true })
        #expect(history.sets.dropFirst().allSatisfy { $0.kinds.first?.changed.listed.first?.fieldCount == 1 })
    }

    @Test func theSameChangeOfTheSameHistoryHasTheSameIdAndNoOtherHas() async throws {
        let one = edition(moves: ["Cut"])
        let two = edition(moves: ["Slash"])
        let first = try await step(ChangeHistory(), from: nil, to: one)
        let forth = try await step(first, from: one, to: two)
        let back = try await step(forth, from: two, to: one)
        let again = try await step(back, from: one, to: two)
        #expect(try await step(first, from: one, to: two) == forth)
        #expect(Set(again.sets.map(\.id)).count == 3)
        for set in again.sets {
            let parts = set.id.split(separator: "-")
            #expect(parts.map(\.count) == [8, 4, 4, 4, 12])
            #expect(parts[2].first == "8")
            #expect(try "89ab".contains(#require(parts[3].first)))
        }
    }

    @Test func tellsBoundedlyOfADatasetInWhichEverythingIsAnother() async throws {
        func names(_ prefix: String) -> [String] {
            (1...60).map { number in
                let names = (0..<40).map { #""l\#($0)":"\#(prefix) \#(number)""# }.joined(separator: ",")
                return #"{"id":\#(number),"slug":"s","name":{\#(names)}}"#
            }
        }
        let kinds = Array(Kind.allCases.prefix(10))
        let one = Edition(Dictionary(uniqueKeysWithValues: kinds.map { ($0, file(names("a"))) }), "one")
        let two = Edition(Dictionary(uniqueKeysWithValues: kinds.map { ($0, file(names("b"))) }), "two")
        let first = try await step(ChangeHistory(), from: nil, to: one)
        let second = try await step(first, from: one, to: two)
        let set = try #require(second.sets.first)
        #expect(set.changedCount == kinds.count * 60)
        let told = set.kinds.flatMap { $0.changed.listed.map(\.fields.count) }.reduce(0, +)
        #expect(told == ChangeSet.mostFields)
        #expect(set.kinds.allSatisfy { !($0.changed.listed.first?.fields.isEmpty ?? true) })
        #expect(set.kinds.first?.changed.listed.first?.fieldCount == 40)
        #expect(second.json.count < 2_000_000)
    }
}
