public import PokeModel

/// How often an item is held, in one version.
public struct WireRarity: Sendable, Equatable {
    /// The version.
    public let version: Reference
    /// The chance in percent.
    public let rarity: Int32

    init(_ members: inout WireMembers) throws(WireError) {
        rarity = try members.required("rarity")
        version = try members.requiredReference("version", to: .version)
    }
}
