import PokeModel

extension Shape {
    static let pokemon: Shape =
        named + [
            "abilities": .each(.list("abilities"), abilityInSlot),
            "base_experience": "experience",
            "cries": Shape { Sprites.cries($0) },
            "forms": .references(.table("pokemon-form", "pokemon"), "pokemon-form"),
            "game_indices": .each(.list("indices"), ["game_index": "index", "version": "version"]),
            "height": "height",
            "held_items": .groups(
                .table("held-items", "pokemon"),
                by: "item",
                [
                    "item": "item",
                    "version_details": .each(.list("versions"), ["rarity": "rarity", "version": "version"]),
                ]
            ),
            "is_default": "default",
            "location_area_encounters": Shape { .string("/api/v2/\($0.resource)/encounters") },
            "moves": .groups(
                .table("learnsets.moves", "pokemon"),
                by: "move",
                [
                    "move": "move",
                    "version_group_details": .each(
                        .current,
                        [
                            "level_learned_at": .integer("level", orElse: 0),
                            "move_learn_method": "method",
                            "order": "place",
                            "version_group": "version-group",
                        ]
                    ),
                ]
            ),
            "order": "order",
            "past_abilities": past("abilities", abilityInSlot),
            "past_stats": past("stats", statValue),
            "past_types": past("types", typeInSlot),
            "species": "species",
            "sprites": Shape { Sprites.ofPokemon($0) },
            "stats": .each(.list("stats"), statValue),
            "types": .each(.list("types"), typeInSlot),
            "weight": "weight",
        ]

    /// The third slot is the hidden one.
    private static let abilityInSlot: Shape = [
        "ability": "ability",
        "is_hidden": Shape { .boolean($0.row["slot"].integer == 3) },
        "slot": "slot",
    ]

    private static let statValue: Shape = [
        "base_stat": "base", "effort": .integer("effort", orElse: 0), "stat": "stat",
    ]

    private static let typeInSlot: Shape = ["slot": slot, "type": "type"]

    /// What was different up to a generation.
    private static func past(_ list: String, _ element: Shape) -> Shape {
        .each(
            Source.table("pokemon-past", "pokemon").filter { !$0.list(list).isEmpty },
            Shape { scope in
                .object([
                    (key: "generation", value: scope.value(scope.row["generation"])),
                    (key: list, value: Shape.each(.list(list), element).make(scope)),
                ])
            }
        )
    }

    static let pokemonForm: Shape =
        named + names + [
            "form_name": .text("form"),
            "form_names": .each(.list("form-name"), ["name": "text", "language": "language"]),
            "form_order": "form-order",
            "is_battle_only": .flag("battle-only", in: "flags"),
            "is_default": .flag("default", in: "flags"),
            "is_mega": .flag("mega", in: "flags"),
            "order": "order",
            "pokemon": "pokemon",
            "sprites": Shape { Sprites.ofForm($0) },
            "trigger_conditions": .each(.list("triggers"), formTrigger),
            "types": .each(.list("types"), typeInSlot),
            "version_group": "group",
        ]

    /// The only object whose members come and go: what does not apply is left out.
    private static let formTrigger = Shape { scope in
        var members = [(key: "trigger", value: scope.value(scope.row["trigger"]))]
        if case .object(let target) = scope.value(scope.row["target"]) { members += target }
        if let base = scope.row["base"].reference { members.append((key: "base_form", value: scope.link(base))) }
        return .object(members)
    }

    static let ability: Shape =
        named + names + [
            "effect_changes": [],
            "effect_entries": effects("ability"),
            "flavor_text_entries": texts("ability", key: "flavor_text"),
            "generation": "generation",
            "is_main_series": "main",
            "pokemon": .each(
                .table("pokemon.abilities", "ability"),
                ["is_hidden": Shape { .boolean($0.row["slot"].integer == 3) }, "pokemon": "pokemon", "slot": "slot"]
            ),
        ]

    /// What a resource does; the sample has one text, which is short.
    static func effects(_ kind: String) -> Shape {
        .each(
            .table("\(kind)-effects.effect", kind),
            ["effect": "text", "short_effect": "text", "language": "language"]
        )
    }

    /// What games say about a resource.
    static func texts(_ kind: String, key: String) -> Shape {
        .each(
            .table("\(kind)-texts.text", kind),
            Shape { scope in
                .object([
                    (key: key, value: scope.value(scope.row["text"])),
                    (key: "language", value: scope.value(scope.row["language"])),
                    (key: "version_group", value: scope.value(scope.row["version-group"])),
                ])
            }
        )
    }
}
