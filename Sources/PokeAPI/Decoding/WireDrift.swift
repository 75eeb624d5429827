public import Diagnostics

/// Something that the API sends and that this version does not know: a field, or a value of a set that is open.
public struct WireDrift: Equatable, Sendable {
    /// The sort of answers that have it: a kind, or `pokemon encounters` and the like.
    public let group: String
    /// The field's path, as `moves[].version_group_details[].mastered`.
    public let path: String
    /// The value, shortened, where the field is known and the value is not; nil for a field.
    public let value: String?
    /// One answer that has it, as `pokemon/25`.
    public private(set) var example: String
    /// How often it was met.
    public internal(set) var count: Int

    /// Describes what is not known.
    init(group: String, path: String, value: String? = nil, example: String, count: Int) {
        self.group = group
        self.path = path
        self.value = value
        self.example = example
        self.count = count
    }

    /// The drift of several decoders together, ordered by group, path and value.
    ///
    /// The result does not depend on which decoder read what.
    public static func merging(_ drifts: some Sequence<WireDrift>) -> [WireDrift] {
        var merged: [WireDrift] = []
        for drift in drifts.sorted(by: { $0.key < $1.key }) {
            if let last = merged.last, last.key == drift.key {
                merged[merged.count - 1].example = min(last.example, drift.example)
                merged[merged.count - 1].count += drift.count
            } else {
                merged.append(drift)
            }
        }
        return merged
    }

    private var key: (String, String, String) { (group, path, value ?? "") }

    /// The drift as a fault to collect.
    public var diagnostic: Diagnostic {
        let times = "(\(count) times, as in \(example))"
        return Diagnostic(
            .warning,
            rule: value == nil ? "unknown-field" : "unknown-value",
            place: "\(group) \(path)",
            summary: value.map { "the API sends \($0), which this version does not know \(times)" }
                ?? "the API sends a field that this version does not read \(times)"
        )
    }
}
