/// What a move was in some games, one after the other.
public struct MovePeriod: Record, Equatable {
    /// The first games; absent for those that introduced the move.
    public var since: Reference?
    /// The games that changed it; absent where it still is so.
    public var until: Reference?
    /// Its type.
    public var type: Reference?
    /// Its power; absent where it has none or where it varies.
    public var power: Int32?
    /// Its accuracy in percent; absent for what cannot miss.
    public var accuracy: Int32?
    /// How often it can be used.
    public var pp: Int32?
    /// The chance of its side effect in percent.
    public var effectChance: Int32?
}

extension MovePeriod {
    /// What exports say.
    public static let fields: [Field<MovePeriod>] = [
        Field("since", "The first games; absent for those that introduced the move.", one: .versionGroup) { $0.since },
        Field("until", "The games that changed it; absent where it still is so.", one: .versionGroup) { $0.until },
        Field("type", "Its type.", one: .type) { $0.type },
        Field("power", "Its power; absent where it has none or where it varies.") { $0.power },
        Field("accuracy", "Its accuracy in percent; absent for what cannot miss.") { $0.accuracy },
        Field("pp", "How often it can be used.") { $0.pp },
        Field("effect_chance", "The chance of its side effect in percent.") { $0.effectChance },
    ]
}

extension Move {
    /// What the move was, oldest first: the last is what it is now.
    ///
    /// Games that changed only its effect make no period of their own.
    public var periods: [MovePeriod] {
        var now = MovePeriod(
            type: type,
            power: power,
            accuracy: accuracy,
            pp: pp,
            effectChance: effectChance
        )
        var periods: [MovePeriod] = []
        for past in pastValues.reversed() {
            var before = now
            before.type = past.type ?? now.type
            // The API has 0 for no power.
            before.power = past.power.map { $0 == 0 ? nil : $0 } ?? now.power
            before.accuracy = past.accuracy ?? now.accuracy
            before.pp = past.pp ?? now.pp
            before.effectChance = past.effectChance ?? now.effectChance
            if before == now { continue }
            now.since = past.versionGroup
            periods.append(now)
            before.until = past.versionGroup
            now = before
        }
        return (periods + [now]).reversed()
    }
}
