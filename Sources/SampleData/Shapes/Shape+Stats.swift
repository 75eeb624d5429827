import PokeModel

extension Shape {
    static let stat: Shape =
        named + names + [
            "affecting_items": .each(.list("items"), "item"),
            "affecting_moves": [
                "decrease": .each(changes("move.stats", "stat") { $0 < 0 }, ["change": "change", "move": "move"]),
                "increase": .each(changes("move.stats", "stat") { $0 > 0 }, ["change": "change", "move": "move"]),
            ],
            "affecting_natures": [
                "decrease": .references(.table("nature", "lowers"), "nature"),
                "increase": .references(.table("nature", "raises"), "nature"),
            ],
            "characteristics": .references(.table("characteristic", "stat"), "characteristic"),
            "game_index": "index",
            "is_battle_only": "battle-only",
            "move_damage_class": "class",
        ]

    static let pokeathlonStat: Shape =
        named + names + [
            "affecting_natures": [
                "decrease": .each(
                    changes("nature.pokeathlon", "pokeathlon-stat") { $0 < 0 },
                    ["max_change": "change", "nature": "nature"]
                ),
                "increase": .each(
                    changes("nature.pokeathlon", "pokeathlon-stat") { $0 > 0 },
                    ["max_change": "change", "nature": "nature"]
                ),
            ]
        ]

    private static func changes(
        _ relation: String,
        _ column: String,
        _ passes: @escaping @Sendable (Int) -> Bool
    ) -> Source {
        Source.table(relation, column).filter { passes($0["change"].integer ?? 0) }
    }

    static let nature: Shape =
        named + names + [
            "decreased_stat": "lowers",
            "hates_flavor": "hates",
            "increased_stat": "raises",
            "likes_flavor": "likes",
            "move_battle_style_preferences": .each(
                .list("styles"),
                ["high_hp_preference": "high", "low_hp_preference": "low", "move_battle_style": "move-battle-style"]
            ),
            "pokeathlon_stat_changes": .each(
                .list("pokeathlon"),
                ["max_change": "change", "pokeathlon_stat": "pokeathlon-stat"]
            ),
        ]

    static let characteristic: Shape =
        identity + descriptions + [
            "gene_modulo": "modulo",
            "highest_stat": "stat",
            "possible_values": .each(.list("values"), "value"),
        ]

    static let type: Shape =
        named + names + [
            "damage_relations": Shape { TypeChart($0.sample).relations(of: $0.resource, until: nil, in: $0) },
            "game_indices": gameIndices,
            "generation": "generation",
            "move_damage_class": "class",
            "moves": .references(.table("move", "type"), "move"),
            "past_damage_relations": Shape { TypeChart($0.sample).pastRelations(of: $0.resource, in: $0) },
            "pokemon": .each(.table("pokemon.types", "type"), ["pokemon": "pokemon", "slot": slot]),
            "sprites": Shape { Sprites.ofType($0) },
        ]

    /// Internal numbers by generation.
    static let gameIndices: Shape = .each(.list("indices"), ["game_index": "index", "generation": "generation"])

    /// Which of its pokemon's types, counted from 1, the element is.
    static let slot = Shape { scope in
        let types = scope.row.list("types")
        return .integer((types.firstIndex { $0 === scope.row } ?? 0) + 1)
    }
}
