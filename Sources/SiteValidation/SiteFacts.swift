/// What is known of all pages together, compactly: texts are kept once and named by number.
///
/// A link is kept once for each target and template that it stands in, with the first of the places that have it.
struct SiteFacts {
    private var texts = Interner()
    private var pages: [Int32: Page] = [:]
    private var uses: [UseKey: UseValue] = [:]
    private var titles: [TitleKey: [Int32]] = [:]
    private var otherFiles: Set<Int32> = []

    private struct Page {
        let isWhole: Bool
        let ids: [Int32]
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
    }

    private struct TitleKey: Hashable {
        let language: Int32
        let title: Int32
    }

    /// Keeps what other pages and the whole site are checked with.
    mutating func add(_ facts: PageFacts) {
        let number = texts.number(of: facts.path)
        let template = texts.number(of: Self.template(of: facts.path))
        pages[number] = Page(isWhole: facts.isWhole, ids: facts.ids.map { texts.number(of: $0) })
        if let title = facts.title, !title.isEmpty, !facts.isRedirect {
            let key = TitleKey(
                language: texts.number(of: facts.language ?? ""),
                title: texts.number(of: title)
            )
            titles[key, default: []].append(number)
        }
        for link in facts.links {
            guard case .file(let path, let fragment) = link.target else { continue }
            let key = UseKey(
                kind: link.kind,
                path: texts.number(of: path),
                fragment: fragment.map { texts.number(of: $0) },
                template: template
            )
            let line = Int32(clamping: link.line)
            var value = uses[key] ?? UseValue(page: number, line: line, count: 0)
            value.count += 1
            // Pages come in any order; the example must not depend on it.
            if facts.path < texts[value.page] { (value.page, value.line) = (number, line) }
            uses[key] = value
        }
    }

    /// Notes a file that can be linked to and says nothing of itself.
    mutating func addFile(_ path: String) { otherFiles.insert(texts.number(of: path)) }
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

    /// The pages that share a title in one language, sorted; only titles of more than one.
    var pagesBySharedTitle: some Sequence<[String]> {
        titles.values.lazy.filter { $0.count > 1 }.map { $0.map { texts[$0] }.sorted() }
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
