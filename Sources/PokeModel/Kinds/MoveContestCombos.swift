/// The moves that a move combines with.
public struct MoveContestCombos: Record, Decodable, Equatable {
    /// The moves to use after it in contests, for a bonus.
    public var normalBefore: [Reference]
    /// The moves to use before it in contests, for a bonus.
    public var normalAfter: [Reference]
    /// The moves to use after it in super contests.
    public var superBefore: [Reference]
    /// The moves to use before it in super contests.
    public var superAfter: [Reference]

    /// Joins the values.
    public init(
        normalBefore: [Reference],
        normalAfter: [Reference],
        superBefore: [Reference],
        superAfter: [Reference]
    ) {
        self.normalBefore = normalBefore
        self.normalAfter = normalAfter
        self.superBefore = superBefore
        self.superAfter = superAfter
    }
}

extension MoveContestCombos {
    /// What exports say.
    public static let fields: [Field<MoveContestCombos>] = [
        Field("normal_before", "The moves to use after it in contests, for a bonus.", many: .move) { $0.normalBefore },
        Field("normal_after", "The moves to use before it in contests, for a bonus.", many: .move) { $0.normalAfter },
        Field("super_before", "The moves to use after it in super contests.", many: .move) { $0.superBefore },
        Field("super_after", "The moves to use before it in super contests.", many: .move) { $0.superAfter },
    ]
}
