/// A language, as a [BCP 47](https://www.rfc-editor.org/info/bcp47) tag whose subtags are all registered.
public struct LanguageTag: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The tag in its conventional capitals, as `zh-Hant`.
    public let description: String

    /// A tag that is known to be well formed.
    public init(unchecked tag: String) { description = tag }

    /// The tag of one of the API's languages, matched without regard to capitals.
    ///
    /// The API names languages by slugs that are not all tags (`ja-roma`), and has changed their capitals. A slug that
    /// is not known is taken as a tag where it is well formed (two or three letters, then subtags of two to eight
    /// letters and digits); nil where it is not.
    public init?(apiSlug: String) {
        let slug = apiSlug.lowercased()
        if let tag = Self.irregular[slug] {
            description = tag
            return
        }
        let subtags = slug.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = subtags.first, (2...3).contains(first.utf8.count),
            first.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
            subtags.dropFirst().allSatisfy({ (2...8).contains($0.utf8.count) }),
            slug.utf8.allSatisfy({
                $0 == UInt8(ascii: "-") || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
                    || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
            })
        else { return nil }
        description = subtags.enumerated().map { place, subtag in
            switch (place, subtag.utf8.count) {
            case (0, _): String(subtag)
            case (_, 4): subtag.prefix(1).uppercased() + subtag.dropFirst()
            case (_, 2): subtag.uppercased()
            default: String(subtag)
            }
        }.joined(separator: "-")
    }

    private static let irregular = ["ja-roma": "ja-Latn", "roomaji": "ja-Latn", "ja-hrkt": "ja-Hrkt"]

    /// English, which every text falls back to.
    public static let english = LanguageTag(unchecked: "en")

    /// Orders tags by their characters.
    public static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.description < right.description }
}
