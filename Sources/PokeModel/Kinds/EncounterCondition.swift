/// Something that decides which pokemon are met, as the time of day.
public struct EncounterCondition: Resource {
    /// The API's kind.
    public static let kind = Kind.encounterCondition

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The states that it can be in.
    public var values: [Reference] = []

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension EncounterCondition {
    /// What exports say.
    public static let fields: [Field<EncounterCondition>] =
        identity + [
            Field("values", "The states that it can be in.", many: .encounterConditionValue) { $0.values }.inverse()
        ]
}
