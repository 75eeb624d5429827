import JSON
import Templating

/// The strings that the browser's modules say, as the JSON that stands in every page's head (docs/search.md).
struct ScriptStrings {
    let words: Strings

    /// The JSON, which HTML and XML take for the same text.
    var markup: Markup {
        var json = JSONWriter()
        json.object { json in
            json.member("search") { search in
                search.member("label", words(.searchLabel))
                search.member("loading", words(.searchLoading))
                search.member("retry", words(.searchRetry))
                search.member("none", words(.searchNone))
                search.member("help", words(.searchHelp))
                let count = words.forms(of: .searchCount)
                search.member("count") { forms in
                    if let one = count.one { forms.member("one", one) }
                    forms.member("other", count.other)
                }
                search.member("failed") { failed in
                    failed.member("offline", words(.searchOffline))
                    failed.member("timeout", words(.searchTimeout))
                    failed.member("gone", words(.searchGone))
                    failed.member("server", words(.searchServer))
                    failed.member("broken", words(.searchBroken))
                }
            }
            json.member("kinds") { kinds in
                for section in Section.allCases where section.hasEntries {
                    kinds.member(section.folder, words(.kind, of: section))
                }
            }
        }
        return .embedded(json)
    }
}
