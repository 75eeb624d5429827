/// A base stat of a pokemon.
public struct StatValue: Record, Decodable, Equatable {
    /// The stat.
    public var stat: Reference
    /// The base value.
    public var base: Int32
    /// The effort points for beating the pokemon.
    public var effort: Int32

    /// Joins the values.
    public init(stat: Reference, base: Int32, effort: Int32) {
        self.stat = stat
        self.base = base
        self.effort = effort
    }
}

extension StatValue {
    /// What exports say.
    public static let fields: [Field<StatValue>] = [
        Field("stat", "The stat.", one: .stat) { $0.stat },
        Field("base", "The base value.") { $0.base },
        Field("effort", "The effort points for beating the pokemon.") { $0.effort },
    ]
}
