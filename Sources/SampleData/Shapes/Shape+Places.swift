import PokeModel

extension Shape {
    static let location: Shape =
        named + names + [
            "areas": .references(.table("location-area", "location"), "location-area"),
            "game_indices": gameIndices,
            "region": "region",
        ]

    static let locationArea: Shape =
        named + names + [
            "encounter_method_rates": .groups(
                .table("encounter-rates", "location-area"),
                by: "method",
                [
                    "encounter_method": "method",
                    "version_details": .each(.list("versions"), ["rate": "rate", "version": "version"]),
                ]
            ),
            "game_index": "index",
            "location": "location",
            "pokemon_encounters": .groups(
                .table("encounters", "location-area"),
                by: "pokemon",
                ["pokemon": "pokemon", "version_details": encountersByVersion]
            ),
        ]

    /// The answer `pokemon/<id>/encounters`.
    static let encounters: Shape = .groups(
        .table("encounters", "pokemon"),
        by: "location-area",
        ["location_area": "location-area", "version_details": encountersByVersion]
    )

    private static let encountersByVersion: Shape = .groups(
        .current,
        by: "version",
        [
            "encounter_details": .each(
                .current,
                [
                    "chance": "chance",
                    "condition_values": .each(.list("conditions"), "encounter-condition-value"),
                    "max_level": "max",
                    "method": "method",
                    "min_level": "min",
                    "pokemon_details": encounteredDetails,
                ]
            ),
            "max_chance": Shape { scope in .integer(scope.rows.reduce(0) { $0 + ($1["chance"].integer ?? 0) }) },
            "version": "version",
        ]
    )

    private static let encounteredDetails = Shape { scope in
        guard let details = scope.row["details"].text else { return .null }
        return .object([
            (key: "always_shiny", value: .boolean(details == "always-shiny")),
            (key: "is_alpha", value: .boolean(false)),
            (key: "min_perfect_ivs", value: .null),
            (key: "never_shiny", value: .boolean(details == "never-shiny")),
        ])
    }

    static let encounterCondition: Shape =
        named + names + [
            "values": .references(.table("encounter-condition-value", "condition"), "encounter-condition-value")
        ]

    static let encounterConditionValue: Shape = named + names + ["condition": "condition"]
}
