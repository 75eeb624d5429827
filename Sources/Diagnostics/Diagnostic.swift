/// Something that is wrong with the data or with the output, as a value: collected, sorted and counted, never thrown.
///
/// A run that cannot go on throws an error instead.
public struct Diagnostic: Sendable, Hashable {
    /// How bad it is.
    public enum Severity: String, Sendable, Comparable, CaseIterable {
        /// The output would be wrong.
        case error
        /// The output is right as far as it goes, and somebody should look.
        case warning

        /// Orders errors before warnings.
        public static func < (left: Severity, right: Severity) -> Bool { left == .error && right == .warning }
    }

    /// How bad it is.
    public let severity: Severity
    /// The rule that found it, in lower case with hyphens; what is grouped and counted by.
    public let rule: String
    /// Where it is: a file, a resource, with line and column or a path inside where there is one.
    public let place: String
    /// What is wrong and what was expected, as one line without a final period.
    public let summary: String

    /// Describes one fault.
    public init(_ severity: Severity, rule: String, place: String, summary: String) {
        self.severity = severity
        self.rule = rule
        self.place = place
        self.summary = summary
    }
}

extension Diagnostic: Comparable {
    /// Errors first, then by rule, place and summary: the order of every report.
    public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
        if left.severity != right.severity { return left.severity < right.severity }
        return (left.rule, left.place, left.summary) < (right.rule, right.place, right.summary)
    }
}
