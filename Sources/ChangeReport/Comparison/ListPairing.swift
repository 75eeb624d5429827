import JSON

/// Which elements of an old list are which of the new one: by what they are, not by where they stand.
///
/// What is equal goes first; then what is left of records that many games share is taken apart game by game, and paired by
/// what identifies it: by all of that, by its single values, and at last by the first of them alone.
struct ListPairing {
    /// An element, or what one game has of it.
    struct Element {
        let value: JSONValue
        /// Where it stands in its list.
        let place: Int
        /// The slug of the game, where it was taken apart.
        var game: String?
    }

    /// The elements that are each other's counterparts and not equal, in the order of the new list.
    private(set) var pairs: [(old: Element, new: Element)] = []
    /// What only the old list has, in its order.
    private(set) var removed: [Element]
    /// What only the new list has, in its order.
    private(set) var added: [Element]
    /// Whether nothing but the order of what both have is another.
    private(set) var isReordered = false

    /// Pairs the elements of two lists, which are records of the shape `record` or, where that is nil, single values.
    init(_ old: JSONValue, _ new: JSONValue, _ record: RecordShape?, splitsGames: Bool) {
        removed = Self.elements(of: old)
        added = Self.elements(of: new)
        let equal = pair { $0.value.json }
        if let record {
            if splitsGames, let games = record.games {
                removed = removed.flatMap { $0.split(by: games) }
                added = added.flatMap { $0.split(by: games) }
            }
            let first = Array(record.identity.prefix(1))
            for keys in [record.identity + record.lists.map { [$0] }, record.identity, first] {
                pairs += pair { $0.identity(keys) }
            }
            // What one game has of an element comes in the order of its games.
            pairs = pairs.enumerated().sorted { ($0.element.new.place, $0.offset) < ($1.element.new.place, $1.offset) }
                .map(\.element)
        }
        if removed.isEmpty, added.isEmpty {
            let places = (equal + pairs).map { (new: $0.new.place, old: $0.old.place) }.sorted { $0 < $1 }
            isReordered = zip(places, places.dropFirst()).contains { $0.old > $1.old }
        }
    }

    private static func elements(of list: JSONValue) -> [Element] {
        list.elements?.enumerated().map { Element(value: $0.element, place: $0.offset) } ?? []
    }

    /// Takes out of the lists what has the same key in both, in order where a key repeats.
    private mutating func pair(by key: (Element) -> String) -> [(old: Element, new: Element)] {
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        var waiting: [String: [Int]] = [:]
        for (index, element) in removed.enumerated().reversed() { waiting[key(element), default: []].append(index) }
        var pairs: [(old: Element, new: Element)] = []
        var taken: Set<Int> = []
        added = added.filter { element in
            guard let index = waiting[key(element)]?.popLast() else { return true }
            pairs.append((removed[index], element))
            taken.insert(index)
            return false
        }
        removed = removed.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
        return pairs
    }
}

extension ListPairing.Element {
    /// What each game has of the element; the element itself where it lists no games.
    fileprivate func split(by games: String) -> [Self] {
        let slugs = value[games]?.elements?.compactMap(\.string) ?? []
        return slugs.isEmpty ? [self] : slugs.map { Self(value: value, place: place, game: $0) }
    }

    /// The values that identify the element, with the game, as one text.
    fileprivate func identity(_ keys: [[String]]) -> String {
        let values = keys.map { value(at: $0)?.json ?? "" }
        return (values + [game ?? ""]).joined(separator: "\n")
    }

    private func value(at way: [String]) -> JSONValue? {
        way.reduce(value) { $0?[$1] }
    }

    /// What a path calls the element: the slugs, tags and numbers that identify it, `null` where it says that there are
    /// none, else its place.
    func label(_ record: RecordShape?) -> String {
        let values = (record?.identity ?? []).compactMap(value(at:))
        let names = values.filter { !$0.isNull }.map { $0.string ?? $0["slug"]?.string ?? $0.json }
        guard names.isEmpty else { return names.joined(separator: ", ") }
        return values.isEmpty ? "\(place)" : "null"
    }
}
