import ChangeReport
import PokeModel
import Templating

/// Shows values of a history of changes in the words of an edition: slugs as names that lead to their pages.
struct ChangedValues {
    let edition: Edition
    private let tags: Set<String>
    private let ids: [Kind: [String: Int32]]

    init(edition: Edition) {
        self.edition = edition
        tags = Set(edition.pokedex.languages.compactMap(\.tag?.description))
        ids = Dictionary(uniqueKeysWithValues: Kind.allCases.map { ($0, Self.ids(edition.pokedex.table($0))) })
    }

    private static func ids<Table: ResourceTable>(_ table: Table) -> [String: Int32] {
        Dictionary(table.rows.map { ($0.slug, $0.id) }) { first, _ in first }
    }

    /// A resource's name in the edition's language, leading to its page; of one that is gone, the name that it had.
    func name(of resource: ChangedResource, _ kind: Kind) -> TemplateObject {
        let reference = Int32(exactly: resource.id).map { Reference(kind, $0) }
        if let reference, edition.pokedex.contains(reference) { return edition.link(reference) }
        return edition.words.named(Localized(resource.name.shown, .english))
    }

    /// A value that is another, with where it is and in which games.
    func object(_ change: FieldChange) -> TemplateObject {
        let language = language(of: change.path)
        func value(_ value: ChangedValue?) -> TemplateValue {
            value.map { .object(link($0, change.kind, language)) } ?? .absent
        }
        return [
            "path": .text(change.path),
            "games": change.games.isEmpty ? .absent : .text(change.games.map(game).joined(separator: ", ")),
            "old": value(change.old),
            "new": value(change.new),
        ]
    }

    private func game(_ slug: String) -> String {
        for kind in [Kind.versionGroup, .version] {
            if let reference = reference(slug, kind) { return edition.name(reference).text }
        }
        return slug.shown
    }

    private func reference(_ slug: String, _ kind: Kind) -> Reference? {
        ids[kind]?[slug].map { Reference(kind, $0) }
    }

    private func link(_ value: ChangedValue, _ kind: Kind?, _ language: LanguageTag) -> TemplateObject {
        if let kind, case .text(let slug) = value, let reference = reference(slug, kind) {
            return edition.link(reference)
        }
        return edition.words.named(Localized(text(value), language))
    }

    /// A value as one line; inside of lists and records names are left as slugs.
    private func text(_ value: ChangedValue) -> String {
        switch value {
        case .nothing: edition.words(.changesNothing)
        case .boolean(let value): edition.words(value ? .changesYes : .changesNo)
        case .integer(let value): "\(value)"
        case .number(let value): "\(value)"
        case .text(let value): value
        case .list(let values):
            values.isEmpty ? edition.words(.changesNothing) : values.map(text).joined(separator: ", ")
        case .record(let members): members.map { "\($0.name): \(text($0.value))" }.joined(separator: "; ")
        }
    }

    /// The language of the texts at a path: the tag in its brackets, else the edition's own.
    private func language(of path: String) -> LanguageTag {
        let labels = path.split(separator: "[").dropFirst().compactMap {
            $0.split(separator: "]").first.map(String.init)
        }
        return labels.last(where: tags.contains).map { LanguageTag(unchecked: $0) } ?? edition.tag
    }
}

extension String {
    /// The text without what cannot be seen, as pages and feeds may show it.
    var shown: String {
        String(
            String.UnicodeScalarView(
                unicodeScalars.filter { scalar in
                    switch scalar.properties.generalCategory {
                    case .control, .format, .surrogate, .privateUse, .unassigned: false
                    default: scalar != "\u{FFFD}"
                    }
                }
            )
        )
    }
}
