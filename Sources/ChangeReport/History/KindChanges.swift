public import PokeModel

/// What differs between two datasets in the resources of one kind.
public struct KindChanges: Equatable, Sendable {
    /// The kind.
    public let kind: Kind
    /// The resources that are new, by id.
    public internal(set) var added = ResourceList()
    /// The resources that are gone, by id.
    public internal(set) var removed = ResourceList()
    /// The resources of which some value is another, by id.
    public internal(set) var changed = ResourceList()
    /// In how many resources each field is another, ordered by field.
    public internal(set) var fields: [FieldSummary] = []

    init(kind: Kind) { self.kind = kind }

    /// Whether nothing differs.
    public var isEmpty: Bool { added.count + removed.count + changed.count == 0 && fields.isEmpty }
}

/// Some resources, of which a report names the first ones.
public struct ResourceList: Equatable, Sendable {
    /// How many there are.
    public internal(set) var count = 0
    /// The first of them.
    public internal(set) var listed: [ChangedResource] = []

    /// How many resources of a kind a report names at most.
    static let longest = 200

    mutating func add(_ resource: ChangedResource) {
        count += 1
        if listed.count < Self.longest { listed.append(resource) }
    }
}

/// A resource that is new, gone or another than before.
public struct ChangedResource: Equatable, Sendable {
    /// The resource's id.
    public let id: Int
    /// Its slug; of one that is gone, the slug that it had.
    public let slug: String
    /// Its English name.
    public let name: String
    /// How many of its values differ.
    public internal(set) var fieldCount = 0
    /// The first of the values that differ.
    public internal(set) var fields: [FieldChange] = []

    /// How many values of one resource a report tells at most.
    static let mostFields = 25

    init(id: Int, slug: String, name: String) {
        self.id = id
        self.slug = slug
        self.name = name
    }

    func with(_ changes: [FieldChange]) -> ChangedResource {
        var resource = self
        resource.fieldCount = changes.count
        resource.fields = Array(changes.prefix(Self.mostFields))
        return resource
    }
}

/// In how many resources of a kind a field is another.
public struct FieldSummary: Equatable, Sendable {
    /// What became of a field.
    public enum Event: String, Sendable {
        /// Its value is another.
        case changed
        /// The model did not have it before: it is in all resources, and none of them counts as changed for it.
        case introduced
        /// The model does not have it any more.
        case dropped
    }

    struct Key: Hashable {
        let field: String
        let event: Event

        init(_ field: String, _ event: Event) {
            self.field = field
            self.event = event
        }
    }

    /// The names of the field and of those around it, as `stats.base`.
    public let field: String
    /// What became of it.
    public let event: Event
    /// In how many resources.
    public let records: Int

    init(_ key: Key, records: Int) {
        field = key.field
        event = key.event
        self.records = records
    }
}

extension FieldSummary: Comparable {
    /// Orders by field, then by what became of it.
    public static func < (left: FieldSummary, right: FieldSummary) -> Bool {
        (left.field, left.event.rawValue) < (right.field, right.event.rawValue)
    }
}
