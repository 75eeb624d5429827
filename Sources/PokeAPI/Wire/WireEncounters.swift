public import JSON
public import PokeModel

/// Where a pokemon is met, as `pokemon/25/encounters` answers.
public struct WireEncounters: WireAnswer {
    /// The areas.
    public let areas: [Area]

    /// Reads the list.
    public init(_ value: JSONValue, _ decoder: WireDecoder) throws(WireError) {
        guard let elements = value.elements else { throw decoder.mismatch(value, expected: "a list") }
        var areas: [Area] = []
        areas.reserveCapacity(elements.underestimatedCount)
        for element in elements {
            var members = try WireMembers(element, decoder)
            areas.append(try Area(&members))
            members.finish()
        }
        self.areas = areas
    }

    /// An area where a pokemon is met.
    public struct Area: Sendable {
        /// The area.
        public let area: Reference
        /// How it is met there, by version.
        public let versions: [WireVersionEncounters]

        init(_ members: inout WireMembers) throws(WireError) {
            area = try members.requiredReference("location_area", to: .locationArea)
            versions = try members.list("version_details", WireVersionEncounters.init)
        }
    }
}
