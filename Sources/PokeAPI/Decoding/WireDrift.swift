public import Diagnostics

/// A field that the API sends and that no wire type knows.
public struct WireDrift: Equatable, Sendable {
    /// The sort of answers that have it: a kind, or `pokemon encounters` and the like.
    public let group: String
    /// The field's path, as `moves[].version_group_details[].mastered`.
    public let path: String
    /// One answer that has it, as `pokemon/25`.
    public private(set) var example: String
    /// How often it was met.
    public internal(set) var count: Int

    /// The drift of several decoders together, ordered by group and path.
    ///
    /// The result does not depend on which decoder read what.
    public static func merging(_ drifts: some Sequence<WireDrift>) -> [WireDrift] {
        var merged: [WireDrift] = []
        for drift in drifts.sorted(by: { ($0.group, $0.path) < ($1.group, $1.path) }) {
            if let last = merged.last, last.group == drift.group, last.path == drift.path {
                merged[merged.count - 1].example = min(last.example, drift.example)
                merged[merged.count - 1].count += drift.count
            } else {
                merged.append(drift)
            }
        }
        return merged
    }

    /// The drift as a fault to collect.
    public var diagnostic: Diagnostic {
        Diagnostic(
            .warning,
            rule: "unknown-field",
            place: "\(group) \(path)",
            summary: "the API sends a field that this version does not read (\(count) times, as in \(example))"
        )
    }
}
