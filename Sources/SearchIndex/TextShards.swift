import JSON

/// The full text of a language in parts: which pages have a term, by term; and the texts themselves, by page.
///
/// A page is the place of its entry in the index. `docs/search.md` describes the format.
struct TextShards {
    /// The first term of each shard of terms, and the shard.
    private(set) var terms: [(first: String, shard: SearchShard)] = []
    /// The first page of each shard of texts, and the shard.
    private(set) var texts: [(first: Int, shard: SearchShard)] = []

    /// About how many bytes of terms a shard has: a search reads one or two of them for each word.
    private static let termBytes = 64 << 10
    /// About how many bytes of texts a shard has: a search reads one for each page that it shows.
    private static let textBytes = 24 << 10

    /// Cuts the texts of all pages, in the order of the index's entries.
    init(_ pages: [[SearchPassage]]) {
        cutTexts(pages)
        cutTerms(of: pages)
    }

    /// Cuts the lines of terms where a shard is full: a term and the pages that have it, each less the one before.
    private mutating func cutTerms(of pages: [[SearchPassage]]) {
        var first = ""
        var lines = ""
        for (term, pages) in Self.postings(of: pages) {
            if lines.isEmpty { first = term } else { lines += "\n" }
            lines += term
            var last = 0
            for page in pages {
                lines += " " + String(page - last, radix: 36)
                last = page
            }
            guard lines.utf8.count >= Self.termBytes else { continue }
            terms.append((first, Self.shard { $0.member("terms", lines) }))
            lines = ""
        }
        if !lines.isEmpty { terms.append((first, Self.shard { $0.member("terms", lines) })) }
    }

    /// Each term and the pages that have it, in the order of UTF-16 units, which is the browser's.
    private static func postings(of pages: [[SearchPassage]]) -> [(term: String, pages: [Int])] {
        var numbers: [String: Int] = [:]
        var lists: [[Int]] = []
        for (page, passages) in pages.enumerated() {
            for passage in passages {
                forEachTerm(in: fold(passage.text)) { term in
                    let number = numbers[term] ?? lists.count
                    if number == lists.count {
                        numbers[term] = number
                        lists.append([])
                    }
                    if lists[number].last != page { lists[number].append(page) }
                }
            }
        }
        return numbers.map { (term: $0.key, pages: lists[$0.value]) }
            .sorted { $0.term.utf16.lexicographicallyPrecedes($1.term.utf16) }
    }

    /// Cuts the texts between pages where a shard is full.
    private mutating func cutTexts(_ pages: [[SearchPassage]]) {
        var first = 0
        var byteCount = 0
        for (page, passages) in pages.enumerated() {
            let own = passages.reduce(0) { $0 + $1.text.utf8.count }
            if byteCount > 0, byteCount + own > Self.textBytes {
                texts.append((first, Self.shard(of: pages[first..<page])))
                (first, byteCount) = (page, 0)
            }
            byteCount += own
        }
        if byteCount > 0 { texts.append((first, Self.shard(of: pages[first...]))) }
    }

    /// The shard of some pages' texts: a list of them for each page.
    private static func shard(of pages: ArraySlice<[SearchPassage]>) -> SearchShard {
        shard { json in
            json.member("texts", pages) { json, passages in
                json.beginArray()
                for passage in passages {
                    guard let language = passage.language else {
                        json.string(passage.text)
                        continue
                    }
                    json.object { json in
                        json.member("text", passage.text)
                        json.member("language", language)
                    }
                }
                json.endArray()
            }
        }
    }

    /// Writes the directory: what each shard begins with, and its name.
    func write(to json: inout JSONWriter) {
        json.member("terms", terms.map(\.first))
        json.member("termShards", terms.map(\.shard.name))
        json.member("pages", texts) { $0.integer($1.first) }
        json.member("pageShards", texts.map(\.shard.name))
    }

    private static func shard(_ content: (inout JSONWriter) -> Void) -> SearchShard {
        var json = JSONWriter()
        json.object { json in
            json.member("version", SearchIndexWriter.formatVersion)
            content(&json)
        }
        return SearchShard(json.bytes)
    }
}
