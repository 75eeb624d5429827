import PokeAPI
import PokeModel

extension Resolver {
    /// An evolution tree.
    func evolutionTree(_ wire: WireEvolutionChain) -> EvolutionTree {
        var tree = make(EvolutionTree.self, wire.id)
        tree.babyTriggerItem = one(wire.babyTriggerItem)
        tree.root = node(wire.root)
        return tree
    }

    /// A species and what follows; nil, with all that follows, where the species is missing.
    private func node(_ wire: WireEvolutionChain.Node) -> EvolutionNode? {
        guard let species = one(wire.species) else { return nil }
        let steps = wire.evolvesTo.sorted { $0.species < $1.species }.compactMap { child in
            node(child).map { EvolutionStep(ways: ways(child.details, from: species, to: $0.species), node: $0) }
        }
        return EvolutionNode(species: species, isBaby: wire.isBaby, steps: steps)
    }

    /// The ways of a step: one for each set of conditions, with all the games that have it.
    private func ways(
        _ details: [WireEvolutionChain.Detail],
        from parent: Reference,
        to child: Reference
    ) -> [EvolutionWay] {
        var ways: [EvolutionWay] = []
        var places: [EvolutionWay: Int] = [:]
        for detail in details {
            // Without its games and whether it is usual, a way is its conditions.
            let way = way(detail, from: parent, to: child)
            let place: Int
            if let known = places[way] {
                place = known
            } else {
                place = ways.count
                places[way] = place
                ways.append(way)
            }
            if let group = one(detail.versionGroup) { ways[place].versionGroups.append(group) }
            if detail.isDefault { ways[place].isDefault = true }
        }
        for place in ways.indices {
            ways[place].versionGroups = versionGroups(ways[place].versionGroups)
            ways[place].sentence = sentence(of: ways[place])
        }
        return ways.sorted { left, right in
            if left.isDefault != right.isDefault { return left.isDefault }
            let ranks = (rank(ofGroup: left.versionGroups.first), rank(ofGroup: right.versionGroups.first))
            if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
            return left.sortKey.lexicographicallyPrecedes(right.sortKey)
        }
    }

    /// The way in words, in each language that has them.
    private func sentence(of way: EvolutionWay) -> LocalizedText {
        LocalizedText(
            EvolutionSentence.languages.map { language in
                let sentence = EvolutionSentence(way, in: language) { context.identities[$0]?.slug }
                let text = sentence.text { context.identities.name(of: $0).text(for: language)?.text ?? "" }
                return Localized(text, language)
            }
        )
    }

    /// The conditions of a way, and the varieties on both sides: the usual ones where the API names none.
    private func way(
        _ detail: WireEvolutionChain.Detail,
        from parent: Reference,
        to child: Reference
    ) -> EvolutionWay {
        var way = EvolutionWay()
        way.from = one(detail.baseForm ?? context.usualVarieties[parent.id])
        way.to = one(detail.evolvedForm ?? context.usualVarieties[child.id])
        way.trigger = one(detail.trigger)
        way.minLevel = detail.minLevel
        way.item = one(detail.item)
        way.heldItem = one(detail.heldItem)
        way.gender = one(detail.gender.map { Reference(.gender, $0) })
        way.timeOfDay = detail.timeOfDay.isEmpty ? nil : detail.timeOfDay
        way.location = one(detail.location)
        way.region = one(detail.region)
        way.minHappiness = detail.minHappiness
        way.minAffection = detail.minAffection
        way.minBeauty = detail.minBeauty
        way.knownMove = one(detail.knownMove)
        way.knownMoveType = one(detail.knownMoveType)
        way.usedMove = one(detail.usedMove)
        way.minMoveCount = detail.minMoveCount
        way.minDamageTaken = detail.minDamageTaken
        way.minSteps = detail.minSteps
        way.partySpecies = one(detail.partySpecies)
        way.partyType = one(detail.partyType)
        way.tradeSpecies = one(detail.tradeSpecies)
        way.relativePhysicalStats = detail.relativePhysicalStats
        way.nearSpecialRock = detail.nearSpecialRock
        way.needsMultiplayer = detail.needsMultiplayer
        way.needsOverworldRain = detail.needsOverworldRain
        way.turnUpsideDown = detail.turnUpsideDown
        return way
    }
}

extension EvolutionWay {
    /// Numbers that differ wherever two ways of a step that are first in the same game do.
    fileprivate var sortKey: [Int32] {
        let references = [
            from, to, trigger, item, heldItem, gender, location, region, knownMove, knownMoveType, usedMove,
            partySpecies, partyType, tradeSpecies,
        ]
        let numbers = [
            minLevel, minHappiness, minAffection, minBeauty, minMoveCount, minDamageTaken, minSteps,
            relativePhysicalStats,
        ]
        let flags = [nearSpecialRock, needsMultiplayer, needsOverworldRain, turnUpsideDown]
        let time = (timeOfDay ?? "").utf8.map { Int32($0) }
        return references.map { $0?.id ?? .min } + numbers.map { $0 ?? .min } + flags.map { $0 ? 1 : 0 } + time
    }
}
