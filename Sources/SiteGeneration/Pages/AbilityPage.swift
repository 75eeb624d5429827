import PokeModel
import Templating

/// The page of an ability.
struct AbilityPage {
    let ability: Ability
    let edition: Edition

    init(_ ability: Ability, edition: Edition) {
        self.ability = ability
        self.edition = edition
    }

    var content: PageContent {
        let words = edition.words
        let distinct = edition.distinctName(ability.reference)
        let count = words(.countPokemon, count: ability.pokemon.count)
        let context: TemplateObject = [
            "lede": edition.summary(ability),
            "facts": .list([edition.fact(.generation, ability.generation)].compactMap { $0 }),
            "effect": edition.prose(ability.effect),
            "past": edition.past(ability.effectChanges),
            "texts": edition.texts(ability.flavorTexts.map(GameText.init)),
            "usual": holders(isHidden: false),
            "hidden": holders(isHidden: true),
        ]
        return PageContent(
            title: words(.titleAbility, ["name": distinct, "site": words(.siteName)]),
            description: words(.describeAbility, ["name": distinct, "count": count]),
            context: edition.label(ability.reference).merging(context)
        )
    }

    private func holders(isHidden: Bool) -> TemplateValue {
        let cards = ability.pokemon.filter { $0.isHidden == isHidden }.compactMap(\.pokemon).map(edition.card)
        return cards.isEmpty ? .absent : ["rows": .list(cards)]
    }
}
