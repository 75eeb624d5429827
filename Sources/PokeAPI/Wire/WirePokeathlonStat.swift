public import PokeModel

/// A stat of the Pokéathlon.
public struct WirePokeathlonStat: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.pokeathlonStat
    /// The stat's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The natures that raise it.
    public let raisingNatures: [Change]
    /// The natures that lower it.
    public let loweringNatures: [Change]

    /// Reads a Pokéathlon stat.
    public init(_ members: inout WireMembers) throws(WireError) {
        let natures = try members.object("affecting_natures") { (sets: inout WireMembers) throws(WireError) in
            (lower: try sets.list("decrease", Change.init), raise: try sets.list("increase", Change.init))
        }
        loweringNatures = natures?.lower ?? []
        raisingNatures = natures?.raise ?? []
        id = try members.required("id")
        name = try members.string("name")
        names = try members.names()
    }
}

extension WirePokeathlonStat {
    /// A nature that changes a Pokéathlon stat.
    public struct Change: Sendable, Equatable {
        /// The nature.
        public let nature: Reference
        /// The most that is added.
        public let maxChange: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            maxChange = try members.required("max_change")
            nature = try members.requiredReference("nature", to: .nature)
        }
    }
}
