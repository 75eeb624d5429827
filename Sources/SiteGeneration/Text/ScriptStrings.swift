import JSON
import Templating

/// The strings that the browser's modules say, as the JSON that stands in every page's head (docs/search.md).
struct ScriptStrings {
    let words: Strings

    /// The JSON, which HTML and XML take for the same text.
    var markup: Markup {
        var json = JSONWriter()
        json.beginObject()
        json.key("search")
        json.beginObject()
        for (key, phrase) in [
            ("label", Phrase.searchLabel), ("loading", .searchLoading), ("retry", .searchRetry), ("none", .searchNone),
            ("help", .searchHelp),
        ] {
            json.key(key)
            json.string(words(phrase))
        }
        json.key("count")
        let count = words.forms(of: .searchCount)
        json.beginObject()
        if let one = count.one {
            json.key("one")
            json.string(one)
        }
        json.key("other")
        json.string(count.other)
        json.endObject()
        json.key("failed")
        json.beginObject()
        for (key, phrase) in [
            ("offline", Phrase.searchOffline), ("timeout", .searchTimeout), ("gone", .searchGone),
            ("server", .searchServer), ("broken", .searchBroken),
        ] {
            json.key(key)
            json.string(words(phrase))
        }
        json.endObject()
        json.endObject()
        json.key("kinds")
        json.beginObject()
        for section in Section.allCases {
            json.key(section.folder)
            json.string(words(section.phrases.single))
        }
        json.endObject()
        json.endObject()
        // The writer escapes `<`; XML also gives `&` a meaning, and forbids `]]>`.
        let text = String(decoding: json.bytes, as: UTF8.self)
        return Markup(trusted: text.replacing("&", with: "\\u0026").replacing(">", with: "\\u003e"))
    }
}
