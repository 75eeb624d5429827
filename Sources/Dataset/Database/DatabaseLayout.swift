import PokeModel
import SQLite

/// The tables and what becomes of each value, as plain numbers: there are five million values, and nothing is counted or
/// freed on the way from one to the next.
struct DatabaseLayout {
    /// What becomes of a value.
    struct Slot {
        enum Part {
            case value, anyReference, record, text, list, map, skipped, nested
        }

        let part: Part
        /// The table of the rows inside, by its place; the first slot of a record's fields.
        var target = 0
        /// How many fields a record has.
        var count = 0
    }

    /// A table, with what rows need to know of it.
    struct Table {
        var insertion: RowInsertion
        /// The slot of the first value of a row.
        var firstSlot = 0
        /// Whether rows have a number of their own.
        let isNumbered: Bool
        let hasOwner: Bool
        let isNested: Bool
        /// How many rows there are so far.
        var count = 0
    }

    /// What a row that begins needs to know of its table.
    struct Row {
        /// Its number in the table; nil where rows have none.
        let number: Int?
        let hasOwner: Bool
        let isNested: Bool
        /// The slot of its first value.
        let firstSlot: Int
    }

    private(set) var slots: [Slot] = []
    var tables: [Table] = []
    /// The place of each kind's table, in the kinds' order.
    private var kinds: [Int] = []

    /// The layout of tables that were created on a connection.
    init(_ plan: DatabasePlan, _ connection: Connection) {
        let described = plan.tables
        for table in described {
            var isNumbered = false
            if case .number = table.identity { isNumbered = true }
            tables.append(
                Table(
                    insertion: DatabaseSchema.insertion(into: table, on: connection),
                    isNumbered: isNumbered,
                    hasOwner: table.owner != nil,
                    isNested: table.isNested
                )
            )
        }
        let places = Dictionary(uniqueKeysWithValues: described.enumerated().map { (ObjectIdentifier($1), $0) })
        for (place, table) in described.enumerated() { tables[place].firstSlot = add(table.parts, places) }
        kinds = plan.kinds.map { places[ObjectIdentifier($0.table)] ?? 0 }
    }

    /// The place of the table that has the resources of a kind.
    func table(of kind: Kind) -> Int { kinds[Int(kind.rawValue)] }

    /// Counts a new row of a table.
    mutating func beginRow(of table: Int) -> Row {
        tables[table].count += 1
        return Row(
            number: tables[table].isNumbered ? tables[table].count : nil,
            hasOwner: tables[table].hasOwner,
            isNested: tables[table].isNested,
            firstSlot: tables[table].firstSlot
        )
    }

    /// Adds the slots of a record's fields, one behind another, and returns the first one's place.
    private mutating func add(_ parts: [DatabaseTable.Part], _ places: [ObjectIdentifier: Int]) -> Int {
        func place(of table: DatabaseTable) -> Int {
            guard let place = places[ObjectIdentifier(table)] else { preconditionFailure("\(table.name): no place") }
            return place
        }
        let first = slots.count
        slots += repeatElement(Slot(part: .skipped), count: parts.count)
        for (offset, part) in parts.enumerated() {
            slots[first + offset] =
                switch part {
                case .value: Slot(part: .value)
                case .anyReference: Slot(part: .anyReference)
                case .record(let inner): Slot(part: .record, target: add(inner, places), count: inner.count)
                case .text(let table): Slot(part: .text, target: place(of: table))
                case .list(let table): Slot(part: .list, target: place(of: table))
                case .map(let table): Slot(part: .map, target: place(of: table))
                case .nested(let table): Slot(part: .nested, target: place(of: table))
                case .skipped: Slot(part: .skipped)
                }
        }
        return first
    }
}
