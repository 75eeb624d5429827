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
            context: words.named(edition.name(type.reference)).merging(context)
        )
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
            "leveled": false,
            "rows": .list(
                sorted.map { move -> TemplateObject in ["move": .object(edition.moveRow(move))] }
            ),
        ]
    }
}
