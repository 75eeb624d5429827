/// The way from a resource down to a value.
struct FieldPath {
    /// The way with what identifies each element, as `learnsets[machine].levels[12].moves`.
    private(set) var text = ""
    /// The names of fields alone, as `learnsets.levels.moves`: the same for the same field of all resources.
    private(set) var field = ""

    /// The way on to a field.
    func member(_ name: String) -> FieldPath {
        var path = self
        path.text += text.isEmpty ? name : "." + name
        path.field += field.isEmpty ? name : "." + name
        return path
    }

    /// The way on to an element of a list or map.
    func element(_ label: String) -> FieldPath {
        var path = self
        // Labels are slugs, tags and numbers; a longer one can only come from a file that is not as it should be.
        path.text += "[\(label.prefix(80))]"
        return path
    }
}
