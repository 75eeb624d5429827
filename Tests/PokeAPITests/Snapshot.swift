import Foundation
import JSON
import PokeModel

@testable import PokeAPI

/// The whole of PokeAPI, unpacked into the folder that `POKEBUILD_SNAPSHOT` names.
struct Snapshot {
    /// The snapshot of this run; nil where none is named.
    static let current = ProcessInfo.processInfo.environment["POKEBUILD_SNAPSHOT"].map(Snapshot.init)

    let folder: String

    /// The file of an answer, as `pokemon/25`.
    func body(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/api/v2/\(path)/index.json")))
    }

    /// The ids of all resources of a kind, ordered.
    func ids(of kind: Kind) throws -> [Int32] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder)/api/v2/\(kind.slug)")
            .compactMap { Int32($0) }.sorted()
    }

    /// The ids to read: all in a release build, and one in ten of the large kinds in a debug build, which reads twenty
    /// times slower.
    func sampledIDs(of kind: Kind) throws -> [Int32] {
        let ids = try ids(of: kind)
        #if DEBUG
            let large: [Kind] = [.pokemon, .locationArea, .pokemonSpecies, .move, .item]
            return large.contains(kind) ? ids.filter { $0 % 10 == 5 } : ids
        #else
            return ids
        #endif
    }

    /// Reads an answer that is no resource.
    func read<Answer: WireAnswer>(_ type: Answer.Type, _ path: String, _ decoder: WireDecoder) throws -> Answer {
        try body(path).withUnsafeBytes { try decoder.decode(type, named: path, in: "answers", from: $0) }
    }
}
