import PokeModel
import Templating

/// What several varieties of a species have in common, told once: that of the first variety in the open, others folded.
struct VarietyGroups {
    let varieties: [Pokemon]
    let edition: Edition

    /// Groups varieties that agree in `key`, and describes each group by its first variety, its place and the count of groups.
    ///
    /// Absent where no group has anything.
    func value<Key: Equatable>(
        by key: (Pokemon) -> Key,
        _ describe: (Pokemon, _ place: Int, _ count: Int) -> TemplateObject?
    ) -> TemplateValue {
        var groups: [(key: Key, varieties: [Pokemon])] = []
        for pokemon in varieties {
            let key = key(pokemon)
            if let place = groups.firstIndex(where: { $0.key == key }) {
                groups[place].varieties.append(pokemon)
            } else {
                groups.append((key, [pokemon]))
            }
        }
        let described = groups.enumerated().compactMap { place, group in
            describe(group.varieties[0], place, groups.count).map { content in
                (names: edition.words.marked(group.varieties.map { edition.name($0.reference) }), content: content)
            }
        }
        guard let first = described.first else { return .absent }
        let folded = described.dropFirst().map { group -> TemplateObject in
            ["label": group.names, "content": .object(group.content)]
        }
        return [
            // With one variety there is nothing to tell apart.
            "label": varieties.count > 1 ? first.names : .absent,
            "content": .object(first.content),
            "folded": .list(folded),
        ]
    }
}
