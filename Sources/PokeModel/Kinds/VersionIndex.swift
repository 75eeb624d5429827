/// A number inside a game.
public struct VersionIndex: Equatable, Sendable {
    /// The game.
    public var version: Reference
    /// The number.
    public var index: Int32

    /// Joins the values.
    public init(version: Reference, index: Int32) {
        self.version = version
        self.index = index
    }
}

/// A number inside games that agree in it, as exports have it.
struct SharedIndex: Record, Decodable {
    let index: Int32
    var versions: [Reference]

    static let fields: [Field<SharedIndex>] = [
        Field("index", "The number.") { $0.index },
        Field("versions", "The games, oldest first.", many: .version) { $0.versions },
    ]
}

extension [VersionIndex] {
    /// The numbers, which come by game, each once.
    var byNumber: [SharedIndex] {
        reduce(into: []) { result, entry in
            if let place = result.firstIndex(where: { $0.index == entry.index }) {
                result[place].versions.append(entry.version)
            } else {
                result.append(SharedIndex(index: entry.index, versions: [entry.version]))
            }
        }
    }
}

/// The numbers as they are read, number by number; a ``Pokedex`` that has all games puts them in their order.
public struct SharedIndices: ReadableForm {
    private let shared: [SharedIndex]

    /// Reads them.
    public init(from decoder: any Decoder) throws { shared = try [SharedIndex](from: decoder) }

    /// What the model has.
    public func value() -> [VersionIndex] {
        shared.flatMap { shared in shared.versions.map { VersionIndex(version: $0, index: shared.index) } }
    }
}
