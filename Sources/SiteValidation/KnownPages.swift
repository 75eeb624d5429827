/// What pages without faults said when they were checked, so that they need not be read again as long as they stay as they were.
///
/// It holds for pages of the same bytes that the same program checks for the same base URL.
public struct KnownPages: Sendable {
    /// Texts in the order of their numbers, then pages, each behind its length: see ``NumberedPage/append(to:)``.
    private let bytes: [UInt8]
    private let texts: [Range<Int>]
    private let pages: [String: Range<Int>]
    /// The numbers that texts have where the pages are added, by those that they have here; -1 where that was not asked.
    private var renumbered: [Int32]

    /// Reads the bytes that ``SiteChecker/knownPages()`` gave; no others mean anything.
    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var reader = NumberReader(bytes[...])
        let texts = (0..<reader.next()).map { _ in reader.skip() }
        var pages: [String: Range<Int>] = [:]
        while !reader.isAtEnd {
            let page = reader.skip()
            var start = NumberReader(bytes[page])
            pages[String(decoding: bytes[texts[Int(start.next())]], as: UTF8.self)] = page
        }
        self.texts = texts
        self.pages = pages
        renumbered = Array(repeating: -1, count: texts.count)
    }

    /// The page at a path, its texts by the numbers of `others`; nil where it is not known.
    mutating func page(at path: String, _ others: inout Interner) -> NumberedPage? {
        guard let place = pages[path] else { return nil }
        var reader = NumberReader(bytes[place])
        return NumberedPage(&reader) { number in
            if renumbered[Int(number)] < 0 {
                renumbered[Int(number)] = bytes[texts[Int(number)]].withUnsafeBufferPointer { others.number(of: $0) }
            }
            return renumbered[Int(number)]
        }
    }
}

/// Gathers pages as ``KnownPages`` has them.
struct PageRecorder {
    private var pages: [UInt8] = []

    /// Takes a page, its texts by their numbers.
    mutating func add(_ page: NumberedPage) {
        var bytes: [UInt8] = []
        page.append(to: &bytes)
        pages.append(number: UInt32(bytes.count))
        pages += bytes
    }

    /// All pages, whose texts have numbers of `texts`.
    func bytes(with texts: Interner) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pages.count + texts.byteCount + 2 * texts.count)
        bytes.append(number: UInt32(texts.count))
        for number in 0..<Int32(texts.count) {
            texts.withBytes(of: number) { text in
                bytes.append(number: UInt32(text.count))
                bytes.append(contentsOf: text)
            }
        }
        return bytes + pages
    }
}
