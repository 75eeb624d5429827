/// Gives each resource of a kind a slug of its own, whatever the API calls them.
///
/// The result depends on ids and names only: of several resources with one name the lowest id keeps it, and the others
/// have their id behind it.
enum SlugAssigner {
    static func assign(_ names: [(id: Int32, name: String)]) -> [Int32: String] {
        var slugs: [Int32: String] = [:]
        var taken: Set<String> = []
        var colliding: [(id: Int32, slug: String)] = []
        for (id, name) in names.sorted(by: { $0.id < $1.id }) {
            let slug = safeSlug(name)
            if !slug.isEmpty, !reserved.contains(slug), taken.insert(slug).inserted {
                slugs[id] = slug
            } else {
                colliding.append((id, slug))
            }
        }
        for (id, slug) in colliding {
            var candidate = "\(slug.isEmpty ? "unnamed" : slug)-\(id)"
            while !taken.insert(candidate).inserted { candidate += "-\(id)" }
            slugs[id] = candidate
        }
        return slugs
    }

    /// The name with everything that is no small letter, digit or hyphen turned into hyphens, at most 80 bytes.
    ///
    /// The API's own names have nothing else today; older ones had slashes, capitals and accents.
    static func safeSlug(_ name: String) -> String {
        let hyphen = UInt8(ascii: "-")
        let bytes = name.lowercased().utf8.prefix(80).map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
            default: hyphen
            }
        }
        let start = bytes.firstIndex { $0 != hyphen } ?? bytes.endIndex
        let end = bytes.lastIndex { $0 != hyphen }.map { $0 + 1 } ?? bytes.endIndex
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// Names that are something else where slugs are used: a list's further pages, and files that Windows refuses.
    private static let reserved: Set<String> = Set(
        ["page", "index", "con", "prn", "aux", "nul"] + (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    )
}

/// A slug as words, for what has no name: `white-herb--a` is "White Herb A".
func prettified(_ slug: some StringProtocol) -> String {
    slug.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
}
