public import PokeModel

/// One value of a resource that is new, gone or another than before.
public struct FieldChange: Hashable, Sendable {
    /// The way from the resource to the value, as `learnsets[machine].levels[12].moves`: names of fields, and in brackets
    /// what identifies an element of a list or map.
    public let path: String
    /// The slugs of the games that it is so in, where the value is told game by game; else empty.
    public internal(set) var games: [String]
    /// The kind whose slugs the values are; nil where they are none.
    public let kind: Kind?
    /// The value before; nil where the list or map had no such element.
    public let old: ChangedValue?
    /// The value now; nil where the list or map has no such element any more.
    public let new: ChangedValue?

    /// Joins a place to the values before and now.
    public init(path: String, games: [String] = [], kind: Kind? = nil, old: ChangedValue?, new: ChangedValue?) {
        self.path = path
        self.games = games
        self.kind = kind
        self.old = old
        self.new = new
    }
}
