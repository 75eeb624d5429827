/// A piece of a template: a tag, or text up to a tag or the end of a line.
struct Token {
    enum Kind: Equatable {
        case text
        case value(escaped: Bool)
        case section(inverted: Bool)
        case partial
        /// A parent tag; what stands directly in it is ignored but for blocks.
        case parent
        /// A block outside a parent tag: a place that can be overridden.
        case block
        /// A block directly in a parent tag: what overrides.
        case argument
        case end
        /// A comment, or delimiters: writes nothing.
        case silent
    }

    var kind: Kind
    /// Where it is in the source; made empty for text that a standalone tag takes with it.
    var range: Range<Int>
    /// The name in the tag.
    var name = ""
    /// Where the name starts.
    var nameOffset = 0
    /// The token that ends this one, for those that have an end.
    var partner = 0

    /// Whether it has its line to itself, so that the line vanishes; for an argument, whether its content starts on
    /// the next line.
    var isStandalone = false
    /// Whether it is the first on a line that does not vanish.
    var startsLine = false
    /// The blanks before it on its line, where nothing else is before it.
    var indentation = 0..<0

    /// Whether a line with nothing else on it vanishes.
    var canStandAlone: Bool {
        switch kind {
        case .text, .value, .argument: false
        case .section, .partial, .parent, .block, .end, .silent: true
        }
    }
}
