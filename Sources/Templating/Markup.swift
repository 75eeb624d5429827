/// HTML that is escaped already; the only text that `{{name}}` writes as it is.
public struct Markup: Sendable, Hashable {
    /// The HTML.
    public let html: String

    /// Vouches for a piece of HTML: it is well-formed, and what came from outside in it has been escaped.
    public init(trusted html: String) { self.html = html }

    /// Makes HTML that says a text.
    public init(escaping text: String) {
        var bytes: [UInt8] = []
        bytes.appendEscaped(text)
        html = String(decoding: bytes, as: UTF8.self)
    }
}
