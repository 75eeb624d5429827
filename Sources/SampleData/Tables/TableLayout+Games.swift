import PokeModel

extension TableLayout {
    /// Languages, games and pokedexes.
    static let games: [TableLayout] = [
        TableLayout("meta", [Column("deployed", .text), Column("tag", .optional(.text))]),
        TableLayout(
            .language,
            [Column("iso639", .text), Column("iso3166", .text), Column("official", .boolean), .names]
        ),
        TableLayout(.generation, [Column(.region), .names]),
        TableLayout(.region, [.names]),
        TableLayout(
            .versionGroup,
            [
                Column("order", .integer), Column(.generation), .list("methods", of: .moveLearnMethod),
                .list("pokedexes", of: .pokedex), .list("regions", of: .region),
            ]
        ),
        TableLayout(.version, [Column(.versionGroup), .names]),
        TableLayout(.pokedex, [.optional(.region), Column("main", .boolean), .names, .descriptions]),
        TableLayout(
            "pokedex-entries",
            [Column(.pokedex), Column("entries", .list([Column(.pokemonSpecies), Column("number", .integer)]))]
        ),
    ]

    /// Types, stats and natures.
    static let battle: [TableLayout] = [
        TableLayout(
            .type,
            [
                Column(.generation), Column("class", .optional(.reference(.moveDamageClass))), Column("icon", .boolean),
                .indices(by: .generation), .names,
            ]
        ),
        TableLayout(
            "type-chart",
            [
                Column(.type), Column("until", .optional(.reference(.generation))),
                Column("double", .list(of: Column("target", .reference(.type)))),
                Column("half", .list(of: Column("target", .reference(.type)))),
                Column("none", .list(of: Column("target", .reference(.type)))),
            ]
        ),
        TableLayout(
            .stat,
            [
                Column("index", .integer), Column("battle-only", .boolean),
                Column("class", .optional(.reference(.moveDamageClass))), .list("items", of: .item), .names,
            ]
        ),
        TableLayout(.pokeathlonStat, [.names]),
        TableLayout(.moveBattleStyle, [.names]),
        TableLayout(
            .nature,
            [
                Column("raises", .optional(.reference(.stat))), Column("lowers", .optional(.reference(.stat))),
                Column("likes", .optional(.reference(.berryFlavor))),
                Column("hates", .optional(.reference(.berryFlavor))),
                Column(
                    "styles",
                    .list([Column(.moveBattleStyle), Column("high", .integer), Column("low", .integer)])
                ),
                Column("pokeathlon", .list([Column(.pokeathlonStat), Column("change", .integer)])), .names,
            ]
        ),
        TableLayout(
            .characteristic,
            [
                Column(.stat), Column("modulo", .integer), Column("values", .list(of: Column("value", .integer))),
                .descriptions,
            ]
        ),
    ]
}
