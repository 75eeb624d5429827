public import PokeModel

/// A type of a pokemon or form, and the place that it takes.
public struct WireTypeSlot: Sendable, Equatable {
    /// The type.
    public let type: Reference
    /// The place: 1 or 2.
    public let slot: Int32

    init(_ members: inout WireMembers) throws(WireError) {
        slot = try members.required("slot")
        type = try members.requiredReference("type", to: .type)
    }
}
