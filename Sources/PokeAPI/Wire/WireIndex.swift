public import JSON

/// The API's index of what it has.
public struct WireIndex: WireAnswer {
    /// The kinds and `meta`, in the document's order.
    public let entries: [Entry]

    /// Reads the index.
    public init(_ value: JSONValue, _ decoder: WireDecoder) throws(WireError) {
        guard let members = value.members else { throw decoder.mismatch(value, expected: "an object") }
        var entries: [Entry] = []
        for member in members {
            guard let url = member.value.string else {
                throw decoder.mismatch(member.value, expected: "the address of a listing")
            }
            entries.append(Entry(name: String(decoding: member.name, as: UTF8.self), url: url))
        }
        self.entries = entries
    }

    /// Something that the API has.
    public struct Entry: Sendable, Equatable {
        /// The kind's slug, which the model may not know.
        public let name: String
        /// The address, which is not to be trusted.
        public let url: String
    }
}
