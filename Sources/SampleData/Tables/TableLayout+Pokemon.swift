import PokeModel

extension TableLayout {
    /// Species and how they evolve.
    static let species: [TableLayout] = [
        TableLayout(.eggGroup, [.names]),
        TableLayout(.pokemonColor, [.names]),
        TableLayout(.pokemonHabitat, [.names]),
        TableLayout(.pokemonShape, [.names, Column("awesome", .localized)]),
        TableLayout(.growthRate, [Column("formula", .text), .descriptions]),
        TableLayout(.gender),
        TableLayout(.palParkArea, [.names]),
        TableLayout(.evolutionTrigger, [.names]),
        TableLayout(.evolutionChain, [Column("baby-item", .optional(.reference(.item)))]),
        TableLayout(
            .pokemonSpecies,
            [
                Column("order", .integer), Column(.generation), Column("chain", .reference(.evolutionChain)),
                Column("from", .optional(.reference(.pokemonSpecies))), Column("color", .reference(.pokemonColor)),
                Column("shape", .reference(.pokemonShape)), Column("habitat", .optional(.reference(.pokemonHabitat))),
                Column(.growthRate), .list("egg-groups", of: .eggGroup), Column("female", .integer),
                Column("capture", .integer), Column("happiness", .integer), Column("hatch", .integer),
                .flags("baby", "legendary", "mythical", "switchable", "gender-differences"),
                Column(
                    "pal-park",
                    .list([Column(.palParkArea), Column("score", .integer), Column("rate", .integer)])
                ),
            ]
        ),
        TableLayout("pokemon-species-names", [Column(.pokemonSpecies), .names, Column("genus", .localized)]),
        TableLayout(
            "pokemon-species-texts",
            [Column(.pokemonSpecies), Column(.version), Column("text", .localized)]
        ),
        TableLayout(
            "evolutions",
            [
                Column(.pokemonSpecies), Column(.versionGroup), Column("trigger", .reference(.evolutionTrigger)),
                Column("conditions", .options(evolutionConditions)),
                .flags("default", "special-rock", "multiplayer", "rain", "upside-down"),
            ]
        ),
    ]

    private static let evolutionConditions: [Column] = {
        func reference(_ name: String, _ kind: Kind) -> Column { Column(name, .reference(kind)) }
        let references = [
            reference("base", .pokemon), reference("form", .pokemon), reference("held", .item),
            reference("item", .item),
            reference("knows", .move), reference("knows-type", .type), reference("at", .location),
            reference("party", .pokemonSpecies), reference("party-type", .type), reference("region", .region),
            reference("for", .pokemonSpecies), reference("uses", .move),
        ]
        let numbers = ["gender", "affection", "beauty", "damage", "happiness", "level", "times", "steps", "physical"]
        return references + numbers.map { Column($0, .integer) } + [Column("time", .text)]
    }()

    /// Varieties, forms, abilities and what can be learned.
    static let pokemon: [TableLayout] = [
        TableLayout(
            .pokemon,
            [
                Column("species", .reference(.pokemonSpecies)), Column("default", .boolean), Column("order", .integer),
                Column("height", .integer), Column("weight", .integer), .integer("experience"),
                .list("types", of: .type), Column("abilities", .list([Column(.ability), Column("slot", .integer)])),
                Column("stats", .list(statValues)), .indices(by: .version),
                Column("cries", .list(of: Column("cry", .word(["latest", "legacy"])))),
            ]
        ),
        TableLayout(
            "pokemon-past",
            [
                Column(.pokemon), Column(.generation), .list("types", of: .type),
                Column("abilities", .list([.optional(.ability), Column("slot", .integer)])),
                Column("stats", .list(statValues)),
            ]
        ),
        TableLayout(
            "held-items",
            [
                Column(.pokemon), Column(.item),
                Column("versions", .list([Column(.version), Column("rarity", .integer)])),
            ]
        ),
        TableLayout(
            .pokemonForm,
            [
                Column(.pokemon), Column("form", .optional(.text)), Column("order", .integer),
                Column("form-order", .integer), Column("group", .reference(.versionGroup)),
                .flags("default", "battle-only", "mega"), .list("types", of: .type),
                Column("picture", .optional(.text)),
                Column("triggers", .list(formTrigger)), .names, Column("form-name", .localized),
            ]
        ),
        TableLayout(.ability, [Column(.generation), Column("main", .boolean), .names]),
        TableLayout("ability-effects", [Column(.ability), Column("effect", .localized)]),
        TableLayout("ability-texts", [Column(.ability), Column(.versionGroup), Column("text", .localized)]),
        TableLayout(
            "learnsets",
            [
                Column(.pokemon), Column(.versionGroup), Column("method", .reference(.moveLearnMethod)),
                Column("moves", .list([Column(.move), .integer("level"), .integer("place")])),
            ]
        ),
    ]

    private static let statValues = [Column(.stat), Column("base", .integer), Column.integer("effort")]

    private static let formTrigger = [
        Column("trigger", .text), Column("target", .optional(.anyReference)),
        Column("base", .optional(.reference(.pokemonForm))),
    ]
}
