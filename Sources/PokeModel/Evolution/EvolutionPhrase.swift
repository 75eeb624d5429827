/// A part of a sentence about a way to evolve; what it says in a language is in ``EvolutionPhrases``.
enum EvolutionPhrase: CaseIterable {
    // What sets it off.
    case level, levelUp, trade, tradeFor, useItem, shed, spin, towerOfDarkness, towerOfWaters, criticalHits, damage
    case agileStyle, strongStyle, recoil, useMove, bisharp, coins, other, unknown
    // The name of something that sets it off and is new, in any language.
    case named
    // What must be so.
    case ifLevel, ifItem, ifHolding, ifFemale, ifMale, ifDay, ifNight, ifDusk, ifFullMoon, ifTime, ifLocation, ifRegion
    case ifHappiness, ifAffection, ifBeauty, ifKnownMove, ifKnownMoveType, ifUsedMove, ifMoveCount, ifDamage, ifSteps
    case ifPartySpecies, ifPartyType, ifTradeSpecies, ifAttackHigher, ifStatsEqual, ifDefenseHigher, ifSpecialRock
    case ifMultiplayer, ifRain, ifUpsideDown
}

/// What the phrases say in one language.
///
/// A place in braces is filled with a number or a name. The sentence is the trigger's phrase, then the conditions',
/// joined by the language's comma. Adding a language is adding a table and naming it in ``byLanguage``.
struct EvolutionPhrases: Sendable {
    /// What stands between two phrases.
    let comma: String
    private let pieces: [EvolutionPhrase: [TextPiece]]

    init(comma: String = ", ", _ phrases: [EvolutionPhrase: String]) {
        self.comma = comma
        pieces = phrases.merging([.named: "{name}"]) { own, _ in own }.mapValues(TextPiece.pieces)
    }

    /// What a phrase says, cut at its places.
    subscript(phrase: EvolutionPhrase) -> [TextPiece] { pieces[phrase] ?? [] }

    /// The languages that have phrases.
    static let byLanguage: [String: EvolutionPhrases] = [
        "de": german, "en": english, "es": spanish, "fr": french, "it": italian, "ja": japanese, "ko": korean,
        "zh-Hans": simplifiedChinese, "zh-Hant": traditionalChinese,
    ]

    /// The phrases for readers of a language: its own, those of one that they read as well, or the English ones.
    static func phrases(for language: LanguageTag) -> EvolutionPhrases {
        ([language] + language.relatives).lazy.compactMap { byLanguage[$0.description] }.first ?? english
    }
}
