// The names of kinds that are sets of words rather than lists of things: closed in the data of August 2026, and open to
// new ones, which are told as drift.

extension WireBerryFirmness {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "hard", "soft", "super-hard", "very-hard", "very-soft",
    ]
}

extension WireBerryFlavor {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "bitter", "dry", "sour", "spicy", "sweet",
    ]
}

extension WireContestType {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "beauty", "cool", "cute", "smart", "tough",
    ]
}

extension WireEggGroup {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "bug", "ditto", "dragon", "fairy", "flying", "ground", "humanshape", "indeterminate", "mineral",
        "monster", "no-eggs", "plant", "water1", "water2", "water3",
    ]
}

extension WireEvolutionTrigger {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "agile-style-move", "gimmighoul-coins", "level-up", "other", "recoil-damage", "shed", "spin",
        "strong-style-move", "take-damage", "three-critical-hits", "three-defeated-bisharp",
        "tower-of-darkness", "tower-of-waters", "trade", "use-item", "use-move",
    ]
}

extension WireGender {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "female", "genderless", "male",
    ]
}

extension WireGrowthRate {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "fast", "fast-then-very-slow", "medium", "medium-slow", "slow", "slow-then-very-fast",
    ]
}

extension WireItemAttribute {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "consumable", "countable", "holdable", "holdable-active", "holdable-passive", "underground",
        "usable-in-battle", "usable-overworld",
    ]
}

extension WireItemFlingEffect {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "badly-poison", "berry-effect", "burn", "flinch", "herb-effect", "paralyze", "poison",
    ]
}

extension WireItemPocket {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "battle", "berries", "key", "machines", "mail", "medicine", "misc", "pokeballs",
    ]
}

extension WireLanguage {
    /// The languages of the texts, with the spellings of before 2026.
    public static let knownNames: Set<String>? = [
        "cs", "de", "en", "es", "es-419", "fr", "it", "ja", "ja-hrkt", "ja-roma", "ko", "pt-br",
        "zh-hans", "zh-hant", "ja-Hrkt", "roomaji", "zh-Hans", "zh-Hant", "pt-BR",
    ]
}

extension WireMoveAilment {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "burn", "confusion", "disable", "embargo", "freeze", "heal-block", "infatuation", "ingrain",
        "leech-seed", "nightmare", "no-type-immunity", "none", "paralysis", "perish-song", "poison",
        "silence", "sleep", "tar-shot", "torment", "trap", "unknown", "yawn",
    ]
}

extension WireMoveBattleStyle {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "attack", "defense", "support",
    ]
}

extension WireMoveCategory {
    /// What moves do in the main, with the spellings of before 2026.
    public static let knownNames: Set<String>? = [
        "ailment", "damage", "damage-ailment", "damage-heal", "damage-lower", "damage-raise",
        "field-effect", "force-switch", "heal", "net-good-stats", "ohko", "swagger", "unique",
        "whole-field-effect", "damage+ailment", "damage+heal", "damage+lower", "damage+raise",
    ]
}

extension WireMoveDamageClass {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "physical", "special", "status",
    ]
}

extension WireMoveLearnMethod {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "colosseum-purification", "egg", "form-change", "level-up", "light-ball-egg", "machine",
        "stadium-surfing-pikachu", "train", "tutor", "xd-purification", "xd-shadow", "zygarde-cube",
    ]
}

extension WireMoveTarget {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "all-allies", "all-opponents", "all-other-pokemon", "all-pokemon", "ally", "entire-field",
        "fainting-pokemon", "opponents-field", "random-opponent", "selected-pokemon",
        "selected-pokemon-me-first", "specific-move", "user", "user-and-allies", "user-or-ally",
        "users-field",
    ]
}

extension WirePokeathlonStat {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "jump", "power", "skill", "speed", "stamina",
    ]
}

extension WirePokemonColor {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "black", "blue", "brown", "gray", "green", "pink", "purple", "red", "white", "yellow",
    ]
}

extension WirePokemonHabitat {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "cave", "forest", "grassland", "mountain", "rare", "rough-terrain", "sea", "urban", "waters-edge",
    ]
}

extension WirePokemonShape {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "armor", "arms", "ball", "blob", "bug-wings", "fish", "heads", "humanoid", "legs", "quadruped",
        "squiggle", "tentacles", "upright", "wings",
    ]
}

extension WireStat {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "accuracy", "attack", "defense", "evasion", "hp", "special", "special-attack", "special-defense",
        "speed",
    ]
}

extension WireType {
    /// The names of today.
    public static let knownNames: Set<String>? = [
        "bug", "dark", "dragon", "electric", "fairy", "fighting", "fire", "flying", "ghost", "grass",
        "ground", "ice", "normal", "poison", "psychic", "rock", "shadow", "steel", "stellar", "unknown",
        "water",
    ]
}
