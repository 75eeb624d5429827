/// All resources of one kind, ordered by id.
public struct Table<Row: Resource>: Sendable {
    /// The resources, ordered by id.
    public let rows: [Row]
    // Inlined where they are used, lookups copy what is asked for and not a whole resource.
    @usableFromInline let places: [Int32: Int32]

    /// Collects resources; of two with one id, which the API never has, the first stays.
    public init(_ rows: [Row] = []) {
        var places: [Int32: Int32] = [:]
        places.reserveCapacity(rows.count)
        var unique: [Row] = []
        unique.reserveCapacity(rows.count)
        for row in rows.sorted(by: { $0.id < $1.id }) where places[row.id] == nil {
            places[row.id] = Int32(unique.count)
            unique.append(row)
        }
        self.rows = unique
        self.places = places
    }

    /// The resource of that id; nil where there is none.
    @inlinable public subscript(id id: Int32) -> Row? {
        places[id].map { rows[Int($0)] }
    }

    /// The resource that is referred to; nil where there is none, or where the reference is to another kind.
    @inlinable public subscript(reference: Reference?) -> Row? {
        guard let reference, reference.kind == Row.kind else { return nil }
        return self[id: reference.id]
    }

    /// The slug of a resource; nil where there is none.
    public func slug(of id: Int32) -> String? {
        places[id].map { rows[Int($0)].slug }
    }

    /// The name of a resource; nil where there is none.
    public func name(of id: Int32) -> LocalizedText? {
        places[id].map { rows[Int($0)].name }
    }
}

// No collection: its positions would be integers as ids are, and `table[25]` the twenty-sixth row.
extension Table: Sequence {
    /// The resources, ordered by id.
    public func makeIterator() -> IndexingIterator<[Row]> { rows.makeIterator() }

    /// How many resources there are.
    public var count: Int { rows.count }

    /// Whether there are none.
    public var isEmpty: Bool { rows.isEmpty }
}

/// A table whose kind is known only at run time.
public protocol ResourceTable<Row>: Sendable {
    /// What the table holds.
    associatedtype Row: Resource
    /// The resources, ordered by id.
    var rows: [Row] { get }
    /// The slug of a resource; nil where there is none.
    func slug(of id: Int32) -> String?
    /// The name of a resource; nil where there is none.
    func name(of id: Int32) -> LocalizedText?
}

extension Table: ResourceTable {}
