import PokeModel

extension MoveBattleStyle: Presented {
    static var columns: [Column] { [.kind(.nature)] }

    /// The natures that like it best while they are well.
    func cells(in edition: Edition) -> [Cell] {
        let natures = edition.pokedex.natures.filter { nature in
            nature.battleStyles.max { $0.highHP < $1.highHP }?.style == reference
        }
        return [Cell(natures.map(\.reference), in: edition)]
    }
}
