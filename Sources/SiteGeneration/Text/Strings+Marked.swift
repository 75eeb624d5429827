import PokeModel
import Templating

/// Texts for places that have no attributes of their own, where a template cannot say which language they are in.
extension Strings {
    /// A text as it is where it is in the page's language, else in an element that says its language.
    func marked(_ text: Localized) -> TemplateValue { marked([text]) }

    /// Texts as one list; those of another language in elements that say it, one for all that stand together.
    func marked(_ texts: [Localized]) -> TemplateValue {
        guard texts.contains(where: { $0.language != language }) else { return .text(list(texts.map(\.text))) }
        var runs: [(language: LanguageTag, texts: [String])] = []
        for text in texts {
            if runs.last?.language == text.language {
                runs[runs.count - 1].texts.append(text.text)
            } else {
                runs.append((text.language, [text.text]))
            }
        }
        let pieces = runs.map { html(Localized(list($0.texts), $0.language)) }
        return .markup(Markup(trusted: pieces.joined(separator: Markup(escaping: settings.comma).html)))
    }

    /// A phrase with its places filled with texts that may be in another language.
    func marked(_ phrase: Phrase, _ values: KeyValuePairs<String, Localized>) -> TemplateValue {
        let pieces = pieces(of: phrase).map { piece in
            switch piece {
            case .text(let text): Markup(escaping: text).html
            case .place(let name): values.first { $0.key == name }.map { html($0.value) } ?? "{\(name)}"
            }
        }
        return .markup(Markup(trusted: pieces.joined()))
    }

    /// Values as one list, where each is text or marked text.
    func list(marked values: [TemplateValue]) -> TemplateValue {
        let pieces = values.map { value in
            switch value {
            case .text(let text): Markup(escaping: text).html
            case .markup(let markup): markup.html
            default: ""
            }
        }
        return .markup(Markup(trusted: pieces.joined(separator: Markup(escaping: settings.comma).html)))
    }

    private func html(_ text: Localized) -> String {
        let html = Markup(escaping: text.text).html
        guard text.language != language else { return html }
        return "<span lang=\"\(text.language)\"\(isForeign(text) ? " class=\"foreign\"" : "")>\(html)</span>"
    }
}
