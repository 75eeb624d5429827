import ChangeReport
import PokeModel
import Templating

/// What the page of changes shows of one kind.
struct KindChangesContext {
    /// The context of the template.
    private(set) var object: TemplateObject = [:]
    /// How many values it shows.
    private(set) var shownFields = 0

    private let values: ChangedValues

    /// How many resources of each list are named, and how many values of each resource are shown.
    private static let mostNames = 60
    private static let mostFieldsOfOne = 8

    /// Shows at most `most` values.
    init(_ changes: KindChanges, values: ChangedValues, most: Int) {
        self.values = values
        let kind = changes.kind
        object = [
            "kind": .text(kind.slug),
            "anchor": .text("in-\(kind.slug)"),
            "added": names(changes.added, of: kind, .changesNew),
            "removed": names(changes.removed, of: kind, .changesGone),
            "model": model(changes.fields, of: kind),
            "changed": changed(changes.changed, of: kind, most: most),
            "fields": fields(changes.fields),
        ]
    }

    private var words: Strings { values.edition.words }

    private func names(_ list: ResourceList, of kind: Kind, _ label: Phrase) -> TemplateValue {
        guard list.count > 0 else { return .absent }
        let shown = list.listed.prefix(Self.mostNames)
        return [
            "label": .text(words(label)),
            "count": .text(words.format.whole(list.count)),
            "links": .list(shown.map { values.name(of: $0, kind) }),
            "more": more(list.count - shown.count),
        ]
    }

    private func more(_ count: Int) -> TemplateValue {
        count > 0 ? .text(words(.changesMore, count: count)) : .absent
    }

    private mutating func changed(_ list: ResourceList, of kind: Kind, most: Int) -> TemplateValue {
        guard list.count > 0 else { return .absent }
        var rows: [TemplateObject] = []
        for resource in list.listed where shownFields < most && !resource.fields.isEmpty {
            let fields = resource.fields.prefix(min(Self.mostFieldsOfOne, most - shownFields))
            shownFields += fields.count
            rows.append([
                "resource": .object(values.name(of: resource, kind)),
                "fields": .list(fields.map(values.object)),
                "more": more(resource.fieldCount - fields.count),
            ])
        }
        return [
            "label": .text(words(.changesAnother)),
            "count": .text(words.format.whole(list.count)),
            "rows": .list(rows),
            "more": more(list.count - rows.count),
        ]
    }

    /// The fields that came and went for all resources, a sentence each.
    private func model(_ fields: [FieldSummary], of kind: Kind) -> TemplateValue {
        let sentences = fields.compactMap { field -> TemplateObject? in
            let phrase: Phrase
            switch field.event {
            case .changed: return nil
            case .introduced: phrase = .changesIntroduced
            case .dropped: phrase = .changesDropped
            }
            return ["field": .text(field.field), "text": .text(words(phrase, count: field.records))]
        }
        return .list(sentences)
    }

    /// In how many resources each field is another; absent where that says no more than the list above it.
    private func fields(_ fields: [FieldSummary]) -> TemplateValue {
        let changed = fields.filter { $0.event == .changed }
        guard changed.contains(where: { $0.records > 1 }) else { return .absent }
        return [
            "rows": .list(
                changed.map { field -> TemplateObject in
                    ["field": .text(field.field), "count": .text(words.format.whole(field.records))]
                }
            )
        ]
    }
}
