import BuildSupport
import ChangeReport
import PokeModel
import Templating

/// The page that tells what became of the data since it was last published: the newest changes value by value, those
/// before in numbers.
struct ChangesPage {
    let edition: Edition
    let history: ChangeHistory
    let downloads: Downloads

    /// The page's folder below that of the language.
    static let folder = "changes/"
    /// How many values the page shows in all; `changes.json` has more.
    private static let mostFields = 300

    var content: PageContent {
        let words = edition.words
        let title = words(.changesTitle)
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeChanges),
            context: [
                "heading": .text(title),
                "crumbs": [.object(words.named(Localized(words(.dataTitle), edition.tag), path: "data/"))],
                "file": .text(orAbsent: downloads["data/v1/changes.json"]?.path.description),
                "newest": history.sets.first.map { .object(newest($0)) } ?? .absent,
                "earlier": history.sets.count < 2
                    ? .absent : ["sets": .list(history.sets.dropFirst().map(heading))],
            ]
        )
    }

    /// The anchor of a set on the page, for the feed.
    static func anchor(of set: ChangeSet) -> String { "set-\(set.id)" }

    /// What changed in numbers, as `3 added, 1 removed`.
    static func summary(of set: ChangeSet, in words: Strings) -> String {
        let counts = [
            (set.addedCount, Phrase.changesAdded), (set.removedCount, .changesRemoved),
            (set.changedCount, .changesChanged),
        ]
        let parts = counts.filter { $0.0 != 0 }.map { words($0.1, count: $0.0) }
        return parts.isEmpty ? words(.changesFieldsOnly) : words.list(parts)
    }

    /// The day of a dataset, or that nobody knows it.
    static func day(of source: Source, in words: Strings) -> String {
        source.day.map(words.settings.dates.day) ?? words(.changesUndated)
    }

    private func newest(_ set: ChangeSet) -> TemplateObject {
        let values = ChangedValues(edition: edition)
        var left = Self.mostFields
        var kinds: [TemplateObject] = []
        for (place, kind) in set.kinds.enumerated() {
            // Every kind gets its share, and what it leaves goes to those after it.
            let share = left / (set.kinds.count - place)
            let context = KindChangesContext(kind, values: values, most: share)
            left -= context.shownFields
            kinds.append(context.object)
        }
        return heading(set).merging(["kinds": .list(kinds)])
    }

    private func heading(_ set: ChangeSet) -> TemplateObject {
        let words = edition.words
        var notes: [String] = []
        if set.isOwn { notes.append(words(.changesOwn)) }
        if set.lacking > 0 { notes.append(words(.changesLacking, count: set.lacking)) }
        if !set.uncompared.isEmpty {
            let kinds = set.uncompared.map(\.slug).joined(separator: ", ")
            notes.append(words(.changesUncompared, ["kinds": kinds]))
        }
        return [
            "anchor": .text(Self.anchor(of: set)),
            "title": .text(
                words(
                    .changesSince,
                    ["new": Self.day(of: set.to, in: words), "old": Self.day(of: set.from, in: words)]
                )
            ),
            "summary": .text(Self.summary(of: set, in: words)),
            "notes": .list(notes.map { ["text": .text($0)] as TemplateObject }),
        ]
    }
}

extension Source {
    /// The date, where it is one: year, month and day.
    var day: String? {
        guard let date, date.utf8.count == 10 else { return nil }
        let isDate = date.utf8.enumerated().allSatisfy { place, byte in
            place == 4 || place == 7
                ? byte == UInt8(ascii: "-") : (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return isDate ? date : nil
    }
}
