import JSON

/// Holds an answer of the sample against the API's.
///
/// Values must be equal, objects have the same members, and each element of a list must be one of the API's. Exempt are
/// texts, which are the sample's own and must not be the API's, and what the sample leaves out: pictures, and
/// contest combinations of which no move is left.
enum Comparison {
    private static let texts = ["flavor_text", "text", "effect", "short_effect", "description"]
    private static let textLists: Set = ["flavor_text_entries", "effect_entries", "descriptions"]
    /// What may be null in the sample alone.
    private static let omitted: Set = ["contest_combos", "use_after", "use_before"]

    static func differences(_ sample: JSONValue, _ snapshot: JSONValue, at path: String) -> [String] {
        switch (sample.sort, snapshot.sort) {
        case (.object, .object):
            let keys = Set(sample.keys).symmetricDifference(snapshot.keys).sorted()
            var differences = keys.map { "\(path): \($0) is not in both" }
            for key in sample.keys {
                guard let value = sample[key], let other = snapshot[key] else { continue }
                let isOmitted = value.isNull && (omitted.contains(key) || path.contains(".sprites"))
                if isOmitted { continue }
                differences +=
                    textLists.contains(key)
                    ? textDifferences(value, other, at: "\(path).\(key)")
                    : self.differences(value, other, at: "\(path).\(key)")
            }
            return differences
        case (.array, .array):
            let candidates = snapshot.array
            return sample.array.enumerated().flatMap { index, element -> [String] in
                if candidates.contains(where: { $0.includes(element) }) { return [] }
                let place = "\(path)[\(index)]"
                let all = candidates.map { differences(element, $0, at: place) }
                return all.min { $0.count < $1.count } ?? ["\(place): the API's list is empty"]
            }
        default:
            return snapshot.includes(sample) ? [] : ["\(path): \(sample.excerpt) is \(snapshot.excerpt) in the API"]
        }
    }

    /// The same members, other texts.
    private static func textDifferences(_ sample: JSONValue, _ snapshot: JSONValue, at path: String) -> [String] {
        let taken = strings(in: sample).intersection(strings(in: snapshot)).sorted()
        let members = sample.array.first.map { Set($0.keys) }
        let expected = snapshot.array.first.map { Set($0.keys) }
        let areAlike = members == nil || expected == nil || members == expected
        return taken.map { "\(path): \"\($0)\" is the API's" } + (areAlike ? [] : ["\(path): other members"])
    }

    /// The texts in one line and one case, so that a copy is found however it is wrapped.
    private static func strings(in list: JSONValue) -> Set<String> {
        let strings = list.array.flatMap { entry in texts.compactMap { entry[$0]?.string } }
        return Set(
            strings.map {
                $0.replacing("\u{AD}", with: "").lowercased().split(whereSeparator: \.isWhitespace).joined(
                    separator: " "
                )
            }
        )
    }
}

extension JSONValue {
    fileprivate var keys: [String] { members?.map { String(decoding: $0.name, as: UTF8.self) } ?? [] }
    fileprivate var array: [JSONValue] { elements.map { Array($0) } ?? [] }

    /// Whether `other` is the same, but for elements that its lists leave out.
    fileprivate func includes(_ other: JSONValue) -> Bool {
        if let text = utf8 { return other.utf8.map { text.elementsEqual($0) } ?? false }
        if let members, let others = other.members {
            return members.reduce(0) { count, _ in count + 1 } == others.reduce(0) { count, _ in count + 1 }
                && others.allSatisfy { other in
                    members.contains { $0.name.elementsEqual(other.name) && $0.value.includes(other.value) }
                }
        }
        if let elements, let others = other.elements {
            return others.allSatisfy { other in elements.contains { $0.includes(other) } }
        }
        return sort == other.sort && number == other.number && boolean == other.boolean
    }
}
