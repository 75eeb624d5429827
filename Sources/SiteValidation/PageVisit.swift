/// One reading of one page: collects its facts and feeds its checks.
struct PageVisit {
    private var context: PageContext
    private var checks = PageChecks()
    private let isPage: Bool
    private var facts: PageFacts
    private var resolver: LinkResolver
    private var ids: Set<ExactText> = []
    private var addresses: Set<LinkKey> = []
    private var pendingText: [UInt8] = []
    private var pendingLine = 1

    private struct LinkKey: Hashable {
        let kind: Link.Kind
        let address: ExactText
    }

    init(path: String, isPage: Bool, baseURL: String?) {
        context = PageContext(path: path)
        self.isPage = isPage
        facts = PageFacts(path: path)
        resolver = LinkResolver(page: path, baseURL: baseURL)
    }

    mutating func startTag(_ tag: StartTag, line: Int) {
        flushText()
        context.move(to: line)
        context.push(tag)
        for attribute in tag.attributes where attribute.name == .id || (attribute.name == .name && tag.name == .a) {
            let id = attribute.text
            if ids.insert(ExactText(id)).inserted { facts.ids.append(id) }
        }
        guard isPage else { return }
        checks.visit(tag, in: &context)
        collectFacts(of: tag)
        collectLinks(of: tag)
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        guard isPage else { return }
        pendingLine = line
        pendingText.append(contentsOf: bytes)
    }

    mutating func endTag(line: Int) {
        flushText()
        context.move(to: line)
        context.pop()
    }

    private mutating func flushText() {
        guard !pendingText.isEmpty else { return }
        defer { pendingText.removeAll(keepingCapacity: true) }
        pendingText.withUnsafeBufferPointer { text in
            guard let start = text.firstIndex(where: { !isHTMLSpace($0) }) else { return }
            // The parser tells where a text ends; a reader looks for where it begins.
            context.move(to: pendingLine - text[start...].count { $0 == UInt8(ascii: "\n") })
            checks.visit(text, in: &context)
            if context.element == .title, context.parent == .head, facts.title == nil {
                facts.title = Self.collapsed(text)
            }
        }
    }

    /// A text as it is shown: white space at the ends gone, and one space for any other.
    private static func collapsed(_ text: UnsafeBufferPointer<UInt8>) -> String {
        String(decoding: Array(text.split(whereSeparator: isHTMLSpace).joined(separator: [0x20])), as: UTF8.self)
    }

    private mutating func collectFacts(of tag: StartTag) {
        switch tag.name {
        case .html: facts.language = tag[.lang]?.text
        case .h1: facts.mainHeadingCount += 1
        case .meta:
            if tag[.name]?.text.lowercased() == "description" { facts.description = tag[.content]?.text }
            if tag[.httpEquiv]?.text.lowercased() == "refresh" { facts.isRedirect = true }
        case .link:
            if tag[.rel]?.text.lowercased() == "canonical" { facts.canonical = tag[.href]?.text }
        case .base:
            if let href = tag[.href] { resolver.rebase(href.value) }
        default: break
        }
    }

    private mutating func collectLinks(of tag: StartTag) {
        for attribute in tag.attributes {
            switch attribute.name {
            case .href where tag.name == .base: break
            case .href: addLink(Self.kind(ofHref: tag), attribute.value)
            case .action, .formaction: addLink(.page, attribute.value)
            case .src where tag.name != .input || !attribute.value.isEmpty: addLink(.asset, attribute.value)
            case .poster: addLink(.asset, attribute.value)
            case .data where tag.name == .object: addLink(.asset, attribute.value)
            case .srcset, .imagesrcset:
                forEachCandidate(ofSourceSet: attribute.value) { addLink(.asset, $0) }
            default: break
            }
        }
    }

    /// A `link` element loads what it names, unless it names another page; SVG's `use` and `image` load too.
    private static func kind(ofHref tag: StartTag) -> Link.Kind {
        switch tag.name {
        case .use, .image: .asset
        case .link:
            switch tag[.rel]?.text.lowercased() ?? "" {
            case "canonical", "alternate", "next", "prev", "up", "home", "help", "author", "license", "search": .page
            default: .asset
            }
        default: .page
        }
    }

    private mutating func addLink(_ kind: Link.Kind, _ address: UnsafeBufferPointer<UInt8>) {
        let text = String(decoding: address, as: UTF8.self)
        guard addresses.insert(LinkKey(kind: kind, address: ExactText(text))).inserted else { return }
        let target = resolver.resolve(address)
        if target == .external { return }
        let link = Link(kind: kind, address: text, target: target, line: context.line)
        facts.links.append(link)
        checks.visit(link, in: &context)
    }

    /// What was found; `errors` are the parser's.
    mutating func facts(after errors: [MarkupError]) -> PageFacts {
        var facts = facts
        facts.isWhole = errors.isEmpty
        if let cause = errors.first {
            context.report(
                rule: "not-well-formed",
                line: cause.line,
                (cause.column > 0 ? "column \(cause.column): " : "") + cause.message
            )
        } else if isPage {
            checks.finish(facts, in: &context)
        }
        facts.diagnostics = context.diagnostics
        return facts
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
