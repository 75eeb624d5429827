import CLibXML2

/// One reading of one page: collects its facts and feeds its checks.
struct PageVisit {
    private var context: PageContext
    private var checks = PageChecks()
    private let isPage: Bool
    private let grammars: Grammars?
    private var grammar: GrammarVisit?
    private var facts: PageFacts
    private var resolver: LinkResolver
    private let seen: SeenTexts
    private var pendingText: [UInt8] = []
    private var pendingLine = 1

    /// How many elements are open.
    var depth: Int { context.depth }

    init(
        path: String,
        bytes: UnsafeRawBufferPointer,
        grammars: Grammars?,
        seen: SeenTexts = SeenTexts(),
        baseURL: String?
    ) {
        context = PageContext(path: path, bytes: bytes)
        self.seen = seen
        seen.beginPage()
        isPage = DocumentSort(path) == .page
        self.grammars = grammars
        facts = PageFacts(path: path)
        resolver = LinkResolver(page: path, baseURL: baseURL)
    }

    mutating func startTag(_ tag: StartTag, line: Int, offset: Int) {
        flushText()
        context.move(to: line, offset: offset)
        if context.isOutside { grammar = grammars?.visit(of: tag, in: &context) }
        context.push(tag)
        grammar?.startTag(tag, in: &context)
        for attribute in tag.attributes where attribute.name == .id || (attribute.name == .name && tag.name == .a) {
            if seen.isNew(attribute.value, as: .id) { facts.ids.append(attribute.text) }
        }
        guard isPage else { return }
        checks.visit(tag, in: &context)
        collectFacts(of: tag)
        collectLinks(of: tag)
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        pendingLine = line
        pendingText.append(contentsOf: bytes)
    }

    mutating func endTag(line: Int, offset: Int) {
        flushText()
        context.move(to: line, offset: offset)
        grammar?.endTag(in: &context)
        if isPage { checks.leave(in: &context) }
        context.pop()
    }

    private mutating func flushText() {
        guard !pendingText.isEmpty else { return }
        defer { pendingText.removeAll(keepingCapacity: true) }
        pendingText.withUnsafeBufferPointer { text in
            guard let start = text.firstIndex(where: { !isHTMLSpace($0) }) else { return }
            // The parser tells where a text ends; a reader looks for where it begins.
            context.move(to: pendingLine - text[start...].count { $0 == UInt8(ascii: "\n") })
            grammar?.text(in: &context)
            guard isPage else { return readEntry(text) }
            checks.visit(text, in: &context)
            if context.element == .style { addStyleLinks(in: text) }
            if context.element == .title, context.parent == .head, facts.title == nil {
                facts.title = Self.collapsed(text)
            }
        }
    }

    /// A text as it is shown: white space at the ends gone, and one space for any other.
    private static func collapsed(_ text: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: Array(text.split(whereSeparator: isHTMLSpace).joined(separator: [0x20])), as: UTF8.self)
    }

    /// An address that a sitemap lists.
    private mutating func readEntry(_ text: UnsafeBufferPointer<UInt8>) {
        guard context.element == .loc else { return }
        facts.listed.append(Self.collapsed(text))
    }

    private mutating func collectFacts(of tag: StartTag) {
        switch tag.name {
        case .html: facts.language = tag[.lang]?.text
        case .h1: facts.mainHeadingCount += 1
        case .meta:
            if tag[.name]?.text.lowercased() == "description" { facts.description = tag[.content]?.text }
            if tag[.name]?.text.lowercased() == "robots" {
                facts.isUnlisted = tag[.content]?.text.lowercased().contains("noindex") ?? false
            }
            if tag[.httpEquiv]?.text.lowercased() == "refresh" { facts.isRedirect = true }
        case .link:
            let rel = tag[.rel]?.text.lowercased()
            guard rel == "canonical" || rel == "alternate", let href = tag[.href] else { return }
            let target: String? = if case .file(let path, _) = resolver.resolve(href.value) { path } else { nil }
            if rel == "canonical" { (facts.canonical, facts.canonicalPath) = (href.text, target) }
            guard rel == "alternate", let language = tag[.hreflang]?.text, let target else { return }
            facts.alternates.append(PageFacts.Alternate(language: language, path: target))
        case .base:
            if let href = tag[.href] { resolver.rebase(href.value) }
        default: break
        }
    }

    private mutating func collectLinks(of tag: StartTag) {
        for attribute in tag.attributes {
            switch attribute.name {
            case .href where tag.name == .base: break
            case .href: addLink(Self.kind(ofHref: tag), attribute.value, tag)
            case .action, .formaction: addLink(.page, attribute.value, tag)
            case .src where tag.name != .input || !attribute.value.isEmpty: addLink(.asset, attribute.value, tag)
            case .style: addStyleLinks(in: attribute.value)
            case .poster: addLink(.asset, attribute.value, tag)
            case .data where tag.name == .object: addLink(.asset, attribute.value, tag)
            case .content where Self.namesPicture(tag): addLink(.reference, attribute.value, tag)
            case .srcset, .imagesrcset:
                forEachCandidate(ofSourceSet: attribute.value) { addLink(.asset, $0, tag) }
            default: break
            }
        }
    }

    /// Whether a `meta` element names a picture for those who show a link to the page ([Open Graph](https://ogp.me/#structured)).
    private static func namesPicture(_ tag: StartTag) -> Bool {
        guard tag.name == .meta, let property = (tag[.property] ?? tag[.name])?.text.lowercased() else { return false }
        return ["og:image", "og:image:url", "og:image:secure_url", "twitter:image"].contains(property)
    }

    /// A `link` element loads what it names, unless it names another page; SVG's `use` and `image` load too.
    private static func kind(ofHref tag: StartTag) -> Link.Kind {
        switch tag.name {
        case .use, .image: .asset
        case .link:
            switch tag[.rel]?.text.lowercased() ?? "" {
            case "canonical", "alternate", "next", "prev", "up", "home", "help", "author", "license", "search":
                .reference
            default: .asset
            }
        default: .page
        }
    }

    /// What the page's own styles load; that other sites' files are none of theirs is the policy's business.
    private mutating func addStyleLinks(in style: UnsafeBufferPointer<UInt8>) {
        StyleSheet.forEachAddress(in: style) { address, line in
            var address = address
            // A text's line is that of its first word, an attribute's that of its tag.
            address.withUTF8 { addLink(.asset, $0, nil, line: context.line + line - 1) }
        }
    }

    private mutating func addLink(
        _ kind: Link.Kind,
        _ address: UnsafeBufferPointer<UInt8>,
        _ tag: StartTag?,
        line: Int? = nil
    ) {
        guard seen.isNew(address, as: kind.sort) else { return }
        let text = String(decoding: address, as: UTF8.self)
        let target = resolver.resolve(address)
        if target == .external {
            if let tag { checks.visitForeign(text, kind, of: tag, in: &context) }
            return
        }
        let link = Link(kind: kind, address: text, target: target, line: line ?? context.line)
        facts.links.append(link)
        checks.visit(link, in: &context)
    }

    /// What was found in a page that a forgiving parser read to its end; `errors` are all that it forgave.
    mutating func facts(forgiving errors: [MarkupError]) -> PageFacts {
        for error in errors {
            let rule = error.code == XML_HTML_UNKNOWN_TAG.rawValue ? "unknown-element" : "malformed-html"
            context.report(rule: rule, line: error.line, error.summary)
        }
        return facts(after: [])
    }

    /// What was found; `errors` are the parser's.
    mutating func facts(after errors: [MarkupError]) -> PageFacts {
        var facts = facts
        facts.isWhole = errors.isEmpty
        if let cause = errors.first {
            // A tag that is missing is also why others stand where they may not.
            context.drop(Grammars.rules)
            context.report(
                rule: "not-well-formed",
                line: cause.line,
                cause.summary
            )
        } else if isPage {
            checks.finish(facts, in: &context)
        }
        facts.diagnostics = context.diagnostics
        return facts
    }
}

extension Link.Kind {
    fileprivate var sort: SeenTexts.Sort {
        switch self {
        case .page: .page
        case .reference: .reference
        case .asset: .asset
        }
    }
}

/// Calls `body` with the address of each candidate of a
/// [source set](https://html.spec.whatwg.org/multipage/images.html#srcset-attributes).
///
/// An address ends at white space, or at a comma that white space or the end follows, so that it can have commas inside.
func forEachCandidate(
    ofSourceSet value: UnsafeBufferPointer<UInt8>,
    _ body: (UnsafeBufferPointer<UInt8>) -> Void
) {
    let comma = UInt8(ascii: ",")
    var index = value.startIndex
    while true {
        while index < value.endIndex, isHTMLSpace(value[index]) || value[index] == comma { index += 1 }
        guard index < value.endIndex else { return }
        var end = value[index...].firstIndex(where: isHTMLSpace) ?? value.endIndex
        let next = end
        while end > index, value[end - 1] == comma { end -= 1 }
        body(UnsafeBufferPointer(rebasing: value[index..<end]))
        // Without a comma at the address, a descriptor follows up to the next one.
        index = end == next ? value[next...].firstIndex(of: comma) ?? value.endIndex : next
    }
}
