public import JSON

/// Which deployment of the API answers.
public struct WireMeta: WireAnswer {
    /// The hash of its source; nil where the server does not know.
    public let hash: String?
    /// The tag of its source; nil where it has none.
    public let tag: String?
    /// When it was deployed, in seconds since 1970, as a string; nil where the server does not know.
    public let deployDate: String?

    /// Reads the answer of `meta`.
    public init(_ value: JSONValue, _ decoder: WireDecoder) throws(WireError) {
        var members = try WireMembers(value, decoder)
        deployDate = try members.optional("deploy_date")
        hash = try members.optional("hash")
        tag = try members.optional("tag")
        members.finish()
    }
}
