import JSON
import PokeModel
import Testing

@testable import PokeAPI

/// Damages leaves of real resources and reads what comes of it: four resources of every kind, ten leaves of each.
@Suite(.enabled(if: Snapshot.current != nil)) struct DamagedResourceTests {
    private let decoder = WireDecoder()

    private func forEachLeaf(
        of kind: Kind,
        _ body: (_ id: Int32, _ tree: JSONTree, _ leaf: JSONTree.Place) throws -> Void
    ) throws {
        let snapshot = try #require(Snapshot.current)
        var generator = SplitMix64(state: UInt64(kind.rawValue))
        var read = 0
        for id in try snapshot.ids(of: kind).shuffled(using: &generator) where read < 4 {
            let bytes = try snapshot.body("\(kind.slug)/\(id)")
            // A debug build takes its time to write large documents.
            if bytes.count > 100_000 { continue }
            read += 1
            let tree = try JSONParser().withDocument(bytes, JSONTree.init)
            for leaf in tree.leaves.shuffled(using: &generator).prefix(10) { try body(id, tree, leaf) }
        }
        #expect(read > 0)
    }

    /// The error that reading `tree` ends in; nil for none.
    private func error(of kind: Kind, _ id: Int32, _ tree: JSONTree) -> WireError? {
        tree.json.withUnsafeBytes { bytes in
            do throws(WireError) {
                _ = try decoder.decode(kind.wireType, id: id, from: bytes) as any WireResource
                return nil
            } catch {
                return error
            }
        }
    }

    /// Whether the leaf is one that is not read: the name in a reference, or a member that is ignored.
    private func isUnread(_ leaf: JSONTree.Place, in tree: JSONTree, of kind: Kind) -> Bool {
        let path = tree.path(of: leaf)
        if kind.wireType.ignoredMembers.contains(where: { "\($0)" == path }) { return true }
        guard path.hasSuffix(".name"), case .object(let owner) = tree[Array(leaf.dropLast())] else { return false }
        return owner.contains { $0.name == "url" }
    }

    @Test(arguments: Kind.allCases)
    func refusesLeavesOfAnotherTypeAndNamesThem(of kind: Kind) throws {
        try forEachLeaf(of: kind) { id, tree, leaf in
            let wrong: JSONTree =
                switch tree[leaf] {
                case .string: .integer(7)
                case .array: .string("x")
                case .null: .boolean(true)
                default: .array([.null])
                }
            let path = tree.path(of: leaf)
            let error = error(of: kind, id, tree.replacing(leaf, with: wrong))
            // A flag that is null and becomes true is no fault; the snapshot has none.
            if isUnread(leaf, in: tree, of: kind) {
                #expect(error == nil)
            } else {
                #expect(error?.resource == "\(kind.slug)/\(id)", "\(path)")
                #expect(error?.path == path)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func readsOnOrNamesTheLeafThatIsNullOrMissing(of kind: Kind) throws {
        try forEachLeaf(of: kind) { id, tree, leaf in
            for damaged in [tree.replacing(leaf, with: .null), tree.replacing(leaf, with: nil)] {
                if let error = error(of: kind, id, damaged) { #expect(error.path == tree.path(of: leaf)) }
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func readsOnOrNamesTheIntegerThatIsOutOfRange(of kind: Kind) throws {
        try forEachLeaf(of: kind) { id, tree, leaf in
            guard case .integer = tree[leaf] else { return }
            for value in [Int.min, Int(Int32.min) - 1, Int(Int32.max) + 1, Int.max] {
                let error = error(of: kind, id, tree.replacing(leaf, with: .integer(value)))
                #expect(error?.path == tree.path(of: leaf))
            }
        }
    }
}

/// [SplitMix64](https://prng.di.unimi.it/splitmix64.c), so that a run picks what the last one picked.
private struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
