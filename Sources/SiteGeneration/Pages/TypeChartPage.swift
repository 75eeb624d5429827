import PokeModel
import Templating

/// The chart of all types: which hits which how hard.
struct TypeChartPage {
    let edition: Edition

    var content: PageContent {
        let words = edition.words
        let chart = edition.pokedex.typeChart
        let columns = chart.types.map { edition.type($0) }
        let rows: [TemplateObject] = chart.types.map { attacking in
            let cells: [TemplateObject] = chart.types.map { defending in
                let effectiveness = chart.effectiveness(of: attacking, on: [defending])
                return [
                    "label": .text(effectiveness == .neutral ? "" : effectiveness.label),
                    "percent": .number(effectiveness.quarters * 25),
                ]
            }
            return ["type": edition.type(attacking), "cells": .list(cells)]
        }
        let title = words(.chartTitle)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeChart),
            context: ["heading": .text(title), "columns": .list(columns), "rows": .list(rows), "crumbs": []]
        )
    }
}
