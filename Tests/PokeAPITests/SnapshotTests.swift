import Foundation
import PokeModel
import Testing

@testable import PokeAPI

/// The whole of PokeAPI, unpacked into the folder that `POKEBUILD_SNAPSHOT` names.
struct Snapshot {
    static let current = ProcessInfo.processInfo.environment["POKEBUILD_SNAPSHOT"].map(Snapshot.init)

    let folder: String

    func body(_ path: String) throws -> [UInt8] {
        let url = URL(fileURLWithPath: "\(folder)/api/v2/\(path)/index.json")
        return Array(try Data(contentsOf: url))
    }

    func ids(of kind: Kind) throws -> [Int32] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/api/v2/\(kind.slug)").compactMap { Int32($0) }
            .sorted()
    }
}

@Suite(.enabled(if: Snapshot.current != nil)) struct SnapshotTests {
    @Test(arguments: Kind.allCases)
    func decodesEveryResource(of kind: Kind) throws {
        let type = kind.wireType
        let snapshot = try #require(Snapshot.current)
        let decoder = WireDecoder()
        for id in try snapshot.ids(of: type.kind) {
            let body = try snapshot.body("\(type.kind.slug)/\(id)")
            let resource = try body.withUnsafeBytes { try decoder.decode(type, id: id, from: $0) as any WireResource }
            #expect(resource.id == id)
        }
        #expect(decoder.drift == [])
    }
}
