/// A resource of the API, normalized: what every kind has in common.
public protocol Resource: Record, Decodable, Equatable {
    /// Which kind this type is.
    static var kind: Kind { get }
    /// The id, which is opaque and not always positive.
    var id: Int32 { get }
    /// The name in paths, unique within the kind and safe as a file's name.
    var slug: String { get }
    /// The name for people, in every language that has one.
    ///
    /// It is never empty: where the data has no name, it is the slug made readable, marked as English.
    var name: LocalizedText { get }
    /// What exports say besides its fields: what meets in it only in a whole Pokédex.
    static func joinedFields(in pokedex: Pokedex) -> [Field<Self>]
    /// A resource of which only the identity is known.
    init(id: Int32, slug: String, name: LocalizedText)
}

extension Resource {
    /// Nothing else.
    public static func joinedFields(in pokedex: Pokedex) -> [Field<Self>] { [] }

    /// Everything that exports say of it.
    public static func allFields(in pokedex: Pokedex) -> [Field<Self>] { fields + joinedFields(in: pokedex) }

    /// The resource as others refer to it.
    public var reference: Reference { Reference(Self.kind, id) }

    /// The fields that every resource begins with.
    static var identity: [Field<Self>] {
        [
            Field("id", "The resource's id in PokeAPI: opaque, with gaps, and not always positive.") { $0.id },
            Field("slug", "The name in paths and references, unique within the kind.") { $0.slug },
            Field("name", "The name for people, by language; never empty.") { $0.name },
        ]
    }
}
