public import PokeModel

/// A machine that teaches a move in one version group.
public struct WireMachine: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.machine
    /// The machine's id.
    public let id: Int32
    /// The item that holds the move.
    public let item: Reference
    /// The move that is taught.
    public let move: Reference
    /// The version group for which it is so.
    public let versionGroup: Reference

    /// Reads a machine.
    public init(_ members: inout WireMembers) throws(WireError) {
        id = try members.required("id")
        item = try members.requiredReference("item", to: .item)
        move = try members.requiredReference("move", to: .move)
        versionGroup = try members.requiredReference("version_group", to: .versionGroup)
    }
}
