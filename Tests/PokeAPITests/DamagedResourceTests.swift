import JSON
import PokeModel
import TestSupport
import Testing

@testable import PokeAPI

/// Damages real resources of every kind, over 200 in all, one leaf at a time: it becomes null, it is not there, it is of
/// another type, it is a number that nothing fits.
@Suite(.enabled(if: Snapshot.current != nil)) struct DamagedResourceTests {
    private let decoder = WireDecoder()
    /// Up to so many leaves a document is small, and each of them is damaged.
    private static let smallCount = 400

    /// Five resources of a kind, all where there are fewer, by chance; of large documents at most one.
    private func documents(of kind: Kind) throws -> [(id: Int32, document: DamagedDocument)] {
        let snapshot = try #require(Snapshot.current)
        var generator = SplitMix64(state: UInt64(kind.rawValue))
        let shuffled = try snapshot.ids(of: kind).shuffled(using: &generator)
        var documents: [(id: Int32, document: DamagedDocument)] = []
        var large: [Int32] = []
        for id in shuffled where documents.count < 5 {
            let bytes = try snapshot.body("\(kind.slug)/\(id)")
            if bytes.count > 16_000 {
                large.append(id)
            } else {
                documents.append((id, try JSONParser().withDocument(bytes, DamagedDocument.init)))
            }
        }
        for id in large.prefix(max(1, 5 - documents.count)) {
            documents.append(
                (id, try JSONParser().withDocument(try snapshot.body("\(kind.slug)/\(id)"), DamagedDocument.init))
            )
        }
        return documents
    }

    /// Every leaf of a small document; of a large one the first two of each shape, as its rows are all alike.
    private func leaves(of document: DamagedDocument) -> [DamagedDocument.Leaf] {
        if document.leaves.count <= Self.smallCount { return document.leaves }
        var seen: [String: Int] = [:]
        return document.leaves.filter { leaf in
            seen[leaf.shape, default: 0] += 1
            return seen[leaf.shape, default: 0] <= 2
        }
    }

    /// The error that reading ends in; nil for none.
    private func error(of kind: Kind, _ id: Int32, _ bytes: [UInt8]) -> WireError? {
        bytes.withUnsafeBytes { bytes in
            do throws(WireError) {
                _ = try decoder.decode(kind.wireType, id: id, from: bytes) as any WireResource
                return nil
            } catch {
                return error
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func readsOnOrNamesTheLeafThatIsDamaged(of kind: Kind) throws {
        let documents = try documents(of: kind)
        #expect(documents.count >= min(5, try #require(Snapshot.current).ids(of: kind).count))
        for (id, document) in documents {
            #expect(error(of: kind, id, document.bytes) == nil)
            var shapes: Set<String> = []
            for leaf in leaves(of: document) {
                let name = "\(kind.slug)/\(id) \(leaf.path)"
                // What is not there is read as nothing, or told.
                for damaged in [document.replacing(leaf, with: "null"), document.removing(leaf)] {
                    guard let error = error(of: kind, id, damaged) else { continue }
                    #expect(error.path == leaf.path, "\(name)")
                    #expect(!error.expected.isEmpty && ["null", "nothing"].contains(error.found), "\(name)")
                }
                // What is of another type is always told, unless nobody reads it.
                let isUnread =
                    leaf.isNameOfReference || kind.wireType.ignoredMembers.contains { "\($0)" == leaf.path }
                // Rows that are alike are read alike: the numbers that fit nothing are tried once.
                let values = wrongValues(for: leaf.sort)
                for (json, found) in shapes.insert(leaf.shape).inserted ? values : Array(values.prefix(1)) {
                    let error = error(of: kind, id, document.replacing(leaf, with: json))
                    if isUnread {
                        #expect(error == nil, "\(name)")
                    } else {
                        #expect(error?.resource == "\(kind.slug)/\(id)", "\(name)")
                        // A list that was null tells its first element.
                        let isElement = leaf.sort == .null && error?.path == leaf.path + "[0]"
                        #expect(error?.path == leaf.path || isElement, "\(name)")
                        #expect(error?.found == (isElement ? "null" : found), "\(name)")
                    }
                }
            }
        }
    }

    private func wrongValues(for sort: JSONValue.Sort) -> [(json: String, found: String)] {
        switch sort {
        case .string: [("7", "7")]
        case .array: [(#""x""#, #""x""#)]
        case .integer, .number:
            [("[null]", "an array")]
                + [Int.min, Int(Int32.min) - 1, Int(Int32.max) + 1, Int.max].map { ("\($0)", "\($0)") }
        case .null, .boolean, .object: [("[null]", "an array")]
        }
    }

    @Test func damagesEnoughResources() throws {
        let counts = try Kind.allCases.map { kind in
            try documents(of: kind).count { $0.document.leaves.count <= Self.smallCount }
        }
        #expect(counts.reduce(0, +) >= 200)
        #expect(counts.filter { $0 == 0 }.count <= 3, "\(zip(Kind.allCases, counts).filter { $0.1 == 0 })")
    }
}
