public import Diagnostics

/// A value in an answer that cannot be what the API documents.
public struct WireError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The answer, as `pokemon/25`.
    public let resource: String
    /// Where in the answer, as `moves[3].move.url`; empty for the whole.
    public let path: String
    /// What was expected there.
    public let expected: String
    /// What is there, shortened.
    public let found: String

    /// Describes one value.
    public init(resource: String, path: String, expected: String, found: String) {
        self.resource = resource
        self.path = path
        self.expected = expected
        self.found = found
    }

    /// The error as one line.
    public var description: String { "\(place): \(summary)" }

    /// The error as a fault to collect.
    public var diagnostic: Diagnostic { Diagnostic(.error, rule: "unreadable-value", place: place, summary: summary) }

    private var place: String { path.isEmpty ? resource : "\(resource) \(path)" }
    private var summary: String { "expected \(expected), found \(found)" }
}
