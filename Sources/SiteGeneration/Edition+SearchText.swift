import PokeModel
import SearchIndex

extension Edition {
    /// The texts that a resource's page shows, which search finds it by: what it does, then what games say, newest first.
    func passages(of reference: Reference) -> [SearchPassage] {
        switch reference.kind {
        case .pokemonSpecies:
            guard let species = pokedex.species[reference] else { return [] }
            return passages(species.formDescription, species.flavorTexts.map(GameText.init))
        case .move:
            guard let move = pokedex.moves[reference] else { return [] }
            return passages(move.effect, move.flavorTexts.map(GameText.init))
        case .ability:
            guard let ability = pokedex.abilities[reference] else { return [] }
            return passages(ability.effect, ability.flavorTexts.map(GameText.init))
        case .item:
            guard let item = pokedex.items[reference] else { return [] }
            return passages(item.effect, item.flavorTexts.map(GameText.init))
        default: return []
        }
    }

    private func passages(_ effect: LocalizedText, _ games: [GameText]) -> [SearchPassage] {
        let texts = (effect.text(for: tag).map { [$0] } ?? []) + shown(of: games).reversed().map(\.text)
        return texts.map { SearchPassage($0.text, language: $0.language == tag ? nil : $0.language.description) }
    }
}
