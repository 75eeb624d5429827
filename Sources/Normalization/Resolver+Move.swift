import PokeAPI
import PokeModel

extension Resolver {
    /// A move; who learns it is known from the pokemon.
    func move(_ wire: WireMove, learnedBy: [MoveLearners]) -> Move {
        var move = make(Move.self, wire.id)
        move.type = one(wire.type)
        move.damageClass = one(wire.damageClass)
        // Both have 0 for none: a move that does no damage, and one that cannot miss.
        move.power = wire.power == 0 ? nil : wire.power
        move.accuracy = wire.accuracy == 0 ? nil : wire.accuracy
        move.pp = wire.pp
        move.priority = wire.priority
        move.target = one(wire.target)
        move.generation = one(wire.generation)
        move.effectChance = wire.effectChance
        (move.effect, move.shortEffect) = effects(wire.effects, chance: wire.effectChance)
        move.effectChanges = effectChanges(wire.effectChanges, chance: wire.effectChance)
        move.flavorTexts = flavorTexts(wire.flavorTexts)
        move.meta = wire.meta.map(meta)
        move.statChanges = rows(wire.statChanges, by: \.stat) { StatChange(stat: $1, change: $0.change) }
        move.pastValues = pastValues(wire)
        move.machines = many(wire.machines.map(\.machine))
        move.learnedBy = learnedBy
        compare(wire.learnedBy, with: learnedBy)
        move.contestType = one(wire.contestType)
        move.contestEffect = one(wire.contestEffect)
        move.superContestEffect = one(wire.superContestEffect)
        move.contestCombos = contestCombos(wire)
        return move
    }

    /// Tells who learns the move by its own list only, or only by the pokemon's lists, which are what counts.
    private func compare(_ told: [Reference], with learners: [MoveLearners]) {
        let told = Set(told.filter { context.identities.contains($0) })
        let made = Set(learners.flatMap(\.pokemon))
        for pokemon in told.symmetricDifference(made) {
            let side = told.contains(pokemon) ? "the move's learned_by_pokemon" : "the pokemon's moves"
            report("one-sided-relation", "expected both to say that \(pokemon) learns it, found it in \(side) alone")
        }
    }

    private func meta(_ wire: WireMove.Meta) -> MoveMeta {
        MoveMeta(
            category: one(wire.category),
            ailment: one(wire.ailment),
            ailmentChance: wire.ailmentChance ?? 0,
            critRate: wire.critRate ?? 0,
            drain: wire.drain ?? 0,
            flinchChance: wire.flinchChance ?? 0,
            healing: wire.healing ?? 0,
            statChance: wire.statChance ?? 0,
            minHits: wire.minHits,
            maxHits: wire.maxHits,
            minTurns: wire.minTurns,
            maxTurns: wire.maxTurns
        )
    }

    private func pastValues(_ wire: WireMove) -> [PastMoveValues] {
        wire.pastValues
            .map { past in
                let (effect, short) = effects(past.effects, chance: past.effectChance ?? wire.effectChance)
                return PastMoveValues(
                    versionGroup: one(past.versionGroup),
                    type: one(past.type),
                    power: past.power,
                    accuracy: past.accuracy,
                    pp: past.pp,
                    effectChance: past.effectChance,
                    effect: effect,
                    shortEffect: short
                )
            }
            // Fifteen of the API's say nothing at all.
            .filter { past in
                past.type != nil || past.power != nil || past.accuracy != nil || past.pp != nil
                    || past.effectChance != nil || !past.effect.isEmpty || !past.shortEffect.isEmpty
            }
            .sorted { rank(ofGroup: $0.versionGroup) < rank(ofGroup: $1.versionGroup) }
    }

    private func contestCombos(_ wire: WireMove) -> MoveContestCombos? {
        let combos = MoveContestCombos(
            normalBefore: many(wire.contestCombos?.before ?? []),
            normalAfter: many(wire.contestCombos?.after ?? []),
            superBefore: many(wire.superContestCombos?.before ?? []),
            superAfter: many(wire.superContestCombos?.after ?? [])
        )
        return combos == MoveContestCombos(normalBefore: [], normalAfter: [], superBefore: [], superAfter: [])
            ? nil : combos
    }

    /// An ailment.
    func moveAilment(_ wire: WireMoveAilment) -> MoveAilment {
        var ailment = make(MoveAilment.self, wire.id)
        ailment.moves = many(wire.moves)
        return ailment
    }

    /// A category of moves.
    func moveCategory(_ wire: WireMoveCategory) -> MoveCategory {
        var category = make(MoveCategory.self, wire.id)
        category.description = line(wire.descriptions)
        category.moves = many(wire.moves)
        return category
    }

    /// A damage class.
    func damageClass(_ wire: WireMoveDamageClass) -> MoveDamageClass {
        var damageClass = make(MoveDamageClass.self, wire.id)
        damageClass.description = line(wire.descriptions)
        damageClass.moves = many(wire.moves)
        return damageClass
    }

    /// A way to learn moves.
    func learnMethod(_ wire: WireMoveLearnMethod) -> MoveLearnMethod {
        var method = make(MoveLearnMethod.self, wire.id)
        method.description = line(wire.descriptions)
        method.versionGroups = versionGroups(wire.versionGroups)
        return method
    }

    /// Whom a move hits.
    func moveTarget(_ wire: WireMoveTarget) -> MoveTarget {
        var target = make(MoveTarget.self, wire.id)
        target.description = line(wire.descriptions)
        target.moves = many(wire.moves)
        return target
    }
}
