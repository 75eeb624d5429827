/// The encounters of an area as they are read.
package struct ReadArea: Decodable {
    private let id: Int32
    private let encounters: [Met]

    /// An encounter, which does not say where it stands.
    private struct Met: Decodable {
        let pokemon: Reference
        let versions: [Reference]
        let method: Reference
        let conditions: [Reference]
        let slots: [EncounterSlot]
    }

    /// The encounters, in the area's order.
    package var all: [Encounter] {
        encounters.map {
            Encounter(
                pokemon: $0.pokemon,
                area: Reference(.locationArea, id),
                versions: $0.versions,
                method: $0.method,
                conditions: $0.conditions,
                slots: $0.slots
            )
        }
    }
}

extension EncounterSlot: Decodable {
    private enum CodingKeys: CodingKey { case minLevel, maxLevel, chance, special }

    private struct Special: Decodable {
        let isShiny: Bool?
        let isAlpha: Bool
        let minPerfectIVs: Int32?
    }

    /// Reads a slot.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let special = try fields.decodeIfPresent(Special.self, forKey: .special)
        self.init(
            minLevel: try fields.decode(Int32.self, forKey: .minLevel),
            maxLevel: try fields.decode(Int32.self, forKey: .maxLevel),
            chance: try fields.decode(Int32.self, forKey: .chance),
            isShiny: special?.isShiny,
            isAlpha: special?.isAlpha ?? false,
            minPerfectIVs: special?.minPerfectIVs
        )
    }
}
