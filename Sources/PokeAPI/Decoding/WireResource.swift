public import JSON
public import PokeModel

/// A resource of one kind, as the API sends it: every field that carries something, nothing resolved or cleaned.
///
/// References keep the id and drop the name, which is looked up where it is needed. A list or a flag that is missing or
/// null is empty or false, and so is a text. Only what nothing can be done without is required (the id; what a resource
/// is a part of; what a row of a list is about): the API's fields come and go and become null from month to month.
public protocol WireResource: WireAnswer {
    /// The kind of these resources.
    static var kind: Kind { get }

    /// The resource's id within its kind.
    var id: Int32 { get }

    /// Members that are known and not read, as they carry nothing that the resource's others do not.
    static var ignoredMembers: [StaticString] { get }

    /// The names that resources of this kind have today, where another one may mean something that nobody reads; nil
    /// where the kind grows with every game.
    static var knownNames: Set<String>? { get }

    /// Reads the members of a resource's object.
    init(_ members: inout WireMembers) throws(WireError)
}

extension WireResource {
    /// No member is left unread.
    public static var ignoredMembers: [StaticString] { [] }

    /// The kind grows with every game.
    public static var knownNames: Set<String>? { nil }

    /// Reads a resource.
    public init(_ value: JSONValue, _ decoder: WireDecoder) throws(WireError) {
        var members = try WireMembers(value, decoder)
        try self.init(&members)
        for name in Self.ignoredMembers { members.ignore(name) }
        if let known = Self.knownNames { members.note("name", unlessAmong: known) }
        members.finish()
    }
}

/// Anything that the API answers with.
public protocol WireAnswer: Sendable {
    /// Reads an answer.
    init(_ value: JSONValue, _ decoder: WireDecoder) throws(WireError)
}
