public import PokeModel

/// A version of a game.
public struct WireVersion: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.version
    /// The version's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The version group.
    public let versionGroup: Reference

    /// Reads a version.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
        versionGroup = try members.requiredReference("version_group", to: .versionGroup)
    }
}
