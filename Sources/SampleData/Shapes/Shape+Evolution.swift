import PokeModel

extension Shape {
    static let evolutionChain: Shape =
        identity + [
            "baby_trigger_item": "baby-item",
            "chain": .first(
                Source.table("pokemon-species", "chain").filter { $0["from"].isNull },
                Shape(evolutionNode)
            ),
        ]

    /// A species with what evolves from it.
    ///
    /// Ends, as a loop would have no species without `from` to start at, and a species has one `from` only.
    @Sendable private static func evolutionNode(_ scope: Scope) -> JSONTree {
        guard let species = scope.row["pokemon-species"].reference else { return .null }
        let evolved = scope.sample.rows("pokemon-species", where: "from", is: species)
        let details = scope.sample.rows("evolutions", where: "pokemon-species", is: species)
        return .object([
            (key: "evolution_details", value: .array(details.map { evolutionDetail.make(scope.with([$0])) })),
            (key: "evolves_to", value: .array(evolved.map { evolutionNode(scope.with([$0])) })),
            (key: "is_baby", value: Shape.flag("baby", in: "flags").make(scope)),
            (key: "species", value: scope.link(species)),
        ])
    }

    private static let evolutionDetail: Shape = [
        "base_form": "base",
        "evolved_form": "form",
        "gender": "gender",
        "held_item": "held",
        "is_default": .flag("default", in: "flags"),
        "item": "item",
        "known_move": "knows",
        "known_move_type": "knows-type",
        "location": "at",
        "min_affection": "affection",
        "min_beauty": "beauty",
        "min_damage_taken": "damage",
        "min_happiness": "happiness",
        "min_level": "level",
        "min_move_count": "times",
        "min_steps": "steps",
        "near_special_rock": .flag("special-rock", in: "flags"),
        "needs_multiplayer": .flag("multiplayer", in: "flags"),
        "needs_overworld_rain": .flag("rain", in: "flags"),
        "party_species": "party",
        "party_type": "party-type",
        "region": "region",
        "relative_physical_stats": "physical",
        "time_of_day": .text("time"),
        "trade_species": "for",
        "trigger": "trigger",
        "turn_upside_down": .flag("upside-down", in: "flags"),
        "used_move": "uses",
        "version_group": "version-group",
    ]
}
