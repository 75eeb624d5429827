import Foundation
import Normalization
import PokeModel
import Testing

private let snapshotFolder = ProcessInfo.processInfo.environment["POKEBUILD_SNAPSHOT"]

/// The whole snapshot in a release build, a twentieth of its large kinds in a debug build.
@Suite(.enabled(if: snapshotFolder != nil, "POKEBUILD_SNAPSHOT names no folder with api/v2"))
struct SnapshotTests {
    private struct Folder: BodySource {
        let path: String

        func forEachBody(of kind: Kind, _ body: (Int32, UnsafeRawBufferPointer) throws -> Void) throws {
            let folder = "\(path)/api/v2/\(kind.slug)"
            for id in try FileManager.default.contentsOfDirectory(atPath: folder).compactMap({ Int32($0) }).sorted() {
                #if DEBUG
                    let isLarge = [.pokemon, .locationArea, .pokemonSpecies, .move, .item].contains(kind)
                    if isLarge, id % 20 != 5 { continue }
                #endif
                let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(id)/index.json"))
                try data.withUnsafeBytes { try body(id, $0) }
            }
        }
    }

    @Test func writesEveryKindAsItsFieldsSayInFilesThatHostsTake() async throws {
        let source = Folder(path: try #require(snapshotFolder))
        let pokedex = try await Normalizer.normalize(source, jobs: 2).pokedex
        let files = try await files(of: pokedex)
        for kind in Kind.allCases {
            let faults = try faults(of: try #require(files["\(kind.slug).json"]), pokedex.table(kind))
            #expect(faults.prefix(5) == [])
        }
        let largest = files.values.map(\.count).max() ?? 0
        #expect(largest < 25 << 20)
        let kinds = files.filter { !$0.key.contains("/") }
        #expect(kinds.values.reduce(0) { $0 + $1.count } < 120_000_000)
        #expect(files.keys.filter { $0.hasPrefix("pokemon-species/") }.count == pokedex.species.count)
        try await expectReadsBack(files, pokedex)
    }
}
