import PokeModel

extension TableLayout {
    /// Items and berries.
    static let items: [TableLayout] = [
        TableLayout(
            .item,
            [
                Column("category", .reference(.itemCategory)), .integer("fling-power"),
                Column("fling-effect", .optional(.reference(.itemFlingEffect))),
                .list("attributes", of: .itemAttribute),
                Column("picture", .optional(.text)), .indices(by: .generation),
            ]
        ),
        TableLayout("item-names", [Column(.item), .names]),
        TableLayout("item-effects", [Column(.item), Column("effect", .localized)]),
        TableLayout("item-texts", [Column(.item), Column(.versionGroup), Column("text", .localized)]),
        TableLayout(
            "item-prices",
            [Column(.item), Column(.versionGroup), Column(.currency), .integer("purchase"), .integer("sell")]
        ),
        TableLayout(.itemCategory, [Column("pocket", .reference(.itemPocket)), .names]),
        TableLayout(.itemPocket, [.names]),
        TableLayout(.itemAttribute, [.names, .descriptions]),
        TableLayout(.itemFlingEffect, [Column("effect", .localized)]),
        TableLayout(.currency, [.names]),
        TableLayout(
            .berry,
            [
                Column(.item), Column("firmness", .optional(.reference(.berryFirmness))), .optional(.type),
                .integer("power"), .integer("growth"), .integer("harvest"), .integer("size"), .integer("smoothness"),
                .integer("dryness"), Column("flavors", .list([Column(.berryFlavor), Column("potency", .integer)])),
            ]
        ),
        TableLayout(.berryFirmness, [.names]),
    ]

    /// Contests.
    static let contests: [TableLayout] = [
        TableLayout(.berryFlavor, [Column("contest", .reference(.contestType)), .names]),
        TableLayout(.contestType, [.names, Column("color", .localized)]),
        TableLayout(
            .contestEffect,
            [Column("appeal", .integer), Column("jam", .integer), Column("effect", .localized)]
        ),
        TableLayout(.superContestEffect, [Column("appeal", .integer), Column("text", .localized)]),
    ]
}
