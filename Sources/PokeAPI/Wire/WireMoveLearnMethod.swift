public import PokeModel

/// A way in which moves are learned.
public struct WireMoveLearnMethod: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.moveLearnMethod
    /// The learn method's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// What it means.
    public let descriptions: [WireText]
    /// The version groups that have it, as far as they are listed.
    public let versionGroups: [Reference]

    /// Reads a learn method.
    public init(_ members: inout WireMembers) throws(WireError) {
        descriptions = try members.texts("descriptions", "description")
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        versionGroups = try members.references("version_groups", to: .versionGroup)
    }
}
