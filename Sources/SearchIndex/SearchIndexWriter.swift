import JSON

/// What search in one language reads.
public struct SearchIndexFiles: Sendable {
    /// The names index, as compact JSON; it names the shards.
    public let names: [UInt8]
    /// The full text, in parts.
    public let shards: [SearchShard]
}

/// Writes the names index of one language and the shards of its full text, which the browser's `search.js` reads.
///
/// The format is described in `docs/search.md`: one column for each property, in blocks by kind, and nothing stored that
/// the reader can derive.
public struct SearchIndexWriter: Sendable {
    /// The number of the format; a reader refuses any other.
    public static let formatVersion = 1

    /// Creates a writer.
    public init() {}

    /// The index of `documents`.
    ///
    /// The same documents in another order give the same bytes; kind, slug and anchor together must be unique.
    /// `language` is the tag of the pages' language.
    public func write(_ documents: [SearchDocument], language: String) -> SearchIndexFiles {
        let entries = documents.map(Entry.init).sorted()
        let text = TextShards(entries.map(\.passages))
        let typeSets = Set(entries.map(\.types)).subtracting([""]).sorted()
        let typeNumbers = Dictionary(uniqueKeysWithValues: zip(typeSets, 1...))

        var json = JSONWriter()
        json.object { index in
            index.member("version", Self.formatVersion)
            index.member("language", language)
            index.member("types", typeSets)
            index.member("kinds", blocks(of: entries)) { json, block in
                json.object { json in
                    json.member("kind", block.first?.kind)
                    write(slugs(of: block), as: "slugs", to: &json)
                    write(block.map(\.name), as: "names", to: &json)
                    write(block.map(\.storedAnchor), as: "anchors", to: &json)
                    write(block.map(\.storedAliases), as: "aliases", to: &json)
                    write(block.map { $0.number ?? 0 }, as: "numbers", to: &json)
                    write(block.map { typeNumbers[$0.types] ?? 0 }, as: "types", to: &json)
                    write(block.map { $0.generation ?? 0 }, as: "generations", to: &json)
                }
            }
            if !text.texts.isEmpty { index.member("text", object: text.write) }
        }
        let shards = text.terms.map(\.shard) + text.texts.map(\.shard)
        return SearchIndexFiles(names: json.bytes, shards: shards)
    }

    /// The entries cut where the kind changes.
    private func blocks(of entries: [Entry]) -> [ArraySlice<Entry>] {
        var blocks: [ArraySlice<Entry>] = []
        var rest = entries[...]
        while let kind = rest.first?.kind {
            blocks.append(rest.prefix { $0.kind == kind })
            rest = rest.dropFirst(blocks[blocks.count - 1].count)
        }
        return blocks
    }

    /// The slugs, those that follow from the name or the entry before left out.
    private func slugs(of block: ArraySlice<Entry>) -> [String] {
        var last: String?
        return block.map { entry in
            defer { last = entry.slug }
            if entry.slug == last { return "=" }
            return entry.slug == entry.foldedName.replacingSpaces ? "" : entry.slug
        }
    }

    /// Writes a column of texts, one a line, unless all are empty.
    private func write(_ column: [String], as key: String, to json: inout JSONWriter) {
        guard key == "slugs" || column.contains(where: { !$0.isEmpty }) else { return }
        json.member(key, column.joined(separator: "\n"))
    }

    /// Writes a column of numbers, each less the one before, unless all are zero.
    private func write(_ column: [Int], as key: String, to json: inout JSONWriter) {
        guard column.contains(where: { $0 != 0 }) else { return }
        json.member(key, zip(column, [0] + column)) { $0.integer($1.0 - $1.1) }
    }
}

/// A document as it is stored, in the order that it is stored in.
private struct Entry: Comparable {
    let kind: String
    let slug: String
    let anchor: String
    let name: String
    let foldedName: String
    let storedAnchor: String
    let storedAliases: String
    let types: String
    let number: Int?
    let generation: Int?
    let passages: [SearchPassage]

    init(_ document: SearchDocument) {
        kind = document.kind
        slug = document.slug
        anchor = document.anchor ?? ""
        name = Self.line(document.name)
        foldedName = fold(name)
        let isAnchorOfSlug = anchor.hasPrefix(slug + "-")
        storedAnchor = isAnchorOfSlug ? String(anchor.dropFirst(slug.count)) : anchor.isEmpty ? "" : "#" + anchor
        types = document.types.joined(separator: " ")
        number = document.number
        generation = document.generation
        passages = document.passages

        // What the reader derives anyway, and what differs only in what folding evens out, is stored once or not at all.
        var known: Set = ["", foldedName, fold(anchor.isEmpty ? slug : anchor)]
        storedAliases = document.aliases.map(Self.line).sorted(by: Self.precedes)
            .filter { known.insert(fold($0)).inserted }
            .joined(separator: "|")
    }

    /// The text on one line and without the sign that parts aliases; search takes both for spaces.
    private static func line(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { $0.value < 0x20 || $0 == "|" ? " " : $0 }))
    }

    /// Orders texts by their code points, which brings those of one script together.
    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    static func < (left: Entry, right: Entry) -> Bool { left.key < right.key }

    static func == (left: Entry, right: Entry) -> Bool { left.key == right.key }

    /// Kind by kind; by national number, where there is one; a form after its species.
    private var key: (String, Int, String, String, String, String) {
        (kind, number ?? Int.max, slug, anchor, name, storedAliases)
    }
}

extension String {
    /// The folded words as they stand in a slug.
    fileprivate var replacingSpaces: String { String(map { $0 == " " ? "-" : $0 }) }
}
