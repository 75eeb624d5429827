/// All encounters, found by pokemon, area, game and method.
public struct Encounters: Sendable {
    /// The encounters, ordered by pokemon and area.
    public let rows: [Encounter]
    private let ofPokemon: [Int32: Range<Int>]
    private let inArea: [Int32: [Int32]]
    private let inVersion: [Int32: [Int32]]
    private let byMethod: [Int32: [Int32]]

    /// Collects encounters; those of one pokemon and area stay in their order.
    public init(_ encounters: [Encounter] = []) {
        // Places are sorted rather than encounters, which are large.
        let keys = encounters.enumerated().map { place, row in
            (pokemon: row.pokemon.id, area: row.area.id, place: place)
        }
        let rows = keys.sorted { $0 < $1 }.map { encounters[$0.place] }
        var ofPokemon: [Int32: Range<Int>] = [:]
        var inArea: [Int32: [Int32]] = [:]
        var inVersion: [Int32: [Int32]] = [:]
        var byMethod: [Int32: [Int32]] = [:]
        for (place, row) in rows.enumerated() {
            ofPokemon[row.pokemon.id, default: place..<place] =
                (ofPokemon[row.pokemon.id]?.lowerBound ?? place)..<(place + 1)
            inArea[row.area.id, default: []].append(Int32(place))
            for version in row.versions { inVersion[version.id, default: []].append(Int32(place)) }
            byMethod[row.method.id, default: []].append(Int32(place))
        }
        self.rows = rows
        self.ofPokemon = ofPokemon
        self.inArea = inArea
        self.inVersion = inVersion
        self.byMethod = byMethod
    }

    /// The encounters with a pokemon, ordered by area.
    public func of(pokemon id: Int32) -> ArraySlice<Encounter> {
        ofPokemon[id].map { rows[$0] } ?? []
    }

    /// The encounters in an area, ordered by pokemon.
    public func inArea(_ id: Int32) -> [Encounter] { rows(at: inArea[id]) }

    /// The encounters in a game, ordered by pokemon and area.
    public func inVersion(_ id: Int32) -> [Encounter] { rows(at: inVersion[id]) }

    /// The encounters by a method, ordered by pokemon and area.
    public func byMethod(_ id: Int32) -> [Encounter] { rows(at: byMethod[id]) }

    private func rows(at places: [Int32]?) -> [Encounter] { places?.map { rows[Int($0)] } ?? [] }
}
