public import PokeModel

/// A generation of games.
public struct WireGeneration: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.generation
    /// The generation's id, which is its number.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The region in which it takes place.
    public let mainRegion: Reference?
    /// The version groups.
    public let versionGroups: [Reference]
    /// The abilities that it introduced.
    public let abilities: [Reference]
    /// The moves that it introduced.
    public let moves: [Reference]
    /// The species that it introduced.
    public let species: [Reference]
    /// The types that it introduced.
    public let types: [Reference]

    /// Reads a generation.
    public init(_ members: inout WireMembers) throws(WireError) {
        abilities = try members.references("abilities", to: .ability)
        id = try members.required("id")
        mainRegion = try members.reference("main_region", to: .region)
        moves = try members.references("moves", to: .move)
        name = try members.string("name")
        names = try members.names()
        species = try members.references("pokemon_species", to: .pokemonSpecies)
        types = try members.references("types", to: .type)
        versionGroups = try members.references("version_groups", to: .versionGroup)
    }
}
