import PokeModel
import Testing

@testable import Normalization

@Suite struct TextCleaningTests {
    @Test(arguments: [
        ("a\u{0C}b", "a b"),
        ("real\u{AD}\nity", "reality"),
        ("real\u{AD}\u{0C}ity", "reality"),
        ("re\u{AD}al", "real"),
        ("pitch-\nblack", "pitch-black"),
        ("word -\nword", "word - word"),
        ("one--\nit", "one-- it"),
        ("breathtaking—\nit's", "breathtaking—it's"),
        ("Fire-\nand Ice-type", "Fire- and Ice-type"),
        ("Fire-\u{200B}\nand Ice", "Fire- and Ice"),
        ("Fire-\u{200B}\nsomething", "Fire- something"),
        ("Fire-\nandroid", "Fire-android"),
        ("one\\ntwo", "one two"),
        ("  two  spaces \n after\n", "two spaces after"),
        ("\u{3000}a\u{A0}", "a"),
        ("1\u{202F}000", "1\u{202F}000"),
        ("-", "-"),
        ("", ""),
    ])
    func joinsTheLinesOfASmallScreen(raw: String, clean: String) {
        #expect(cleanedFlavorText(raw, in: .english) == clean)
    }

    @Test(arguments: [
        ("ja", "みらいを\u{3000}よみ\nとる", "みらいを\u{3000}よみとる"),
        ("ja-Hrkt", "ひに\u{3000}\nあう", "ひに\u{3000}あう"),
        ("zh-Hans", "一二，\n三四", "一二，三四"),
        ("zh-Hant", "一 二\n三", "一 二三"),
        ("ko", "가나\n다라", "가나 다라"),
        ("de", "Daten-\nverarbeitung", "Datenverarbeitung"),
        ("de", "über-\nörtlich", "überörtlich"),
        ("de", "Käfer-\nPokémon", "Käfer-Pokémon"),
        ("de", "Wasser-\nund Feuer", "Wasser- und Feuer"),
        ("fr", "demi-\njournée", "demi-journée"),
    ])
    func joinsLinesAsTheLanguageDoes(language: String, raw: String, clean: String) {
        #expect(cleanedFlavorText(raw, in: LanguageTag(unchecked: language)) == clean)
    }

    @Test(arguments: [
        ("Held\n:   Does this.\n\n    Then that.", "Held: Does this.\n\nThen that."),
        ("One.  Two.", "One. Two."),
        ("wrapped\nline", "wrapped line"),
        ("Power is `a * 2`.", "Power is a * 2."),
        ("Rates:\n\n* one\n* two\n  more", "Rates:\n\n* one\n* two more"),
        ("Head:\n\nA   | B\n--- | --:\n1   | 2\nafter", "Head:\n\nA | B\n1 | 2\nafter"),
        ("Has a $effect_chance% chance.", "Has a 30% chance."),
        ("End.\n", "End."),
        ("\n\n", ""),
    ])
    func turnsMarkupIntoParagraphs(raw: String, clean: String) {
        #expect(cleanedEffectText(raw, chance: 30) == clean)
    }

    @Test(arguments: [
        "-\n-\n-", "ー\nー\nー", "''", "", "Dummy", "Dummy Data", "ダミーデータ", "Makes [VAR (0000)] appear.",
        "This move can’t be used. More.", "この技は\u{3000}使えません", "XXX new effect for red-orb",
        "XXX nouvel effet pour red-orb", "XXX", "TODO: describe", "？？？", "…",
    ])
    func passesOverTextsThatSayNothing(raw: String) {
        #expect(isPlaceholder(cleanedFlavorText(raw, in: LanguageTag(unchecked: "ja"))))
    }

    @Test(arguments: [
        "A text.", "ー１", "幻の石。", "A [kind] of text.", "99", "Todo el equipo.", "Dummying out.", "XXXL", "Unused.",
        "This move can't be used twice in a row.", "ダミーにんぎょう",
    ])
    func keepsTextsThatSaySomething(text: String) {
        #expect(!isPlaceholder(text))
    }

    @Test func keepsNamesOfMarksWhereEnglishHasNoOther() {
        func names(_ names: [String: String]) -> LocalizedText {
            LocalizedText(names.map { Localized($1, LanguageTag(unchecked: $0)) })
        }
        let unown = names(["en": "!", "ja": "！"])
        #expect(unown.withoutPlaceholderNames == unown)
        let arceus = names(["en": "??? Type", "fr": "???"])
        #expect(arceus.withoutPlaceholderNames == arceus)
        let urge = names(["en": "Item Urge", "zh-Hans": "？？？", "fr": "Appel Objet", "de": "XXX Name"])
        #expect(urge.withoutPlaceholderNames == names(["en": "Item Urge", "fr": "Appel Objet"]))
    }
}
