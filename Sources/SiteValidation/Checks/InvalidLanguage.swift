/// A language tag is one by [BCP 47](https://www.rfc-editor.org/info/bcp47), and each of its subtags is registered.
///
/// The registry's languages of two letters, scripts, regions and variants are known here. Of languages of three letters,
/// which are thousands, only the form is looked at.
struct InvalidLanguage: PageCheck {
    private var known: Set<String> = []

    mutating func visit(_ tag: StartTag, in page: inout PageContext) {
        for attribute in tag.attributes where attribute.name == .lang || attribute.name == .hreflang {
            let text = attribute.text
            // A page names the same few thousands of times.
            if known.contains(text) || text.isEmpty && attribute.name == .lang { continue }
            if attribute.name == .hreflang, text == "x-default", tag.name == .link { continue }
            if let fault = LanguageTag.fault(in: text) {
                page.reportTag(rule: "invalid-lang", "\"\(text)\" is no language tag: \(fault)")
            }
            known.insert(text)
        }
    }
}
