/// All encounters, found by pokemon and by area.
public struct Encounters: Sendable {
    /// The encounters, ordered by pokemon and area.
    public let rows: [Encounter]
    private let ofPokemon: [Int32: Range<Int>]
    private let inArea: [Int32: [Int32]]

    /// Collects encounters; those of one pokemon and area stay in their order.
    public init(_ encounters: [Encounter] = []) {
        let rows = encounters.enumerated().sorted { left, right in
            (left.element.pokemon, left.element.area, left.offset)
                < (right.element.pokemon, right.element.area, right.offset)
        }.map(\.element)
        var ofPokemon: [Int32: Range<Int>] = [:]
        var inArea: [Int32: [Int32]] = [:]
        for (place, row) in rows.enumerated() {
            ofPokemon[row.pokemon.id, default: place..<place] =
                (ofPokemon[row.pokemon.id]?.lowerBound ?? place)..<(place + 1)
            inArea[row.area.id, default: []].append(Int32(place))
        }
        self.rows = rows
        self.ofPokemon = ofPokemon
        self.inArea = inArea
    }

    /// The encounters with a pokemon, ordered by area.
    public func of(pokemon id: Int32) -> ArraySlice<Encounter> {
        ofPokemon[id].map { rows[$0] } ?? []
    }

    /// The encounters in an area, ordered by pokemon.
    public func inArea(_ id: Int32) -> [Encounter] {
        inArea[id]?.map { rows[Int($0)] } ?? []
    }
}
