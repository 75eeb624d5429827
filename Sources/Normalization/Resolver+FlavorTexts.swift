import Glibc
import PokeAPI
import PokeModel

extension Resolver {
    /// A clean text and all the games that have it.
    private struct Group {
        let language: LanguageTag
        let text: String
        var raw: [String] = []
        var games: [Reference] = []
        var firstRank: Int32 = .max
    }

    /// The texts of games, cleaned, those that say nothing left out, and equal ones of one language joined.
    ///
    /// Ordered by language, then by the oldest game that has the text.
    private func groups(
        _ texts: [WireFlavorText],
        rank: (Reference) -> Int32
    ) -> [Group] {
        var places: [GroupKey: Int] = [:]
        var groups: [Group] = []
        for entry in texts {
            guard let language = context.languages[entry.language], let game = one(entry.game) else { continue }
            let text = cleanedFlavorText(entry.text, in: language)
            let key = GroupKey(language: entry.language, text: text)
            let place: Int
            if let known = places[key] {
                place = known
            } else {
                // One that says nothing has a place too, so that it is looked at once.
                place = groups.count
                places[key] = place
                groups.append(Group(language: language, text: text))
            }
            groups[place].games.append(game)
            groups[place].firstRank = min(groups[place].firstRank, rank(game))
            if !entry.text.hasSameBytes(as: text),
                !groups[place].raw.contains(where: { $0.hasSameBytes(as: entry.text) })
            {
                groups[place].raw.append(entry.text)
            }
        }
        return groups.filter { !isPlaceholder($0.text) }
            .sorted { ($0.language, $0.firstRank, $0.text) < ($1.language, $1.firstRank, $1.text) }
    }

    /// The texts that version groups say about a thing.
    func flavorTexts(_ texts: [WireFlavorText]) -> [FlavorText] {
        groups(texts) { rank(ofGroup: $0) }.map { group in
            FlavorText(
                language: group.language,
                text: group.text,
                raw: group.raw.sorted(),
                versionGroups: versionGroups(group.games)
            )
        }
    }

    /// The texts that versions say about a species.
    func speciesFlavorTexts(_ texts: [WireFlavorText]) -> [SpeciesFlavorText] {
        groups(texts) { rank(ofVersion: $0) }.map { group in
            SpeciesFlavorText(
                language: group.language,
                text: group.text,
                raw: group.raw.sorted(),
                versions: versions(group.games)
            )
        }
    }
}

/// A language and a text, compared byte by byte.
///
/// A string's own comparison takes characters that are composed in different ways for one, and is several times slower.
private struct GroupKey: Hashable {
    let language: Int32
    let text: String

    static func == (left: GroupKey, right: GroupKey) -> Bool {
        left.language == right.language && left.text.hasSameBytes(as: right.text)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(language)
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension String {
    fileprivate func hasSameBytes(as other: String) -> Bool {
        var (left, right) = (self, other)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                guard left.count == right.count else { return false }
                guard let one = left.baseAddress, let other = right.baseAddress else { return true }
                return memcmp(one, other, left.count) == 0
            }
        }
    }
}
