import PokeModel

extension Shape {
    static let language: Shape =
        named + names + ["iso639": "iso639", "iso3166": "iso3166", "official": "official"]

    static let generation: Shape =
        named + names + [
            "abilities": .references(.table("ability", "generation"), "ability"),
            "main_region": "region",
            "moves": .references(.table("move", "generation"), "move"),
            "pokemon_species": .references(.table("pokemon-species", "generation"), "pokemon-species"),
            "types": .references(.table("type", "generation"), "type"),
            "version_groups": .references(.table("version-group", "generation"), "version-group"),
        ]

    static let region: Shape =
        named + names + [
            "locations": .references(.table("location", "region"), "location"),
            "main_generation": .first(.table("generation", "region"), "generation"),
            "pokedexes": .references(.table("pokedex", "region"), "pokedex"),
            "version_groups": .references(.table("version-group.regions", "region"), "version-group"),
        ]

    static let versionGroup: Shape =
        named + [
            "order": "order",
            "generation": "generation",
            "move_learn_methods": .each(.list("methods"), "move-learn-method"),
            "pokedexes": .each(.list("pokedexes"), "pokedex"),
            "regions": .each(.list("regions"), "region"),
            "versions": .references(.table("version", "version-group"), "version"),
        ]

    static let version: Shape = named + names + ["version_group": "version-group"]

    static let pokedex: Shape =
        named + names + descriptions + [
            "is_main_series": "main",
            "pokemon_entries": .each(
                .table("pokedex-entries.entries", "pokedex"),
                ["entry_number": "number", "pokemon_species": "pokemon-species"]
            ),
            "region": "region",
            "version_groups": .references(.table("version-group.pokedexes", "pokedex"), "version-group"),
        ]
}
