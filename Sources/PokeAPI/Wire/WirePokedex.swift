public import PokeModel

/// A Pokédex: a numbered list of species.
public struct WirePokedex: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.pokedex
    /// The Pokédex's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// What it is.
    public let descriptions: [WireText]
    /// Whether it belongs to the main series of games.
    public let isMainSeries: Bool
    /// The region; nil for those that are about none.
    public let region: Reference?
    /// The version groups that have it.
    public let versionGroups: [Reference]
    /// The species and their numbers.
    public let entries: [Entry]

    /// Reads a Pokédex.
    public init(_ members: inout WireMembers) throws(WireError) {
        descriptions = try members.texts("descriptions", "description")
        id = try members.required("id")
        isMainSeries = try members.flag("is_main_series")
        name = try members.string("name")
        names = try members.names()
        entries = try members.list("pokemon_entries", Entry.init)
        region = try members.reference("region", to: .region)
        versionGroups = try members.references("version_groups", to: .versionGroup)
    }
}

extension WirePokedex {
    /// A species in a Pokédex.
    public struct Entry: Sendable, Equatable {
        /// The species.
        public let species: Reference
        /// The number, which can be 0.
        public let number: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            number = try members.required("entry_number")
            species = try members.requiredReference("pokemon_species", to: .pokemonSpecies)
        }
    }
}
