import PokeModel
import Templating

/// The page that compares up to six pokemon and tells what they have against each type as a team.
///
/// Its script fills the tables from the dataset. Without it the page still compares types.
struct ComparePage {
    let edition: Edition
    let downloads: Downloads

    var content: PageContent {
        let words = edition.words
        let title = words(.compareTitle)
        let ranked = edition.ranked
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeCompare),
            context: [
                "heading": .text(title), "crumbs": [],
                "form": isPossible ? .object(form(ranked)) : .absent,
                "stats": .list(edition.baseStats.map { edition.link($0).merging(["slug": slug($0)]) }),
                "teamTypes": .list(edition.pokedex.typeChart.types.map(teamRow)),
                "types": .list(edition.pokedex.typeChart.types.map { typeRow($0, among: ranked) }),
            ]
        )
    }

    /// Whether the site has the files that the script asks for.
    private var isPossible: Bool {
        edition.pokedex.species.rows.first.flatMap { downloads.json(of: $0.reference, slug: $0.slug) }
            != nil
    }

    private func slug(_ reference: Reference) -> TemplateValue {
        .text(edition.pokedex.slug(of: reference))
    }

    // MARK: What the script fills

    private func form(_ ranked: [Pokemon]) -> TemplateObject {
        let ordered = ranked.sorted { left, right in
            (edition.positions[left.species ?? left.reference] ?? 0, left.id)
                < (edition.positions[right.species ?? right.reference] ?? 0, right.id)
        }
        let options = ordered.compactMap { pokemon -> TemplateObject? in
            guard let species = edition.pokedex.species[pokemon.species] else { return nil }
            let isFirst = species.varieties.first == pokemon.reference
            let subject = isFirst ? species.reference : pokemon.reference
            return [
                "name": .text(edition.distinctName(subject)),
                "slug": .text(isFirst ? species.slug : pokemon.slug),
                "species": isFirst ? .absent : .text(species.slug),
            ]
        }
        return [
            "folder": .text("data/v1/\(Kind.pokemonSpecies.slug)/"), "options": .list(options),
            "slots": .list((1...6).map { number -> TemplateObject in ["number": .number(number)] }),
        ]
    }

    /// A row of the team's table, with how hard each type hits this one.
    private func teamRow(_ type: Reference) -> TemplateObject {
        let chart = edition.pokedex.typeChart
        let hits = chart.types.compactMap { attacking -> String? in
            let factor = chart.effectiveness(of: attacking, on: [type])
            return factor == .neutral ? nil : "\(edition.pokedex.slug(of: attacking))=\(factor.factor)"
        }
        return [
            "slug": slug(type), "type": edition.type(type), "hits": .text(hits.joined(separator: "&")),
        ]
    }

    // MARK: What is there without a script

    /// What pokemon of a type are like on average, and how many its attacks hit hard or do little to.
    private func typeRow(_ type: Reference, among ranked: [Pokemon]) -> TemplateObject {
        let own = ranked.filter { $0.types.contains(type) }
        let chart = edition.pokedex.typeChart
        let factors = ranked.map { chart.effectiveness(of: type, on: $0.types) }
        func average(_ sum: Int) -> TemplateValue {
            own.isEmpty ? "–" : .number((sum + own.count / 2) / own.count)
        }
        return [
            "type": edition.type(type), "count": .number(own.count),
            "averages": .list(
                edition.baseStats.map { stat -> TemplateObject in
                    let bases = own.flatMap { $0.stats.filter { $0.stat == stat }.map { Int($0.base) } }
                    return ["average": average(bases.reduce(0, +))]
                }
            ),
            "total": average(own.reduce(0) { $0 + $1.total }),
            "hard": .number(factors.count { $0 > .neutral }),
            "weak": .number(factors.count { $0 < .neutral }),
        ]
    }
}
