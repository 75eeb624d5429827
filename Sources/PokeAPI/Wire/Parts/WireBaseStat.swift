public import PokeModel

/// A stat of a pokemon.
public struct WireBaseStat: Sendable, Equatable {
    /// The stat.
    public let stat: Reference
    /// The base stat.
    public let base: Int32
    /// The effort points for defeating the pokemon.
    public let effort: Int32

    init(_ members: inout WireMembers) throws(WireError) {
        base = try members.required("base_stat")
        effort = try members.optional("effort") ?? 0
        stat = try members.requiredReference("stat", to: .stat)
    }
}
