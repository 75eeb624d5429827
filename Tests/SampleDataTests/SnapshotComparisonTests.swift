import Foundation
import JSON
import PokeAPI
import PokeModel
import Testing

@testable import SampleData

/// The whole of PokeAPI, unpacked into the folder that `POKEBUILD_SNAPSHOT` names.
struct Snapshot {
    static let current = ProcessInfo.processInfo.environment["POKEBUILD_SNAPSHOT"].map(Snapshot.init)

    let folder: String

    func body(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: "\(folder)/api/v2/\(path)/index.json")))
    }
}

@Suite(.enabled(if: Snapshot.current != nil)) struct SnapshotComparisonTests {
    let transport: SampleTransport
    let snapshot: Snapshot

    init() throws {
        transport = try SampleTransport(directory: BundledSample.directory)
        snapshot = try #require(Snapshot.current)
    }

    @Test(arguments: Kind.allCases)
    func everyFactIsInTheSnapshot(of kind: Kind) throws {
        let ids = try transport.ids(of: kind)
        #expect(!ids.isEmpty)
        for id in ids {
            #expect(try differences(at: "\(kind.slug)/\(id)/") == [])
        }
    }

    @Test func everyEncounterIsInTheSnapshot() throws {
        for id in try transport.ids(of: .pokemon) {
            #expect(try differences(at: "pokemon/\(id)/encounters") == [])
        }
    }

    @Test func indexNamesTheSameKinds() throws {
        #expect(try differences(at: "") == [])
        let names = try JSONParser().withDocument(snapshot.body("")) { $0.members.map { Array($0).count } }
        #expect(names == Kind.allCases.count + 1)
    }

    private func differences(at address: String) throws -> [String] {
        let sample = try transport.response(to: address)
        #expect(sample.status == 200)
        return try JSONParser().withDocument(sample.body) { sample in
            try JSONParser().withDocument(snapshot.body(address)) { Comparison.differences(sample, $0, at: address) }
        }
    }
}
