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
    @Test(
        arguments: [
            WirePokemonSpecies.self, WirePokemon.self, WirePokemonForm.self, WireType.self, WireMove.self,
            WireAbility.self, WireItem.self, WireEvolutionChain.self, WireGeneration.self, WireVersionGroup.self,
            WireVersion.self, WireLanguage.self, WireStat.self, WireMachine.self,
        ] as [any WireResource.Type]
    )
    func decodesEveryResource(_ type: any WireResource.Type) throws {
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
