public import PokeModel

/// A sort of effect that moves have.
public struct WireMoveCategory: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.moveCategory
    /// The category's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// What it means.
    public let descriptions: [WireText]
    /// The moves.
    public let moves: [Reference]

    /// Reads a category.
    public init(_ members: inout WireMembers) throws(WireError) {
        descriptions = try members.texts("descriptions", "description")
        id = try members.required("id")
        moves = try members.references("moves", to: .move)
        name = try members.string("name")
    }
}
