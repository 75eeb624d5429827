/// Some games of a timeline, by their places in it.
struct GameSet: Hashable {
    /// A bit for each place; the last word has one.
    private var words: [UInt64] = []

    /// No games.
    init() {}

    /// The games at some places.
    init(_ places: some Sequence<Int>) { for place in places { insert(place) } }

    /// Takes in the game at a place.
    mutating func insert(_ place: Int) {
        while words.count <= place / 64 { words.append(0) }
        words[place / 64] |= 1 << UInt64(place % 64)
    }

    /// Takes in what another set of the same timeline has.
    mutating func formUnion(_ other: GameSet) {
        guard !words.isEmpty else { return self = other }
        while words.count < other.words.count { words.append(0) }
        for (place, word) in other.words.enumerated() { words[place] |= word }
    }

    /// Whether the game at a place is one of them.
    func contains(_ place: Int) -> Bool { place / 64 < words.count && words[place / 64] & 1 << UInt64(place % 64) != 0 }

    /// The places, oldest game first.
    var places: some Sequence<Int> { (0..<words.count * 64).lazy.filter(contains) }
}
