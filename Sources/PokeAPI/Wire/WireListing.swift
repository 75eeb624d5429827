public import JSON

/// A page of the listing of a kind.
public struct WireListing: WireAnswer, Equatable {
    /// How many resources the kind has in all.
    public let count: Int32
    /// The address of the next page; nil on the last.
    public let next: String?
    /// The address of the page before; nil on the first.
    public let previous: String?
    /// The resources on this page.
    public let results: [Entry]

    /// Reads a page.
    public init(_ value: JSONValue, _ decoder: WireDecoder) throws(WireError) {
        var members = try WireMembers(value, decoder)
        count = try members.required("count")
        next = try members.optional("next")
        previous = try members.optional("previous")
        results = try members.list("results", Entry.init)
        members.finish()
    }

    /// A resource in a listing.
    public struct Entry: Sendable, Equatable {
        /// The slug; nil for the kinds that have none.
        public let name: String?
        /// The address, which is not to be trusted.
        public let url: String

        init(_ members: inout WireMembers) throws(WireError) {
            name = try members.optional("name")
            url = try members.required("url")
        }
    }
}
