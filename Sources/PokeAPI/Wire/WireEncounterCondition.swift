public import PokeModel

/// Something that decides which pokemon are met, as the time of day.
public struct WireEncounterCondition: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.encounterCondition
    /// The condition's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The values that it can have.
    public let values: [Reference]

    /// Reads a condition.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        values = try members.references("values", to: .encounterConditionValue)
    }
}
