import PokeModel

/// The name of a gender, which the API has in no language; none where it is not one of the three.
func genderName(_ slug: String) -> LocalizedText {
    let names: [(language: String, female: String, male: String, genderless: String)] = [
        ("de", "Weiblich", "Männlich", "Geschlechtslos"),
        ("en", "Female", "Male", "Genderless"),
        ("es", "Hembra", "Macho", "Sin género"),
        ("fr", "Femelle", "Mâle", "Asexué"),
        ("it", "Femmina", "Maschio", "Asessuato"),
        ("ja", "メス", "オス", "性別不明"),
        ("ko", "암컷", "수컷", "성별불명"),
        ("zh-Hans", "雌性", "雄性", "无性别"),
        ("zh-Hant", "雌性", "雄性", "無性別"),
    ]
    return LocalizedText(
        names.compactMap { row in
            let language = LanguageTag(unchecked: row.language)
            return switch slug {
            case "female": Localized(row.female, language)
            case "male": Localized(row.male, language)
            case "genderless": Localized(row.genderless, language)
            default: nil
            }
        }
    )
}
