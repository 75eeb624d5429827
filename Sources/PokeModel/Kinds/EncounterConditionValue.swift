/// A state of an encounter condition, as night.
public struct EncounterConditionValue: Resource {
    /// The API's kind.
    public static let kind = Kind.encounterConditionValue

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The condition.
    public var condition: Reference?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension EncounterConditionValue {
    /// What exports say.
    public static let fields: [Field<EncounterConditionValue>] =
        identity + [
            Field("condition", "The condition.", one: .encounterCondition) { $0.condition }
        ]
}
