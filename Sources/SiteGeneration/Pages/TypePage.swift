import PokeModel
import Templating

/// The page of a type.
struct TypePage {
    let type: PokeType
    let edition: Edition

    init(_ type: PokeType, edition: Edition) {
        self.type = type
        self.edition = edition
    }

    var content: PageContent {
        let words = edition.words
        let distinct = edition.distinctName(type.reference)
        let relations = type.relations
        let pokemon = type.pokemon.compactMap(\.pokemon)
        let context: TemplateObject = [
            "typeSlug": .text(type.slug),
            "attack": matchups([
                (.typeStrong, relations.doubleDamageTo), (.typeWeak, relations.halfDamageTo),
                (.typeUseless, relations.noDamageTo),
            ]),
            "defence": matchups([
                (.typeVulnerable, relations.doubleDamageFrom), (.typeResists, relations.halfDamageFrom),
                (.typeImmune, relations.noDamageFrom),
            ]),
            "past": past,
            "pokemon": pokemon.isEmpty
                ? .absent
                : ["count": .text(words.format.whole(pokemon.count)), "links": edition.links(pokemon)],
            "moves": moves,
            "count": .text(words(.countPokemon, count: pokemon.count)),
        ]
        return PageContent(
            title: words(.titleType, ["name": distinct, "site": words(.siteName)]),
            description: words(
                .describeType,
                [
                    "name": distinct, "pokemon": words(.countPokemon, count: pokemon.count),
                    "moves": words(.countMove, count: type.moves.count),
                ]
            ),
            context: edition.label(type.reference).merging(context)
        )
    }

    /// What was different up to older generations, each way; absent where nothing was.
    private var past: TemplateValue {
        let pokedex = edition.pokedex
        let rows = type.pastRelations.compactMap { past -> TemplateObject? in
            guard let generation = past.generation else { return nil }
            let then = TypeChart(pokedex.types, generation: generation.id)
            func changes(_ factor: (TypeChart, Reference) -> Double) -> TemplateValue {
                let changed = then.types.map { DamageTaken(type: $0, factor: factor(then, $0)) }
                    .filter { $0.factor != factor(pokedex.typeChart, $0.type) }
                return changed.isEmpty ? .absent : ["matchups": .list(edition.damage(changed))]
            }
            let own = type.reference
            let attack = changes { $0.effectiveness(of: own, on: [$1]).factor }
            let defence = changes { $0.effectiveness(of: $1, on: [own]).factor }
            if case (.absent, .absent) = (attack, defence) { return nil }
            let label = edition.sentence(.until, ["generation": edition.link(generation)])
            return ["parts": .list(label), "attack": attack, "defence": defence]
        }
        return rows.isEmpty ? .absent : ["rows": .list(rows)]
    }

    private func matchups(_ groups: [(Phrase, [Reference])]) -> TemplateValue {
        let rows: [TemplateObject] = groups.filter { !$0.1.isEmpty }.map { phrase, types in
            ["factor": .text(edition.words(phrase)), "types": edition.types(types.sorted())]
        }
        return rows.isEmpty ? .absent : ["matchups": .list(rows)]
    }

    /// The moves of the type, in the order of the list of moves.
    private var moves: TemplateValue {
        guard !type.moves.isEmpty else { return .absent }
        let sorted = type.moves.sorted { (edition.positions[$0] ?? 0, $0) < (edition.positions[$1] ?? 0, $1) }
        return [
            "caption": .text(edition.words(.listMove)),
            "classes": edition.classes(of: sorted),
            "rows": .list(
                sorted.map { move -> TemplateObject in ["move": .object(edition.moveRow(move))] }
            ),
        ]
    }
}
