import BuildSupport
import ChangeReport
import PokeModel

/// The changes of the data as an [Atom feed](https://www.rfc-editor.org/rfc/rfc4287), in the site's first language.
///
/// Ids and dates come from the datasets, so that the same history has the same bytes. Without a public address the feed
/// has a name that all such sites share, and its links are relative to where it is.
struct Feed {
    let history: ChangeHistory
    let baseURL: String?
    let edition: Edition

    /// The name of the feed's file.
    static let path = "feed.xml"
    /// What a feed without an address is called: a name made up once, for all of them.
    private static let name = "urn:uuid:5d3f7c0a-96f1-8b52-a4c6-2f0e8d1b7a39"
    /// The date of data whose source tells none: a feed must have one, and one of our own would be another every time.
    private static let noDate = "1970-01-01"

    /// The feed.
    var text: String {
        let words = edition.words
        let address = baseURL.map { $0 + Self.path }
        var lines = [
            #"<?xml version="1.0" encoding="UTF-8"?>"#,
            #"<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\#(edition.tag)">"#,
            "<id>\(escaped(address ?? Self.name))</id>",
            "<title>\(escaped(words(.titlePage, ["page": words(.changesTitle), "site": words(.siteName)])))</title>",
            "<updated>\(time(of: history.sets.first?.to ?? history.dataset?.source))</updated>",
            "<author><name>\(escaped(words(.siteName)))</name></author>",
            #"<link rel="alternate" type="text/html" href="\#(escaped(page))"/>"#,
        ]
        if let address { lines.append(#"<link rel="self" type="application/atom+xml" href="\#(escaped(address))"/>"#) }
        return (lines + history.sets.map(entry) + ["</feed>", ""]).joined(separator: "\n")
    }

    private var page: String { "\(baseURL ?? "")\(edition.tag)/\(ChangesPage.folder)" }

    private func entry(_ set: ChangeSet) -> String {
        let day = ChangesPage.day(of: set.to, in: edition.words)
        let title = "\(day): \(ChangesPage.summary(of: set, in: edition.words))"
        return """
            <entry>
            <id>urn:uuid:\(escaped(set.id))</id>
            <title>\(escaped(title))</title>
            <updated>\(time(of: set.to))</updated>
            <link rel="alternate" type="text/html" href="\(escaped("\(page)#\(ChangesPage.anchor(of: set))"))"/>
            <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">\(set.kinds.map(kind).joined())</div></content>
            </entry>
            """
    }

    /// What became of one kind: as much as is kept of a set when newer ones come, so that an entry stays as it is.
    private func kind(_ changes: KindChanges) -> String {
        let rows = [
            (changes.added, Phrase.changesNew), (changes.removed, .changesGone), (changes.changed, .changesAnother),
        ].filter { $0.0.count > 0 }.map { list, label in
            let names = list.listed.prefix(ChangeSet.mostNames).map(\.name.shown)
            let rest = list.count - names.count
            let more = rest > 0 ? [edition.words(.changesMore, count: rest)] : []
            return "<li>\(escaped("\(edition.words(label)): \((names + more).joined(separator: ", "))"))</li>"
        }
        let fields = changes.fields.filter { $0.event != .changed }.map { field in
            let phrase = field.event == .introduced ? Phrase.changesIntroduced : .changesDropped
            return "<li>\(escaped("\(field.field): \(edition.words(phrase, count: field.records))"))</li>"
        }
        let items = (rows + fields).joined()
        return "<h3>\(changes.kind.slug)</h3>" + (items.isEmpty ? "" : "<ul>\(items)</ul>")
    }

    private func time(of source: Source?) -> String { "\(source?.day ?? Self.noDate)T00:00:00Z" }

    private func escaped(_ text: String) -> String {
        text.shown.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
