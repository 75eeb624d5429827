import BuildSupport
import PokeModel
import SearchIndex
import Templating

/// The site in one language: what all its pages share, looked up once.
///
/// Links are relative to the language's folder, so that one value serves pages at every depth; templates put `home` before
/// them.
final class Edition: Sendable {
    let words: Strings
    let pokedex: Pokedex
    let map: SiteMap
    let arts: ArtGallery
    let media: MediaSource
    /// Each section's resources with pages, in the order of its list.
    let order: [Section: [Reference]]
    /// Where each resource with a page stands in its section's list.
    let positions: [Reference: Int]

    /// What lists of moves have of each move, by id.
    let moveRows: [Int32: TemplateObject]

    /// What items do to pokemon.
    let uses: ItemUses

    /// What stands between the items of a list, and between words.
    let comma, space: TemplateObject

    private let known: [Reference: Known]
    private let typeChips: [Reference: TemplateValue]
    private let repeatedNames: Set<RepeatedName>

    /// The language.
    var tag: LanguageTag { words.language }

    /// What is said of a resource again and again.
    private struct Known {
        let name: Localized
        /// The name alone, and where it leads to the resource's page.
        let label, link: TemplateObject
    }

    private struct RepeatedName: Hashable {
        let kind: Kind
        let name: String
    }

    init(words: Strings, pokedex: Pokedex, map: SiteMap, arts: ArtGallery, media: MediaSource) {
        self.words = words
        self.pokedex = pokedex
        self.map = map
        self.arts = arts
        self.media = media
        uses = ItemUses(pokedex)

        comma = words.plain(words.settings.comma)
        space = words.plain(" ")

        var known: [Reference: Known] = [:]
        var seen: Set<RepeatedName> = []
        var repeated: Set<RepeatedName> = []
        for kind in Kind.allCases {
            for row in pokedex.table(kind).rows {
                let name = row.name.text(for: words.language) ?? Localized(row.slug, .english)
                let reference = Reference(kind, row.id)
                known[reference] = Known(
                    name: name,
                    label: words.named(name),
                    link: words.named(name, path: map.path(of: reference))
                )
                let key = RepeatedName(kind: kind, name: name.text)
                if !seen.insert(key).inserted { repeated.insert(key) }
            }
        }
        self.known = known
        repeatedNames = repeated
        let typeChips: [Reference: TemplateValue] = Dictionary(
            uniqueKeysWithValues: pokedex.types.map { type in
                let link = known[type.reference]?.link ?? [:]
                return (type.reference, .object(link.merging(["slug": .text(type.slug)])))
            }
        )
        self.typeChips = typeChips
        moveRows = Dictionary(
            uniqueKeysWithValues: pokedex.moves.map { move in
                let damageClass = move.damageClass.flatMap { pokedex.name(of: $0).text(for: words.language) }
                let row = Self.moveRow(
                    move,
                    link: known[move.reference]?.link ?? [:],
                    type: move.type.flatMap { typeChips[$0] } ?? .absent,
                    class: damageClass.map(words.marked) ?? "",
                    words: words
                )
                return (move.id, row)
            }
        )
        let order = Dictionary(
            uniqueKeysWithValues: map.sections.map { section in
                let entries = map.entries(of: section)
                guard section.order == .name else { return (section, entries) }
                let keyed = entries.map { reference in
                    let name = pokedex.name(of: reference).text(for: words.language)?.text ?? ""
                    return (key: fold(name), reference: reference)
                }
                return (section, keyed.sorted { ($0.key, $0.reference) < ($1.key, $1.reference) }.map(\.reference))
            }
        )
        self.order = order
        positions = order.values.reduce(into: [:]) { positions, entries in
            for (place, reference) in entries.enumerated() { positions[reference] = place }
        }
    }

    // MARK: Names and links

    /// The resource's name in this language, or in one that it falls back to.
    func name(_ reference: Reference) -> Localized {
        known[reference]?.name ?? Localized(pokedex.slug(of: reference), .english)
    }

    /// The resource's name as the partial `link` shows it, which leads nowhere.
    func label(_ reference: Reference) -> TemplateObject { known[reference]?.label ?? words.named(name(reference)) }

    /// The resource's name, with its slug where another of its kind is called the same.
    func distinctName(_ reference: Reference) -> String {
        let name = name(reference).text
        let isRepeated = repeatedNames.contains(RepeatedName(kind: reference.kind, name: name))
        return isRepeated ? "\(name) (\(pokedex.slug(of: reference)))" : name
    }

    /// The resource's name, which leads to its page where it has one.
    func link(_ reference: Reference) -> TemplateObject {
        known[reference]?.link ?? label(reference)
    }

    /// The links of several resources.
    func links(_ references: some Sequence<Reference>) -> TemplateValue { .list(references.map(link)) }

    /// The chips of types, in their order.
    func types(_ references: [Reference]) -> TemplateValue {
        .list(references.map { typeChips[$0] ?? .object(link($0).merging(["slug": "unknown"])) })
    }

    /// A type's chip.
    func type(_ reference: Reference?) -> TemplateValue { reference.flatMap { typeChips[$0] } ?? .absent }

    /// The names of games, oldest first, with links, for the partial `sentence`.
    func gameList(_ references: [Reference]) -> TemplateValue { ["parts": .list(joined(references))] }

    /// A text in this language or in one that it falls back to, cut into its paragraphs; absent where there is none.
    func prose(_ text: LocalizedText) -> TemplateValue {
        guard let text = text.text(for: tag) else { return .absent }
        let paragraphs = text.text.split(separator: "\n\n").map { Localized(String($0), text.language) }
        return ["paragraphs": .list(paragraphs.map(words.block))]
    }

    /// A text in this language or in one that it falls back to, whole.
    func block(_ text: LocalizedText) -> TemplateValue {
        text.text(for: tag).map { .object(words.block($0)) } ?? .absent
    }
}

extension Strings {
    /// A name with all that the partial `link` asks for.
    func named(_ text: Localized, path: String? = nil) -> TemplateObject {
        [
            "name": .text(text.text), "path": .text(orAbsent: path), "lang": languageMark(of: text),
            "foreign": .flag(isForeign(text)),
        ]
    }

    /// A name that leads nowhere, in the page's language.
    func plain(_ text: String) -> TemplateObject { named(Localized(text, language)) }

    /// A text with the mark of its language.
    func block(_ text: Localized) -> TemplateObject {
        ["text": .text(text.text), "lang": languageMark(of: text), "foreign": .flag(isForeign(text))]
    }

    /// The tag of a text that is in another language than the page, for its `lang` attribute.
    func languageMark(of text: Localized) -> TemplateValue {
        text.language == language ? .absent : .text(text.language.description)
    }

    /// Whether a text is in a language that readers of the page need not know: `es-419` on a Spanish page is not.
    func isForeign(_ text: Localized) -> Bool {
        text.language != language && text.language.primary != language.primary
    }
}

extension LanguageTag {
    /// The language without script and region.
    var primary: Substring { description.prefix { $0 != "-" } }
}
