import PokeModel

extension InverseRelation {
    /// What moves, types, stats and natures tell of each other.
    static let ofBattle: [InverseRelation] = [
        InverseRelation(\.moves, "type", { [$0.type] }, \.types, "moves", { $0.moves }),
        InverseRelation(\.moves, "damage_class", { [$0.damageClass] }, \.damageClasses, "moves", { $0.moves }),
        InverseRelation(\.moves, "target", { [$0.target] }, \.moveTargets, "moves", { $0.moves }),
        InverseRelation(\.moves, "meta.ailment", { [$0.meta?.ailment] }, \.moveAilments, "moves", { $0.moves }),
        InverseRelation(\.moves, "meta.category", { [$0.meta?.category] }, \.moveCategories, "moves", { $0.moves }),
        InverseRelation(\.moves, "generation", { [$0.generation] }, \.generations, "moves", { $0.moves }),
        InverseRelation(
            \.moves,
            "super_contest_effect",
            { [$0.superContestEffect] },
            \.superContestEffects,
            "moves",
            { $0.moves }
        ),
        InverseRelation(
            \.moves,
            "stat_changes",
            numbered: { $0.statChanges.map { ($0.stat, $0.change) } },
            \.stats,
            "moves",
            numbered: { ($0.increasingMoves + $0.decreasingMoves).map { ($0.move, $0.change) } }
        ),
        InverseRelation(\.abilities, "generation", { [$0.generation] }, \.generations, "abilities", { $0.abilities }),
        InverseRelation(\.types, "generation", { [$0.generation] }, \.generations, "types", { $0.types }),
        InverseRelation(
            \.types,
            "double_damage_to",
            { $0.relations.doubleDamageTo },
            \.types,
            "double_damage_from",
            { $0.relations.doubleDamageFrom }
        ),
        InverseRelation(
            \.types,
            "half_damage_to",
            { $0.relations.halfDamageTo },
            \.types,
            "half_damage_from",
            { $0.relations.halfDamageFrom }
        ),
        InverseRelation(
            \.types,
            "no_damage_to",
            { $0.relations.noDamageTo },
            \.types,
            "no_damage_from",
            { $0.relations.noDamageFrom }
        ),
        InverseRelation(
            \.natures,
            "increased_stat",
            { [$0.increasedStat] },
            \.stats,
            "increasing_natures",
            { $0.increasingNatures }
        ),
        InverseRelation(
            \.natures,
            "decreased_stat",
            { [$0.decreasedStat] },
            \.stats,
            "decreasing_natures",
            { $0.decreasingNatures }
        ),
        InverseRelation(
            \.natures,
            "pokeathlon_stats",
            numbered: { $0.pokeathlonStats.map { ($0.stat, $0.maxChange) } },
            \.pokeathlonStats,
            "natures",
            numbered: { ($0.increasingNatures + $0.decreasingNatures).map { ($0.nature, $0.maxChange) } }
        ),
        InverseRelation(
            \.characteristics,
            "highest_stat",
            { [$0.highestStat] },
            \.stats,
            "characteristics",
            { $0.characteristics }
        ),
    ]
}
