public import PokeModel

/// A group of versions that are one game to the data.
public struct WireVersionGroup: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.versionGroup
    /// The group's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The order of release, which is not that of the ids.
    public let order: Int32?
    /// The generation.
    public let generation: Reference
    /// The versions.
    public let versions: [Reference]
    /// The regions in which it takes place.
    public let regions: [Reference]
    /// The Pokédexes.
    public let pokedexes: [Reference]
    /// The ways in which moves are learned, as far as they are listed.
    public let moveLearnMethods: [Reference]

    /// Reads a version group.
    public init(_ members: inout WireMembers) throws(WireError) {
        generation = try members.requiredReference("generation", to: .generation)
        id = try members.required("id")
        moveLearnMethods = try members.references("move_learn_methods", to: .moveLearnMethod)
        name = try members.string("name")
        order = try members.optional("order")
        pokedexes = try members.references("pokedexes", to: .pokedex)
        regions = try members.references("regions", to: .region)
        versions = try members.references("versions", to: .version)
    }
}
