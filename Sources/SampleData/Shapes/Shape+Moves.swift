import PokeModel

extension Shape {
    static let move: Shape =
        named + [
            "accuracy": "accuracy",
            "contest_combos": contestCombos,
            "contest_effect": "contest-effect",
            "contest_type": "contest",
            "damage_class": "class",
            "effect_chance": "chance",
            "effect_changes": [],
            "effect_entries": effects("move"),
            "flavor_text_entries": texts("move", key: "flavor_text"),
            "generation": "generation",
            "learned_by_pokemon": .references(.table("learnsets.moves", "move"), "pokemon"),
            "machines": .each(.table("machine", "move"), ["machine": "machine", "version_group": "version-group"]),
            "meta": Shape { $0.row["category"].isNull ? .null : moveMeta.make($0) },
            "names": sideNames("move"),
            "past_values": .each(
                .table("move-past", "move"),
                [
                    "accuracy": "accuracy",
                    "effect_chance": "chance",
                    "effect_entries": [],
                    "power": "power",
                    "pp": "pp",
                    "type": "type",
                    "version_group": "version-group",
                ]
            ),
            "power": "power",
            "pp": "pp",
            "priority": "priority",
            "stat_changes": .each(.list("stats"), ["change": "change", "stat": "stat"]),
            "super_contest_effect": "super-contest",
            "target": "target",
            "type": "type",
        ]

    private static let moveMeta: Shape = [
        "ailment": "ailment",
        "ailment_chance": .integer("ailment-chance", orElse: 0),
        "category": "category",
        "crit_rate": .integer("crit-rate", orElse: 0),
        "drain": .integer("drain", orElse: 0),
        "flinch_chance": .integer("flinch-chance", orElse: 0),
        "healing": .integer("healing", orElse: 0),
        "max_hits": "max-hits",
        "max_turns": "max-turns",
        "min_hits": "min-hits",
        "min_turns": "min-turns",
        "stat_chance": .integer("stat-chance", orElse: 0),
    ]

    /// Null where the move has no combination; what is missing inside is null too, as in the API.
    private static let contestCombos = Shape { scope in
        let before = scope.sample.rows("move-combos", where: "move", is: scope.resource)
        let after = scope.sample.rows("move-combos.then", where: "next", is: scope.resource)
        if before.isEmpty && after.isEmpty { return .null }
        func links(_ rows: [Row], _ column: String) -> JSONTree {
            let moves = rows.compactMap { $0[column].reference }.sorted()
            return moves.isEmpty ? .null : .array(moves.map { scope.link($0) })
        }
        return .object(
            ["normal", "super"].map { contest in
                let next = before.filter { $0["contest"].text == contest }.flatMap { $0.list("then") }
                let previous = after.filter { $0["contest"].text == contest }
                let combos = [
                    (key: "use_after", value: links(previous, "move")), (key: "use_before", value: links(next, "next")),
                ]
                return (key: contest, value: .object(combos))
            }
        )
    }

    static let machine: Shape = identity + ["item": "item", "move": "move", "version_group": "version-group"]

    static let moveLearnMethod: Shape =
        named + names + descriptions + [
            "version_groups": .references(.table("version-group.methods", "move-learn-method"), "version-group")
        ]

    static let contestEffect: Shape =
        identity + [
            "appeal": "appeal",
            "effect_entries": .each(.list("effect"), ["effect": "text", "language": "language"]),
            "flavor_text_entries": .each(.list("effect"), ["flavor_text": "text", "language": "language"]),
            "jam": "jam",
        ]

    static let superContestEffect: Shape =
        identity + [
            "appeal": "appeal",
            "flavor_text_entries": .each(.list("text"), ["flavor_text": "text", "language": "language"]),
            "moves": .references(.table("move", "super-contest"), "move"),
        ]
}
