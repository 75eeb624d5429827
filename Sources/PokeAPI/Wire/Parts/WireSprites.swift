/// The addresses of all pictures of a resource, whatever the games they are from.
///
/// The API has 124 places for each pokemon, 12 for each form and 38 for each type, and adds some with each game.
public struct WireSprites: Sendable, Equatable {
    /// One picture.
    public struct Picture: Sendable, Equatable {
        /// Where the API has it, as `versions.generation-v.black-white.animated.front_shiny`.
        public let path: String
        /// Its address.
        public let address: String
    }

    /// The pictures that there are, in the document's order.
    public let pictures: [Picture]

    /// No pictures.
    init() { pictures = [] }

    /// Reads objects in objects, whose leaves are addresses or null.
    init(_ members: inout WireMembers) throws(WireError) { pictures = try members.pictures() }
}
