import PokeModel

/// A text in one language: a name, a description, a genus.
public struct WireText: Sendable, Equatable {
    /// The id of the language.
    public let language: Int32
    /// The text as it came; can be empty.
    public let text: String

    /// Joins a text to its language.
    public init(language: Int32, text: String) {
        self.language = language
        self.text = text
    }
}

extension WireMembers {
    /// A list of texts, each the member `text` of an object with a language.
    mutating func texts(_ name: StaticString, _ text: StaticString) throws(WireError) -> [WireText] {
        try list(name) { (entry: inout WireMembers) throws(WireError) in
            let language = try entry.requiredID("language", of: .language)
            return WireText(language: language, text: try entry.string(text))
        }
    }

    /// The names of a resource.
    mutating func names() throws(WireError) -> [WireText] { try texts("names", "name") }
}
