/// A number inside a game.
public struct VersionIndex: Record, Equatable {
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

extension VersionIndex {
    /// What exports say.
    public static let fields: [Field<VersionIndex>] = [
        Field("version", "The game.", one: .version) { $0.version },
        Field("index", "The number.") { $0.index },
    ]
}
