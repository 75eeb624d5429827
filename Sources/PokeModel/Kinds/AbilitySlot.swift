/// An ability in its slot.
public struct AbilitySlot: Record, Decodable, Equatable {
    /// The ability; absent where the slot was empty.
    public var ability: Reference?
    /// The slot, from 1 to 3.
    public var slot: Int32
    /// Whether it is the hidden ability.
    public var isHidden: Bool

    /// Joins the values.
    public init(ability: Reference?, slot: Int32, isHidden: Bool) {
        self.ability = ability
        self.slot = slot
        self.isHidden = isHidden
    }
}

extension AbilitySlot {
    /// What exports say.
    public static let fields: [Field<AbilitySlot>] = [
        Field("ability", "The ability; absent where the slot was empty.", one: .ability) { $0.ability },
        Field("slot", "The slot, from 1 to 3.") { $0.slot },
        Field("is_hidden", "Whether it is the hidden ability.") { $0.isHidden },
    ]
}
