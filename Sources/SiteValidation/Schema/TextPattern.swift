/// A regular expression of a schema: what a text must have somewhere.
///
/// Most texts of a dataset are slugs that come again and again, so what was found of a text is kept. For one task.
final class TextPattern {
    let text: String
    private let regex: Regex<AnyRegexOutput>
    private var verdicts: [String: Bool] = [:]

    /// Nil for what is no regular expression.
    init?(_ text: String) {
        // In JavaScript's dialect, which JSON Schema names, `$` is the very end; here it is before a last line's end as well.
        let isAnchored = text.hasSuffix("$") && !text.hasSuffix("\\$")
        guard let regex = try? Regex(isAnchored ? String(text.dropLast()) + "\\z" : text) else { return nil }
        self.text = text
        self.regex = regex.matchingSemantics(.unicodeScalar)
    }

    func matches(_ candidate: String) -> Bool {
        if let verdict = verdicts[candidate] { return verdict }
        // A regular expression that was read matches or does not; it cannot fail.
        let verdict = (try? regex.firstMatch(in: candidate)) != nil
        if verdicts.count >= 1 << 16 { verdicts.removeAll(keepingCapacity: true) }
        verdicts[candidate] = verdict
        return verdict
    }
}
