/// A text that a page shows, by whose words search finds the page.
public struct SearchPassage: Sendable, Equatable {
    /// The text.
    public var text: String
    /// The tag of its language where that is another than the index's.
    public var language: String?

    /// Creates a passage.
    public init(_ text: String, language: String? = nil) {
        self.text = text
        self.language = language
    }
}
