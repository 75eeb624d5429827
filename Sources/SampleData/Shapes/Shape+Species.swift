import PokeModel

extension Shape {
    static let pokemonSpecies: Shape =
        named + [
            "base_happiness": "happiness",
            "capture_rate": "capture",
            "color": "color",
            "egg_groups": .each(.list("egg-groups"), "egg-group"),
            "evolution_chain": "chain",
            "evolves_from_species": "from",
            "flavor_text_entries": .each(
                .table("pokemon-species-texts.text", "pokemon-species"),
                ["flavor_text": "text", "language": "language", "version": "version"]
            ),
            "form_descriptions": [],
            "forms_switchable": .flag("switchable", in: "flags"),
            "gender_rate": "female",
            "genera": .each(
                .table("pokemon-species-names.genus", "pokemon-species"),
                ["genus": "text", "language": "language"]
            ),
            "generation": "generation",
            "growth_rate": "growth-rate",
            "habitat": "habitat",
            "has_gender_differences": .flag("gender-differences", in: "flags"),
            "hatch_counter": "hatch",
            "is_baby": .flag("baby", in: "flags"),
            "is_legendary": .flag("legendary", in: "flags"),
            "is_mythical": .flag("mythical", in: "flags"),
            "names": sideNames("pokemon-species"),
            "order": "order",
            "pal_park_encounters": .each(
                .list("pal-park"),
                ["area": "pal-park-area", "base_score": "score", "rate": "rate"]
            ),
            "pokedex_numbers": .each(
                .table("pokedex-entries.entries", "pokemon-species"),
                ["entry_number": "number", "pokedex": "pokedex"]
            ),
            "shape": "shape",
            "varieties": .each(.table("pokemon", "species"), ["is_default": "default", "pokemon": "pokemon"]),
        ]

    /// Names that stand in a table of their own.
    static func sideNames(_ kind: String) -> Shape {
        .each(.table("\(kind)-names.name", kind), ["name": "text", "language": "language"])
    }

    static let palParkArea: Shape =
        named + names + [
            "pokemon_encounters": .each(
                .table("pokemon-species.pal-park", "pal-park-area"),
                ["base_score": "score", "pokemon_species": "pokemon-species", "rate": "rate"]
            )
        ]

    static let pokemonShape: Shape =
        named + names + [
            "awesome_names": .each(.list("awesome"), ["awesome_name": "text", "language": "language"]),
            "pokemon_species": .references(.table("pokemon-species", "shape"), "pokemon-species"),
        ]

    static let growthRate: Shape =
        named + descriptions + [
            "formula": "formula",
            "levels": Shape { scope in
                guard let curve = GrowthCurve(slug: scope.row["slug"].text ?? "") else { return .array([]) }
                return .array(
                    (1...100).map { level in
                        .object([
                            (key: "experience", value: .integer(curve.experience(atLevel: level))),
                            (key: "level", value: .integer(level)),
                        ])
                    }
                )
            },
            "pokemon_species": .references(.table("pokemon-species", "growth-rate"), "pokemon-species"),
        ]

    static let gender: Shape =
        named + [
            "pokemon_species_details": .each(
                Source { scope in scope.sample.rows("pokemon-species").filter { isOf(scope.resource, $0) } },
                ["pokemon_species": "pokemon-species", "rate": "female"]
            ),
            "required_for_evolution": .references(
                Source { scope in
                    scope.sample.rows("evolutions").filter { $0["gender"].integer == Int(scope.resource.id) }
                },
                "pokemon-species"
            ),
        ]

    /// Whether a species can be of a gender: 1 is female, 2 male, 3 neither.
    private static func isOf(_ gender: Reference, _ species: Row) -> Bool {
        let female = species["female"].integer ?? 0
        switch gender.id {
        case 1: return female > 0
        case 2: return (0..<8).contains(female)
        default: return female < 0
        }
    }
}
