import PokeModel

/// Which resources are told in which languages, by their own names and texts and not by those they fall back to.
///
/// Search engines are led to a page only in the languages that it is really in, and the page of languages counts.
struct ToldLanguages: Sendable {
    private let pokedex: Pokedex

    init(_ pokedex: Pokedex) { self.pokedex = pokedex }

    /// The languages that a resource's name is in, and its texts too where it has any.
    func languages(of reference: Reference) -> Set<LanguageTag> {
        let names = Set(pokedex.name(of: reference).entries.map(\.language))
        let texts = textLanguages(of: reference)
        return texts.isEmpty ? names : names.intersection(texts)
    }

    /// The languages of what is told of a resource beside its name; empty where nothing is.
    func textLanguages(of reference: Reference) -> Set<LanguageTag> {
        switch reference.kind {
        case .pokemonSpecies:
            pokedex.species[reference].map { languages([$0.genus], $0.flavorTexts.map(\.language)) } ?? []
        case .move:
            pokedex.moves[reference].map { languages([$0.shortEffect], $0.flavorTexts.map(\.language)) } ?? []
        case .ability:
            pokedex.abilities[reference].map { languages([$0.shortEffect], $0.flavorTexts.map(\.language)) } ?? []
        case .item:
            pokedex.items[reference].map { languages([$0.shortEffect], $0.flavorTexts.map(\.language)) } ?? []
        case .contestEffect:
            pokedex.contestEffects[reference].map { languages([$0.effect, $0.flavorText]) } ?? []
        case .superContestEffect: pokedex.superContestEffects[reference].map { languages([$0.flavorText]) } ?? []
        case .itemAttribute: pokedex.itemAttributes[reference].map { languages([$0.description]) } ?? []
        case .itemFlingEffect: pokedex.itemFlingEffects[reference].map { languages([$0.effect]) } ?? []
        case .moveCategory: pokedex.moveCategories[reference].map { languages([$0.description]) } ?? []
        case .moveDamageClass: pokedex.damageClasses[reference].map { languages([$0.description]) } ?? []
        case .moveLearnMethod: pokedex.learnMethods[reference].map { languages([$0.description]) } ?? []
        case .moveTarget: pokedex.moveTargets[reference].map { languages([$0.description]) } ?? []
        case .pokedex: pokedex.regionalDexes[reference].map { languages([$0.description]) } ?? []
        default: []
        }
    }

    private func languages(_ texts: [LocalizedText], _ more: [LanguageTag] = []) -> Set<LanguageTag> {
        Set(texts.flatMap { $0.entries.map(\.language) } + more)
    }
}
