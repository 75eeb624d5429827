/// What is known of all pages together, compactly: texts are kept once and named by number.
///
/// A link is kept once for each target and template that it stands in, with the first of the places that have it.
struct SiteFacts {
    /// The texts of all numbers.
    private(set) var texts = Interner()
    private var pages: [Int32: Page] = [:]
    private var uses: [UseKey: UseValue] = [:]
    private var titles: [TextKey: [Int32]] = [:]
    private var descriptions: [TextKey: [Int32]] = [:]
    private var otherFiles: Set<Int32> = []
    /// Where a reader of other pages can get to.
    private var reached: Set<Int32> = []
    /// The addresses in sitemaps, and the sitemap of each.
    private var listed: [Int32: Int32] = [:]

    /// The patterns of paths that files for hosts speak of, with the file.
    private(set) var patterns: [(pattern: String, file: String)] = []
    /// The search indexes, with their files.
    private(set) var indexes: [(index: SearchNames, file: String)] = []

    private struct Page {
        let isWhole: Bool
        let ids: [Int32]
        let language: Int32
        let alternates: [NumberedPage.Alternate]
        let canonical: Int32?
        let canonicalPath: Int32?
        /// Whether search engines and sitemaps are to leave it out.
        let isUnlisted: Bool
        let isRedirect: Bool
    }

    private struct UseKey: Hashable {
        let kind: Link.Kind
        let path: Int32
        let fragment: Int32?
        let template: Int32
    }

    private struct UseValue {
        var page: Int32
        var line: Int32
        var count: Int32

        /// Counts a page that has the link; pages come in any order, and the example must not depend on it.
        mutating func add(_ other: Int32, line: Int32, _ texts: Interner) {
            count += 1
            if other != page, texts.precedes(other, page) { (page, self.line) = (other, line) }
        }
    }

    private struct TextKey: Hashable {
        let language: Int32
        let text: Int32
    }

    /// Keeps what other pages and the whole site are checked with, and gives all that it took over.
    mutating func add(_ facts: PageFacts) -> NumberedPage {
        let page = NumberedPage(facts, &texts)
        add(page)
        return page
    }

    private mutating func add(_ page: NumberedPage) {
        pages[page.path] = Page(
            isWhole: page.isWhole,
            ids: page.ids,
            language: page.language,
            alternates: page.alternates,
            canonical: page.canonical,
            canonicalPath: page.canonicalPath,
            isUnlisted: page.isUnlisted,
            isRedirect: page.isRedirect
        )
        for address in page.listed { listed[address] = page.path }
        if !page.isRedirect {
            func note(_ text: Int32?, in table: inout [TextKey: [Int32]]) {
                guard let text, !texts.isEmpty(text) else { return }
                table[TextKey(language: page.language, text: text), default: []].append(page.path)
            }
            note(page.title, in: &titles)
            note(page.description, in: &descriptions)
        }
        add(page.links, of: page.path)
    }

    /// Keeps what a file beside the pages names.
    mutating func add(_ facts: FileFacts) {
        addFile(facts.path)
        patterns += facts.patterns.map { ($0, facts.path) }
        if let index = facts.index { indexes.append((index, facts.path)) }
        add(NumberedPage.numbered(facts.links, &texts), of: texts.number(of: facts.path))
    }

    private mutating func add(_ links: [NumberedPage.Link], of page: Int32) {
        let template = texts.number(of: Self.template(of: texts[page]))
        for link in links {
            if link.kind == .page, link.path != page { reached.insert(link.path) }
            let key = UseKey(kind: link.kind, path: link.path, fragment: link.fragment, template: template)
            uses[key, default: UseValue(page: page, line: link.line, count: 0)].add(page, line: link.line, texts)
        }
    }

    /// Notes a file that can be linked to and says nothing of itself.
    mutating func addFile(_ path: String) { otherFiles.insert(texts.number(of: path)) }

    /// Keeps what a page said when it was checked for another build; nil where that is not known.
    mutating func add(known path: String, of known: inout KnownPages?) -> NumberedPage? {
        guard let page = known?.page(at: path, &texts) else { return nil }
        add(page)
        return page
    }
}

extension SiteFacts {
    /// A link's target as one template's pages link to it.
    struct Use {
        /// What a missing target means.
        let kind: Link.Kind
        /// The target, and the fragment in it.
        let path: String
        let fragment: String?
        /// The template of the pages that have it, how many have it, and where the first does.
        let template: String
        let count: Int
        let place: String
    }

    /// The links to the site's own files, in no order.
    var links: some Sequence<Use> {
        uses.lazy.map { key, value in
            Use(
                kind: key.kind,
                path: texts[key.path],
                fragment: key.fragment.map { texts[$0] },
                template: texts[key.template],
                count: Int(value.count),
                place: "\(texts[value.page]):\(value.line)"
            )
        }
    }

    /// Whether `id` is certainly no place in the document at `path`: it was read to its end and has none of that name.
    func isMissing(id: String, in path: String) -> Bool {
        guard let page = texts.knownNumber(of: path).flatMap({ pages[$0] }), page.isWhole else { return false }
        return texts.knownNumber(of: id).map { !page.ids.contains($0) } ?? true
    }

    /// Whether there is a page or other file of that path.
    func hasFile(_ path: String) -> Bool {
        guard let number = texts.knownNumber(of: path) else { return false }
        return pages[number] != nil || otherFiles.contains(number)
    }

    /// The paths of all pages and other files, in no order.
    var files: [String] { pages.keys.map { texts[$0] } + otherFiles.map { texts[$0] } }

    /// How many pages and other files there are.
    var counts: (pages: Int, files: Int) { (pages.count, otherFiles.count) }

    /// How many pages are one level below each folder, as `en/move`.
    var pageCounts: [Substring: Int] {
        var counts: [Substring: Int] = [:]
        for number in pages.keys {
            let parts = texts[number].split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count > 2, parts[parts.count - 1] == "index.html" else { continue }
            counts[parts.dropLast(2).joined(separator: "/")[...], default: 0] += 1
        }
        return counts
    }

    /// The pages that share a title in one language, sorted; only titles of more than one.
    var pagesBySharedTitle: some Sequence<[String]> { shared(titles) }

    /// The pages that share a description in one language, sorted; only descriptions of more than one.
    var pagesBySharedDescription: some Sequence<[String]> { shared(descriptions) }

    private func shared(_ pages: [TextKey: [Int32]]) -> some Sequence<[String]> {
        pages.values.lazy.filter { $0.count > 1 }.map { $0.map { texts[$0] }.sorted() }
    }

    /// The pages that no other page leads to by a link that a reader can follow, in no order.
    ///
    /// The first page, those for errors and those that send their reader on are found by other ways.
    var orphans: some Sequence<String> {
        pages.lazy.filter { number, page in !reached.contains(number) && !page.isRedirect && page.isWhole }
            .map { texts[$0.key] }
            .filter { DocumentSort($0) == .page && $0 != "index.html" && !Self.isErrorPage($0) }
    }

    private static func isErrorPage(_ path: String) -> Bool {
        path.hasSuffix(".html") && path.count == 8 && Int(path.prefix(3)) != nil
    }

    /// The pages whose canonical address leads to a page of the site that is not canonical itself, in no order.
    var wrongCanonicals: some Sequence<(page: String, target: String)> {
        pages.lazy.compactMap { number, page in
            guard let target = page.canonicalPath, target != number, let found = pages[target], found.isWhole,
                found.canonicalPath != target
            else { return nil }
            return (texts[number], texts[target])
        }
    }

    /// The pages that name another page as themselves in a language, where that is wrong, in no order.
    var wrongAlternates: some Sequence<(page: String, target: String, reason: String)> {
        pages.lazy.flatMap { number, page in
            page.alternates.lazy.compactMap { alternate in
                // A page that is not there is a broken link, one that could not be read says nothing.
                guard texts[alternate.language] != "x-default", let target = pages[alternate.path], target.isWhole
                else {
                    return nil
                }
                let reason: String
                if texts[target.language].lowercased() != texts[alternate.language].lowercased() {
                    reason = "is in the language \"\(texts[target.language])\", not \"\(texts[alternate.language])\""
                } else if !target.alternates.contains(where: { $0.path == number }) {
                    reason = "does not name it in return"
                } else {
                    return nil
                }
                return (texts[number], texts[alternate.path], reason)
            }
        }
    }

    /// What sitemaps list and no page of the site says of itself, with the sitemap; nothing where there is no sitemap.
    var unknownListed: some Sequence<(address: String, sitemap: String)> {
        let known = Set(pages.values.compactMap { $0.isUnlisted || $0.isRedirect ? nil : $0.canonical })
        return listed.lazy.filter { !known.contains($0.key) && !texts[$0.key].hasSuffix(".xml") }
            .map { (texts[$0.key], texts[$0.value]) }
    }

    /// The pages with a canonical address that no sitemap lists; nothing where there is no sitemap.
    var pagesOutsideOfSitemaps: some Sequence<String> {
        let isListing = listed.keys.contains { !texts[$0].hasSuffix(".xml") }
        return pages.lazy.compactMap { number, page in
            guard isListing, let canonical = page.canonical, page.canonicalPath == nil || page.canonicalPath == number,
                !page.isUnlisted, !page.isRedirect, listed[canonical] == nil
            else { return nil }
            return texts[number]
        }
    }

    /// What a page was made from, as far as its path tells: its first folder without the language.
    ///
    /// `en/pokemon/pikachu/index.html` is one of `pokemon/*`, `es/pokemon/page/2/index.html` of `pokemon/page/*`.
    static func template(of path: String) -> String {
        var parts = path.split(separator: "/")
        if let first = parts.first, parts.count > 1, isLanguage(first) { parts.removeFirst() }
        if parts.last == "index.html" { parts.removeLast() }
        guard let first = parts.first else { return "home" }
        return switch parts.count {
        case 1: String(first)
        case 2: "\(first)/*"
        default: parts[1] == "page" ? "\(first)/page/*" : "\(first)/*"
        }
    }

    /// Whether a folder is named by a language tag of two letters, with or without subtags.
    private static func isLanguage(_ name: Substring) -> Bool {
        let subtags = name.split(separator: "-", omittingEmptySubsequences: false)
        return subtags[0].utf8.count == 2 && subtags.allSatisfy(isSubtag)
    }

    private static func isSubtag(_ text: Substring) -> Bool {
        (2...8).contains(text.utf8.count) && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
}
