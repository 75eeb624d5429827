import PokeModel

extension LanguageTag {
    /// What the language calls itself; its tag for a language that the data did not have when this was written.
    ///
    /// The data itself lacks five of these.
    var endonym: String {
        switch description {
        case "cs": "Čeština"
        case "de": "Deutsch"
        case "en": "English"
        case "es": "Español"
        case "es-419": "Español (Latinoamérica)"
        case "fr": "Français"
        case "it": "Italiano"
        case "ja": "日本語"
        case "ja-Hrkt": "にほんご"
        case "ja-Latn": "Rōmaji"
        case "ko": "한국어"
        case "pt-BR": "Português (Brasil)"
        case "zh-Hans": "简体中文"
        case "zh-Hant": "繁體中文"
        default: description
        }
    }
}
