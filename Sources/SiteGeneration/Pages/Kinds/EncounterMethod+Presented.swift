import PokeModel

extension EncounterMethod: Presented {
    static var columns: [Column] { [.count(.pokemonSpecies)] }

    /// How many species are met by it.
    func cells(in edition: Edition) -> [Cell] {
        let met = edition.pokedex.encounters.byMethod(id)
        return [Cell(Set(met.compactMap { edition.pokedex.pokemon[$0.pokemon]?.species }).count, in: edition)]
    }
}
