public import PokeModel

/// A value of an encounter condition, as "at night".
public struct WireEncounterConditionValue: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.encounterConditionValue
    /// The condition value's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The condition.
    public let condition: Reference

    /// Reads a condition value.
    public init(_ members: inout WireMembers) throws(WireError) {
        condition = try members.requiredReference("condition", to: .encounterCondition)
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
    }
}
