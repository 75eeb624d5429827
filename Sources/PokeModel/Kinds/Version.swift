/// A game.
public struct Version: Resource {
    /// The API's kind.
    public static let kind = Kind.version

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths.
    public let slug: String
    /// The name for people.
    public let name: LocalizedText
    /// The games that it was published with.
    public var versionGroup: Reference?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }
}

extension Version {
    /// What exports say.
    public static let fields: [Field<Version>] =
        identity + [
            Field("version_group", "The games that it was published with.", one: .versionGroup) { $0.versionGroup }
        ]
}
