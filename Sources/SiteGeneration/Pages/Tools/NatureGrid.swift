import PokeModel
import Templating

/// All natures as a square: the stat of the row grows by a tenth, that of the column shrinks.
struct NatureGrid {
    let edition: Edition

    /// The square; absent where no nature changes anything.
    var value: TemplateValue {
        let natures = edition.pokedex.natures
        let stats = Set(natures.flatMap { [$0.increasedStat, $0.decreasedStat] }.compactMap { $0 })
            .sorted()
        guard !stats.isEmpty else { return .absent }
        let rows = stats.map { raised -> TemplateObject in
            let cells = stats.map { lowered -> TemplateObject in
                let nature = natures.first { $0.increasedStat == raised && $0.decreasedStat == lowered }
                return ["nature": nature.map { .object(edition.link($0.reference)) } ?? .absent]
            }
            return edition.link(raised).merging(["cells": .list(cells)])
        }
        return ["columns": edition.links(stats), "rows": .list(rows)]
    }
}
