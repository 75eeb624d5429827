/// All encounters, found by pokemon and by area.
public struct Encounters: Sendable {
    /// The encounters, ordered by pokemon, area, method, conditions and games.
    public let rows: [Encounter]
    private let ofPokemon: [Int32: Range<Int>]
    private let inArea: [Int32: [Int32]]

    /// Collects encounters, which must be in order of pokemon.
    public init(_ rows: [Encounter] = []) {
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
