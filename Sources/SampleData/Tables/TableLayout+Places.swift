import PokeModel

extension TableLayout {
    /// Places and who is met there.
    static let places: [TableLayout] = [
        TableLayout(.location, [.optional(.region), .indices(by: .generation), .names]),
        TableLayout(.locationArea, [Column(.location), Column("index", .integer), .names]),
        TableLayout(.encounterMethod, [Column("order", .integer), .names]),
        TableLayout(.encounterCondition, [.names]),
        TableLayout(.encounterConditionValue, [Column("condition", .reference(.encounterCondition)), .names]),
        TableLayout(
            "encounter-rates",
            [
                Column(.locationArea), Column("method", .reference(.encounterMethod)),
                Column("versions", .list([Column(.version), Column("rate", .integer)])),
            ]
        ),
        TableLayout(
            "encounters",
            [
                Column(.locationArea), Column(.pokemon), Column(.version),
                Column("method", .reference(.encounterMethod)), Column("min", .integer), Column("max", .integer),
                Column("chance", .integer), .list("conditions", of: .encounterConditionValue),
                Column("details", .optional(.word(["plain", "always-shiny", "never-shiny"]))),
            ]
        ),
    ]
}
