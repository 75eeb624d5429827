import PokeModel

/// In which of the site's languages each page is really written.
///
/// The pages of a language have all its words, but may have to show names and texts of the data in another: those are
/// not offered to search engines as pages in that language. Of lists, most names must be in it.
struct Alternates: Sendable {
    /// The languages of the site, in its order.
    let languages: [LanguageTag]
    private let entries: [Reference: Set<LanguageTag>]
    private let lists: [Section: Set<LanguageTag>]

    init(_ editions: [Edition]) {
        languages = editions.map(\.tag)
        guard let edition = editions.first else {
            (entries, lists) = ([:], [:])
            return
        }
        let told = ToldLanguages(edition.pokedex)
        var entries: [Reference: Set<LanguageTag>] = [:]
        var lists: [Section: Set<LanguageTag>] = [:]
        for section in edition.map.sections {
            let references = edition.order[section] ?? []
            for reference in references where section.hasEntries {
                entries[reference] = told.languages(of: reference)
            }
            lists[section] = Set(
                languages.filter { tag in
                    let named = references.count { edition.pokedex.name(of: $0)[tag] != nil }
                    return named * 2 >= references.count
                }
            )
        }
        self.entries = entries
        self.lists = lists
    }

    /// The languages of the site that a page is written in, in the site's order.
    func languages(of page: Page) -> [LanguageTag] {
        let written: Set<LanguageTag>? =
            switch page {
            case .entry(_, let reference): entries[reference]
            case .list(let section, _): lists[section]
            case .speciesIndex: lists[.pokemon]
            default: nil
            }
        guard let written else { return languages }
        return languages.filter(written.contains)
    }
}
