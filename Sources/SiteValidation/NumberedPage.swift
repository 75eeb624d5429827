/// What is kept of a page that was checked, its texts as the numbers of an ``Interner``.
struct NumberedPage: Equatable {
    let path: Int32
    let isWhole: Bool
    let isRedirect: Bool
    /// Whether search engines and sitemaps are to leave it out.
    let isUnlisted: Bool
    let language: Int32
    let title: Int32?
    let description: Int32?
    let canonical: Int32?
    let canonicalPath: Int32?
    let alternates: [Alternate]
    /// The addresses that it lists, where it is a sitemap.
    let listed: [Int32]
    let ids: [Int32]
    /// Its links to the site's own files.
    let links: [Link]

    struct Alternate: Equatable {
        let language: Int32
        let path: Int32
    }

    /// A link to a file of the site; each distinct one is there once.
    struct Link: Equatable {
        let kind: SiteValidation.Link.Kind
        let path: Int32
        let fragment: Int32?
        let line: Int32
    }
}

extension NumberedPage {
    /// Gives numbers to what a page says.
    init(_ facts: PageFacts, _ texts: inout Interner) {
        path = texts.number(of: facts.path)
        isWhole = facts.isWhole
        isRedirect = facts.isRedirect
        isUnlisted = facts.isUnlisted
        language = texts.number(of: facts.language ?? "")
        title = facts.title.map { texts.number(of: $0) }
        description = facts.description.map { texts.number(of: $0) }
        canonical = facts.canonical.map { texts.number(of: $0) }
        canonicalPath = facts.canonicalPath.map { texts.number(of: $0) }
        alternates = facts.alternates.map {
            Alternate(language: texts.number(of: $0.language), path: texts.number(of: $0.path))
        }
        listed = facts.listed.map { texts.number(of: $0) }
        ids = facts.ids.map { texts.number(of: $0) }
        links = Self.numbered(facts.links, &texts)
    }

    /// Gives numbers to what links lead to, as far as it is of the site.
    static func numbered(_ links: [SiteValidation.Link], _ texts: inout Interner) -> [Link] {
        links.compactMap { link in
            guard case .file(let path, let fragment) = link.target else { return nil }
            return Link(
                kind: link.kind,
                path: texts.number(of: path),
                fragment: fragment.map { texts.number(of: $0) },
                line: Int32(clamping: link.line)
            )
        }
    }
}

// MARK: As bytes

extension NumberedPage {
    /// Appends it as numbers.
    func append(to bytes: inout [UInt8]) {
        func append(_ number: Int32) { bytes.append(number: UInt32(bitPattern: number)) }
        func append(orNone number: Int32?) { append(number.map { $0 + 1 } ?? 0) }
        func append<Element>(_ elements: [Element], _ each: (Element) -> Void) {
            append(Int32(elements.count))
            elements.forEach(each)
        }
        append(path)
        append((isWhole ? 1 : 0) | (isRedirect ? 2 : 0) | (isUnlisted ? 4 : 0))
        append(language)
        for number in [title, description, canonical, canonicalPath] { append(orNone: number) }
        append(alternates) { alternate in
            append(alternate.language)
            append(alternate.path)
        }
        append(listed) { append($0) }
        append(ids) { append($0) }
        append(links) { link in
            append(link.kind.number)
            append(link.path)
            append(orNone: link.fragment)
            append(link.line)
        }
    }

    /// Reads what ``append(to:)`` wrote, its texts by the numbers that `renumbered` gives for those in it.
    init(_ reader: inout NumberReader, _ renumbered: (Int32) -> Int32) {
        func text() -> Int32 { renumbered(reader.next()) }
        func textOrNone() -> Int32? {
            let number = reader.next()
            return number == 0 ? nil : renumbered(number - 1)
        }
        func list<Element>(_ element: () -> Element) -> [Element] { (0..<reader.next()).map { _ in element() } }
        path = text()
        let flags = reader.next()
        (isWhole, isRedirect, isUnlisted) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
        language = text()
        title = textOrNone()
        description = textOrNone()
        canonical = textOrNone()
        canonicalPath = textOrNone()
        alternates = list { Alternate(language: text(), path: text()) }
        listed = list(text)
        ids = list(text)
        links = list {
            Link(kind: .init(number: reader.next()), path: text(), fragment: textOrNone(), line: reader.next())
        }
    }
}

extension Link.Kind {
    fileprivate var number: Int32 {
        switch self {
        case .page: 0
        case .reference: 1
        case .asset: 2
        }
    }

    fileprivate init(number: Int32) {
        switch number {
        case 0: self = .page
        case 1: self = .reference
        default: self = .asset
        }
    }
}
