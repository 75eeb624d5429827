import Foundation
import PokeModel

/// The whole of PokeAPI, unpacked into the folder that `POKEBUILD_SNAPSHOT` names.
enum Snapshot {
    /// The folder; nil where none is named.
    static let folder = ProcessInfo.processInfo.environment["POKEBUILD_SNAPSHOT"]

    /// The ids of all resources of a kind, ordered.
    static func ids(of kind: Kind) throws -> [Int32] {
        try FileManager.default.contentsOfDirectory(atPath: "\(folder ?? "")/api/v2/\(kind.slug)")
            .compactMap { Int32($0) }.sorted()
    }

    /// The file of a resource.
    static func body(of kind: Kind, _ id: Int32) throws -> [UInt8] {
        let file = URL(fileURLWithPath: "\(folder ?? "")/api/v2/\(kind.slug)/\(id)/index.json")
        return Array(try Data(contentsOf: file))
    }
}

extension Pokedex {
    /// Whether all tables and the encounters are equal.
    func hasSameResources(as other: Pokedex) -> Bool {
        encounters.rows == other.encounters.rows
            && Kind.allCases.allSatisfy { Self.isEqual(table($0), other.table($0)) }
    }

    private static func isEqual<Left: ResourceTable>(_ left: Left, _ right: any ResourceTable) -> Bool {
        left.rows == (right as? Left)?.rows
    }
}
