/// A resource, named by its kind and id.
///
/// Ids are opaque: there is an id -1, there are gaps, and names change.
public struct Reference: Hashable, Sendable {
    /// The kind of the resource.
    public let kind: Kind
    /// The resource's id within its kind.
    public let id: Int32

    /// Names a resource, which need not exist.
    public init(_ kind: Kind, _ id: Int32) {
        self.kind = kind
        self.id = id
    }
}

extension Reference: Comparable {
    /// Kind and id in one number, which has the references' order.
    ///
    /// It is what a reference is decoded from, as only a decoder that knows slugs can tell.
    public var number: Int64 { Int64(kind.rawValue) << 32 + Int64(id) }

    /// Orders references by kind, then by id.
    @inlinable public static func < (left: Reference, right: Reference) -> Bool { left.number < right.number }

    /// Hashes kind and id at once.
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

extension Reference: CustomStringConvertible {
    /// The reference as the API writes it, as `move/85`.
    public var description: String { "\(kind.slug)/\(id)" }
}
