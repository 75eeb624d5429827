public import PokeModel

/// An ability of a pokemon, and the place that it takes.
public struct WireAbilitySlot: Sendable, Equatable {
    /// The ability; nil where the place was empty.
    public let ability: Reference?
    /// Whether it is the hidden ability.
    public let isHidden: Bool
    /// The place: 1, 2, or 3 for the hidden one.
    public let slot: Int32

    init(_ members: inout WireMembers) throws(WireError) {
        ability = try members.reference("ability", to: .ability)
        isHidden = try members.flag("is_hidden")
        slot = try members.required("slot")
    }
}
