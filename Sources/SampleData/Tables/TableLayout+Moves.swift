import PokeModel

extension TableLayout {
    /// Moves and what they are sorted by.
    static let moves: [TableLayout] = [
        TableLayout(.moveAilment, [.names]),
        TableLayout(.moveCategory, [.descriptions]),
        TableLayout(.moveDamageClass, [.names, .descriptions]),
        TableLayout(.moveLearnMethod, [.names, .descriptions]),
        TableLayout(.moveTarget, [.names, .descriptions]),
        TableLayout(
            .move,
            [
                Column(.generation), Column(.type), Column("class", .reference(.moveDamageClass)), .integer("power"),
                .integer("pp"), .integer("accuracy"), Column("priority", .integer), .integer("chance"),
                Column("target", .reference(.moveTarget)), Column("contest", .optional(.reference(.contestType))),
                .optional(.contestEffect), Column("super-contest", .optional(.reference(.superContestEffect))),
                Column("meta", .options(metaKeys)),
                Column("stats", .list([Column(.stat), Column("change", .integer)])),
            ]
        ),
        TableLayout("move-names", [Column(.move), .names]),
        TableLayout("move-effects", [Column(.move), Column("effect", .localized)]),
        TableLayout("move-texts", [Column(.move), Column(.versionGroup), Column("text", .localized)]),
        TableLayout(
            "move-past",
            [
                Column(.move), Column(.versionGroup), .integer("power"), .integer("pp"), .integer("accuracy"),
                .integer("chance"), .optional(.type),
            ]
        ),
        TableLayout(
            "move-combos",
            [
                Column(.move), Column("contest", .word(["normal", "super"])),
                Column("then", .list(of: Column("next", .reference(.move)))),
            ]
        ),
        TableLayout(.machine, [Column(.item), Column(.versionGroup), Column(.move)]),
    ]

    private static let metaKeys: [Column] =
        [Column("category", .reference(.moveCategory)), Column("ailment", .reference(.moveAilment))]
        + [
            "ailment-chance", "crit-rate", "drain", "flinch-chance", "healing", "stat-chance", "min-hits", "max-hits",
            "min-turns", "max-turns",
        ].map { Column($0, .integer) }
}
