import JSON

/// The strings that the browser's modules say, as a script that every page of the language loads before them.
struct ScriptStrings {
    let words: Strings

    /// The script: it gives the strings to all others as `siteStrings`.
    var script: [UInt8] { Array("globalThis.siteStrings=".utf8) + json.bytes + Array(";\n".utf8) }

    private var json: JSONWriter {
        var json = JSONWriter()
        json.object { json in
            json.member("search") { search in
                search.member("label", words(.searchLabel))
                search.member("loading", words(.searchLoading))
                search.member("none", words(.searchNone))
                search.member("help", words(.searchHelp))
                search.member("suggestions", words(.searchSuggestions))
                search.member("names", words(.searchNames))
                search.member("texts", words(.searchTexts))
                search.member("inTexts", words(.searchInTexts, ["query": "{query}"]))
                search.member("noTexts", words(.searchNoTexts))
                search.member("more", words(.searchMore))
                forms(of: .searchCount, as: "count", to: &search)
            }
            json.member("failure") { failure in
                failure.member("retry", words(.searchRetry))
                failure.member("details", words(.listDetails))
                failure.member("reasons") { reasons in
                    reasons.member("offline", words(.searchOffline))
                    reasons.member("timeout", words(.searchTimeout))
                    reasons.member("gone", words(.searchGone))
                    reasons.member("server", words(.searchServer))
                    reasons.member("broken", words(.searchBroken))
                }
            }
            json.member("list") { list in
                list.member("loading", words(.listLoading))
                list.member("title", words(.listTitle))
                forms(of: .listCount, as: "count", to: &list)
            }
            json.member("favorites") { favorites in
                favorites.member("star", words(.favoritesStar))
                favorites.member("trouble") { trouble in
                    trouble.member("blocked", words(.favoritesBlocked))
                    trouble.member("full", words(.favoritesFull))
                    trouble.member("broken", words(.favoritesBroken))
                    trouble.member("newer", words(.favoritesNewer))
                }
                favorites.member("badFile", words(.favoritesBadFile))
                favorites.member("copied", words(.favoritesCopied))
                favorites.member("shared", words(.favoritesShared))
                forms(of: .favoritesOffered, as: "offered", to: &favorites)
                forms(of: .favoritesAdded, as: "added", to: &favorites)
                forms(of: .favoritesUnknown, as: "unknown", to: &favorites)
            }
            json.member("update") { update in
                update.member("text", words(.updateText))
                update.member("reload", words(.updateReload))
                update.member("later", words(.updateLater))
            }
            json.member("kinds") { kinds in
                for section in Section.allCases where section.hasEntries {
                    kinds.member(section.folder, words(.kind, of: section))
                }
            }
        }
        return json
    }

    /// The forms of a phrase that counts, by the names of plural categories.
    private func forms(of phrase: Phrase, as name: String, to json: inout JSONWriter) {
        let forms = words.forms(of: phrase)
        json.member(name) { member in
            if let one = forms.one { member.member("one", one) }
            member.member("other", forms.other)
        }
    }
}
