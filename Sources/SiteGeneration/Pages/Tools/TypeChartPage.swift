import PokeModel
import Templating

/// The chart of all types: which hits which how hard, today and in older generations, with a calculator.
struct TypeChartPage {
    let edition: Edition

    var content: PageContent {
        let words = edition.words
        let title = words(.chartTitle)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeChart),
            context: [
                "heading": .text(title), "crumbs": [],
                "chart": .object(table(edition.pokedex.typeChart, caption: .text(words(.chartAxes)))),
                "older": .list(older),
                "slots": .list((1...3).map { number -> TemplateObject in ["number": .number(number)] }),
                "types": .list(edition.pokedex.typeChart.types.map { edition.type($0) }),
                "teras": .list(teras.map { edition.type($0) }),
                "abilities": .list(abilities),
            ]
        )
    }

    private func table(_ chart: TypeChart, caption: TemplateValue) -> TemplateObject {
        let rows: [TemplateObject] = chart.types.map { attacking in
            let cells: [TemplateObject] = chart.types.map { defending in
                let effectiveness = chart.effectiveness(of: attacking, on: [defending])
                return [
                    "label": .text(
                        effectiveness == .neutral ? "" : edition.factorLabel(effectiveness.factor)
                    ),
                    "percent": .number(effectiveness.quarters * 25),
                ]
            }
            return ["type": edition.type(attacking), "cells": .list(cells)]
        }
        return [
            "caption": caption, "columns": .list(chart.types.map { edition.type($0) }),
            "rows": .list(rows),
        ]
    }

    /// The charts of older generations that differ from the next, newest first.
    private var older: [TemplateObject] {
        let pokedex = edition.pokedex
        let last = Set(pokedex.types.flatMap { $0.pastRelations.compactMap(\.generation) })
        return last.sorted(by: >).map { generation in
            let label = edition.words.marked(.until, ["generation": edition.name(generation)])
            return table(TypeChart(pokedex.types, generation: generation.id), caption: label)
        }
    }

    /// The types that Terastal can make of a pokemon: those of the chart, and the one that is for nothing else.
    private var teras: [Reference] {
        edition.pokedex.typeChart.types
            + edition.pokedex.types.filter { $0.slug == "stellar" }.map(\.reference)
    }

    private var abilities: [TemplateObject] {
        let rows = edition.pokedex.abilities.compactMap { ability in
            DefensiveAbility(ability: ability.slug).map { (edition.name(ability.reference), $0.rule.code) }
        }
        return rows.sorted { ($0.0.text, $0.1) < ($1.0.text, $1.1) }.map { name, code in
            edition.words.named(name).merging(["code": .text(code)])
        }
    }
}

extension DefensiveAbility.Rule {
    /// The rule as `site/js/damage.js` reads it.
    var code: String {
        switch self {
        case .factors(let factors):
            "factors:" + factors.map { "\($0.type)=\($0.factor)" }.joined(separator: "&")
        case .superEffective(let factor): "super:\(factor)"
        case .onlySuperEffective: "only-super"
        case .noWeakness(let type): "no-weakness:\(type)"
        case .notVeryEffective: "half"
        }
    }
}
