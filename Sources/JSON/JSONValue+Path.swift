extension JSONValue {
    /// The path of this value in its document, as `moves[3].move.url`; empty for the root.
    ///
    /// Found by walking down from the root, so that readers need not carry a path along. For messages only.
    public var path: String {
        var current = value(at: 1)
        var path = ""
        while current.index < index {
            if let members = current.members, let member = members.first(where: { index < $0.value.end }) {
                path += (path.isEmpty ? "" : ".") + shown(String(decoding: member.name, as: UTF8.self))
                current = member.value
            } else if let elements = current.elements {
                guard let (offset, element) = elements.enumerated().first(where: { index < $0.element.end })
                else { return path }
                path += "[\(offset)]"
                current = element
            } else {
                return path
            }
        }
        return path
    }

    /// The value as a person should see it in a message: its JSON, cut after 40 characters.
    public var excerpt: String {
        switch sort {
        case .object: return "an object"
        case .array: return "an array"
        case .null: return "null"
        case .boolean: return boolean == true ? "true" : "false"
        case .integer, .number: return integer.map { "\($0)" } ?? number.map { "\($0)" } ?? "a number"
        case .string: return "\"" + shown(string ?? "") + "\""
        }
    }
}

/// A text from a document as one short line: control characters escaped, cut after 40 characters.
private func shown(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.prefix(40).unicodeScalars.prefix(200) {
        if scalar.properties.generalCategory == .control {
            line.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
        } else {
            line.append(scalar)
        }
    }
    return String(line) + (text.dropFirst(40).isEmpty ? "" : "…")
}
