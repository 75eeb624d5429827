extension Pokedex {
    /// Puts into their order what was read before all games were known: learnsets game by game, and numbers inside games.
    package mutating func arrangeByGames() {
        let groups = Dictionary(uniqueKeysWithValues: versionGroups.map { ($0.id, ($0.order, $0.id)) })
        let last = (Int32.max, Int32.max)
        func rank(ofGroup group: Reference?) -> (Int32, Int32) { group.flatMap { groups[$0.id] } ?? last }
        func rank(of number: VersionIndex) -> (Int32, Int32, Int32, Int32) {
            let group = rank(ofGroup: versions[number.version]?.versionGroup)
            return (group.0, group.1, number.version.id, number.index)
        }
        pokemon = Table(
            pokemon.map { pokemon in
                var pokemon = pokemon
                pokemon.learnsets = pokemon.learnsets.joined(by: rank(ofGroup:))
                pokemon.gameIndices.sort { rank(of: $0) < rank(of: $1) }
                return pokemon
            }
        )
    }
}

extension [Learnset] {
    /// The learnsets, which have a method each, as games that agree in all methods, the newest games first.
    fileprivate func joined(by rank: (Reference?) -> (Int32, Int32)) -> [Learnset] {
        var methods: [Reference: [LearnedMoves]] = [:]
        for learnset in self {
            for group in learnset.versionGroups { methods[group, default: []] += learnset.methods }
        }
        var joined: [Learnset] = []
        for (group, methods) in methods.sorted(by: { rank($0.key) < rank($1.key) }) {
            if let place = joined.firstIndex(where: { $0.methods == methods }) {
                joined[place].versionGroups.append(group)
            } else {
                joined.append(Learnset(versionGroups: [group], methods: methods))
            }
        }
        return joined.sorted { rank($0.versionGroups.last) > rank($1.versionGroups.last) }
    }
}
