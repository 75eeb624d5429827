public import PokeModel

/// An area of a location, where pokemon are met.
public struct WireLocationArea: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.locationArea
    /// The area's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names; a language can have two, of which the later is better.
    public let names: [WireText]
    /// The location.
    public let location: Reference
    /// The number inside the games; 0 where it is not known.
    public let gameIndex: Int32?
    /// How often pokemon are met, by method.
    public let methodRates: [MethodRate]
    /// The pokemon that are met.
    public let encounters: [Encounter]

    /// Reads an area.
    public init(_ members: inout WireMembers) throws(WireError) {
        methodRates = try members.list("encounter_method_rates", MethodRate.init)
        gameIndex = try members.optional("game_index")
        id = try members.required("id")
        location = try members.requiredReference("location", to: .location)
        name = try members.string("name")
        names = try members.names()
        encounters = try members.list("pokemon_encounters", Encounter.init)
    }
}

extension WireLocationArea {
    /// How often pokemon are met by a method.
    public struct MethodRate: Sendable {
        /// The method.
        public let method: Reference
        /// The rates, by version.
        public let rates: [Rate]

        init(_ members: inout WireMembers) throws(WireError) {
            method = try members.requiredReference("encounter_method", to: .encounterMethod)
            rates = try members.list("version_details", Rate.init)
        }
    }

    /// How often pokemon are met in a version.
    public struct Rate: Sendable, Equatable {
        /// The version.
        public let version: Reference
        /// The chance in percent.
        public let rate: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            rate = try members.required("rate")
            version = try members.requiredReference("version", to: .version)
        }
    }

    /// A pokemon that is met in an area.
    public struct Encounter: Sendable {
        /// The pokemon.
        public let pokemon: Reference
        /// How it is met, by version.
        public let versions: [WireVersionEncounters]

        init(_ members: inout WireMembers) throws(WireError) {
            pokemon = try members.requiredReference("pokemon", to: .pokemon)
            versions = try members.list("version_details", WireVersionEncounters.init)
        }
    }
}
