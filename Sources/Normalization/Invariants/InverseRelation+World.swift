import PokeModel

extension InverseRelation {
    /// What items, places and games tell of each other.
    static let ofTheWorld: [InverseRelation] = [
        InverseRelation(\.items, "category", { [$0.category] }, \.itemCategories, "items", { $0.items }),
        InverseRelation(\.items, "attributes", { $0.attributes }, \.itemAttributes, "items", { $0.items }),
        InverseRelation(\.items, "fling_effect", { [$0.flingEffect] }, \.itemFlingEffects, "items", { $0.items }),
        InverseRelation(\.items, "machines", { $0.machines }, \.machines, "item", { [$0.item] }),
        InverseRelation(\.moves, "machines", { $0.machines }, \.machines, "move", { [$0.move] }),
        InverseRelation(
            \.items,
            "baby_trigger_for",
            { [$0.babyTriggerFor] },
            \.evolutionTrees,
            "baby_trigger_item",
            { [$0.babyTriggerItem] }
        ),
        InverseRelation(\.itemCategories, "pocket", { [$0.pocket] }, \.itemPockets, "categories", { $0.categories }),
        InverseRelation(\.berries, "firmness", { [$0.firmness] }, \.berryFirmnesses, "berries", { $0.berries }),
        InverseRelation(
            \.berries,
            "flavors",
            // Flavors list only the berries that taste of them.
            numbered: { $0.flavors.filter { $0.potency > 0 }.map { ($0.flavor, $0.potency) } },
            \.berryFlavors,
            "berries",
            numbered: { $0.berries.map { ($0.berry, $0.potency) } }
        ),
        InverseRelation(
            \.contestTypes,
            "berry_flavor",
            { [$0.berryFlavor] },
            \.berryFlavors,
            "contest_type",
            { [$0.contestType] }
        ),
        InverseRelation(\.locations, "areas", { $0.areas }, \.locationAreas, "location", { [$0.location] }),
        InverseRelation(\.regions, "locations", { $0.locations }, \.locations, "region", { [$0.region] }),
        InverseRelation(\.regions, "pokedexes", { $0.pokedexes }, \.regionalDexes, "region", { [$0.region] }),
        InverseRelation(
            \.regions,
            "main_generation",
            { [$0.mainGeneration] },
            \.generations,
            "main_region",
            { [$0.mainRegion] }
        ),
        InverseRelation(\.regions, "version_groups", { $0.versionGroups }, \.versionGroups, "regions", { $0.regions }),
        InverseRelation(
            \.regionalDexes,
            "version_groups",
            { $0.versionGroups },
            \.versionGroups,
            "pokedexes",
            { $0.pokedexes }
        ),
        InverseRelation(
            \.learnMethods,
            "version_groups",
            { $0.versionGroups },
            \.versionGroups,
            "learn_methods",
            { $0.learnMethods }
        ),
        InverseRelation(
            \.versions,
            "version_group",
            { [$0.versionGroup] },
            \.versionGroups,
            "versions",
            { $0.versions }
        ),
        InverseRelation(
            \.versionGroups,
            "generation",
            { [$0.generation] },
            \.generations,
            "version_groups",
            { $0.versionGroups }
        ),
        InverseRelation(
            \.encounterConditionValues,
            "condition",
            { [$0.condition] },
            \.encounterConditions,
            "values",
            { $0.values }
        ),
    ]
}
