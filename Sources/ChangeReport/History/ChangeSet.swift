import BuildSupport
public import PokeModel

/// What differs between one published dataset and the next.
public struct ChangeSet: Equatable, Sendable {
    /// A [UUID](https://www.rfc-editor.org/rfc/rfc9562) made of both datasets and all sets before: the same change of the
    /// same site always has the same.
    public let id: String
    /// Where the dataset before was from.
    public let from: Source
    /// Where the dataset now is from.
    public let to: Source
    /// How many resources the dataset now lacks because they could not be had or read; they count as gone.
    public let lacking: Int
    /// The kinds in which something differs, in their order.
    public internal(set) var kinds: [KindChanges]
    /// The kinds that differ in a way that nobody can tell, as the published file was not as it was published.
    public let uncompared: [Kind]

    /// How many resources are new.
    public var addedCount: Int { kinds.reduce(0) { $0 + $1.added.count } }
    /// How many resources are gone.
    public var removedCount: Int { kinds.reduce(0) { $0 + $1.removed.count } }
    /// Of how many resources some value is another.
    public var changedCount: Int { kinds.reduce(0) { $0 + $1.changed.count } }
    /// Whether both datasets are made of the same data, so that pokebuild itself made the difference.
    public var isOwn: Bool { from.hash != nil && from.hash == to.hash }

    /// How many values a set tells at most, over all kinds.
    static let mostFields = 4_000
    /// How many resources of each list of an older set are named, and of each list of a feed.
    public static let mostNames = 10

    /// The set with as many values told as one may have, dealt out evenly over its kinds.
    func limited() -> ChangeSet {
        var set = self
        var left = Self.mostFields
        for (place, index) in set.kinds.indices.enumerated() {
            var share = left / (set.kinds.count - place)
            let listed = set.kinds[index].changed.listed.map { resource in
                var resource = resource
                resource.fields = Array(resource.fields.prefix(share))
                share -= resource.fields.count
                left -= resource.fields.count
                return resource
            }
            set.kinds[index].changed.listed = listed
        }
        return set
    }

    /// The set as it is kept when a newer one comes: without values, and with the first names only.
    func summarized() -> ChangeSet {
        var set = self
        set.kinds = kinds.map { kind in
            var kind = kind
            for list in [\KindChanges.added, \.removed, \.changed] {
                kind[keyPath: list].listed = kind[keyPath: list].listed.prefix(Self.mostNames).map { resource in
                    var resource = resource
                    resource.fields = []
                    return resource
                }
            }
            return kind
        }
        return set
    }

    /// The id of the set between two datasets that comes after the set `previous`.
    static func id(after previous: String?, from old: ComparedDataset, to new: ComparedDataset) -> String {
        let text = ([previous ?? ""] + old.digests + new.digests).joined(separator: "\n")
        var bytes = SHA256(of: Array(text.utf8)).bytes.prefix(16)
        // Version 8 is for what applications make up, and the variant is that of all UUIDs (RFC 9562, section 5.8).
        bytes[6] = bytes[6] & 0x0F | 0x80
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = bytes.flatMap { [$0 >> 4, $0 & 15] }.map { String($0, radix: 16) }
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { digits[$0].joined() }.joined(separator: "-")
    }
}
