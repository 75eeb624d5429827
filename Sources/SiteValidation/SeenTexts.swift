/// Which addresses and ids the page that is read has had before, told apart byte for byte.
///
/// Pages of one site have mostly the same: what earlier pages had is kept, so that another mention costs a lookup.
final class SeenTexts {
    /// What a text is to its page.
    enum Sort: Int { case page, reference, asset, id }

    /// Past this many bytes the texts of earlier pages are forgotten.
    private static let mostBytes = 8 << 20

    private var texts = Interner()
    /// The page that had each text last, for each sort.
    private var last: [SIMD4<Int32>] = []
    private var page: Int32 = 0

    /// A page begins: nothing of it was seen.
    func beginPage() {
        if texts.byteCount > Self.mostBytes { (texts, last) = (Interner(), []) }
        page += 1
    }

    /// Whether the page has not had the text as that before; from now on it has.
    func isNew(_ text: UnsafeBufferPointer<UInt8>, as sort: Sort) -> Bool {
        let number = Int(texts.number(of: text))
        if number == last.count { last.append(SIMD4(repeating: 0)) }
        defer { last[number][sort.rawValue] = page }
        return last[number][sort.rawValue] != page
    }
}
