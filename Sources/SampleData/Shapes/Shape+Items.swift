import PokeModel

extension Shape {
    static let item: Shape =
        named + [
            "attributes": .each(.list("attributes"), "item-attribute"),
            "baby_trigger_for": .first(.table("evolution-chain", "baby-item"), "evolution-chain"),
            "category": "category",
            "effect_entries": effects("item"),
            "flavor_text_entries": texts("item", key: "text"),
            "fling_effect": "fling-effect",
            "fling_power": "fling-power",
            "game_indices": gameIndices,
            "held_by_pokemon": .groups(
                .table("held-items", "item"),
                by: "pokemon",
                [
                    "pokemon": "pokemon",
                    "version_details": .each(.list("versions"), ["rarity": "rarity", "version": "version"]),
                ]
            ),
            "machines": .each(.table("machine", "item"), ["machine": "machine", "version_group": "version-group"]),
            "names": sideNames("item"),
            "prices": .each(
                .table("item-prices", "item"),
                [
                    "currency": "currency", "purchase_price": "purchase", "sell_price": "sell",
                    "version_group": "version-group",
                ]
            ),
            "sprites": Shape { Sprites.ofItem($0) },
        ]

    static let itemCategory: Shape =
        named + names + ["items": .references(.table("item", "category"), "item"), "pocket": "pocket"]

    static let itemPocket: Shape =
        named + names + ["categories": .references(.table("item-category", "pocket"), "item-category")]

    static let itemAttribute: Shape =
        named + names + descriptions + [
            "items": .references(.table("item.attributes", "item-attribute"), "item")
        ]

    static let itemFlingEffect: Shape =
        named + [
            "effect_entries": .each(.list("effect"), ["effect": "text", "language": "language"]),
            "items": .references(.table("item", "fling-effect"), "item"),
        ]

    static let berry: Shape =
        named + [
            "firmness": "firmness",
            "flavors": .each(.list("flavors"), ["flavor": "berry-flavor", "potency": "potency"]),
            "growth_time": "growth",
            "item": "item",
            "max_harvest": "harvest",
            "natural_gift_power": "power",
            "natural_gift_type": "type",
            "size": "size",
            "smoothness": "smoothness",
            "soil_dryness": "dryness",
        ]

    static let berryFirmness: Shape =
        named + names + ["berries": .references(.table("berry", "firmness"), "berry")]

    static let berryFlavor: Shape =
        named + names + [
            "berries": .each(
                Source.table("berry.flavors", "berry-flavor").filter { $0["potency"].integer != 0 },
                ["berry": "berry", "potency": "potency"]
            ),
            "contest_type": "contest",
        ]

    static let contestType: Shape =
        named + [
            "berry_flavor": .first(.table("berry-flavor", "contest"), "berry-flavor"),
            "names": .each(
                .list("name"),
                [
                    "color": Shape { scope in
                        let language = scope.row["language"].reference
                        let color = scope.row.list("color").first { $0["language"].reference == language }
                        return .string(color?["text"].text ?? "")
                    },
                    "language": "language",
                    "name": "text",
                ]
            ),
        ]
}
