public import PokeModel

/// How an effect was different until a version group.
public struct WireEffectChange: Sendable, Equatable {
    /// What it was.
    public let effects: [WireText]
    /// The version group that ended it.
    public let versionGroup: Reference?

    init(_ members: inout WireMembers) throws(WireError) {
        effects = try members.texts("effect_entries", "effect")
        versionGroup = try members.reference("version_group", to: .versionGroup)
    }
}
