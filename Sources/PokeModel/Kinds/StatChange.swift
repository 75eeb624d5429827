/// How far a stat is raised or lowered.
public struct StatChange: Record, Decodable, Equatable {
    /// The stat.
    public var stat: Reference
    /// How many stages.
    public var change: Int32

    /// Joins the values.
    public init(stat: Reference, change: Int32) {
        self.stat = stat
        self.change = change
    }
}

extension StatChange {
    /// What exports say.
    public static let fields: [Field<StatChange>] = [
        Field("stat", "The stat.", one: .stat) { $0.stat },
        Field("change", "How many stages.") { $0.change },
    ]
}
