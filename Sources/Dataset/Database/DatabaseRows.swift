import PokeModel
import SQLite

/// Inserts the values of resources into the tables that were made from the description of their fields.
///
/// A row is handed on when its last value has come, and inserted then or together with later ones. Until then its values
/// are kept on a stack, as rows of the lists inside it are handed on before it.
struct DatabaseRows {
    /// What rows inside a row need to know of it.
    private struct Owner {
        /// The id of the row itself.
        let id: Int
        /// The id of the row that it belongs to.
        let owner: Int
    }

    /// What an element or entry has before its value.
    private enum Leading {
        case position(Int)
        case key(TapeValue)
    }

    private var layout: DatabaseLayout
    private var values = ValueStack()

    init(_ layout: DatabaseLayout) { self.layout = layout }

    /// Inserts the row of a resource and those of everything inside it.
    mutating func insert(_ resource: TapeValue, of kind: Kind) throws(SQLiteError) {
        try insert(resource, into: layout.table(of: kind), owner: resource[field: 0]?.integer ?? 0)
    }

    /// Inserts what waits to be inserted together with other rows.
    mutating func finish() throws(SQLiteError) {
        for table in layout.tables.indices { try layout.tables[table].insertion.finish() }
    }

    /// - Parameters:
    ///   - owner: the id of the row that it belongs to; that of a resource itself.
    ///   - parent: the id of the row of the same table that it stands below.
    private mutating func insert(
        _ value: TapeValue,
        into table: Int,
        owner: Int,
        parent: Int? = nil,
        _ leading: Leading? = nil
    ) throws(SQLiteError) {
        let mark = values.mark
        let row = layout.beginRow(of: table)
        let id = row.number ?? owner
        if let number = row.number { values.integer(number) }
        if row.hasOwner { values.integer(owner) }
        if row.isNested {
            if let parent { values.integer(parent) } else { values.null() }
        }
        switch leading {
        case .position(let position): values.integer(position)
        case .key(let key): values.text(key.text)
        case nil: break
        }
        let inner = Owner(id: id, owner: owner)
        if case .key = leading {
            try add(value, layout.slots[row.firstSlot], of: inner)
        } else if value.sort == .record {
            try addFields(of: value, from: row.firstSlot, of: inner)
        } else {
            try add(value, layout.slots[row.firstSlot], of: inner)
        }
        try layout.tables[table].insertion.add(&values, from: mark)
    }

    private mutating func addFields(of record: TapeValue, from slot: Int, of row: Owner) throws(SQLiteError) {
        for (offset, value) in record.inside.enumerated() { try add(value, layout.slots[slot + offset], of: row) }
    }

    /// Adds the values that a row has of a value, and inserts the rows inside it.
    private mutating func add(_ value: TapeValue, _ slot: DatabaseLayout.Slot, of row: Owner) throws(SQLiteError) {
        if value.sort == .none { return leaveEmpty(slot) }
        switch slot.part {
        case .skipped: return
        case .value: add(value)
        case .anyReference:
            values.text(value.reference.kind.slug)
            values.integer(Int(value.reference.id))
        case .record: try addFields(of: value, from: slot.target, of: row)
        case .text:
            if let english = value.english { values.text(english) } else { values.null() }
            try insertPairs(of: value, into: slot.target, owner: row.id)
        case .map: try insertPairs(of: value, into: slot.target, owner: row.id)
        case .list:
            for (place, element) in value.inside.enumerated() {
                try insert(element, into: slot.target, owner: row.id, .position(place + 1))
            }
        case .nested:
            for (place, element) in value.inside.enumerated() {
                try insert(element, into: slot.target, owner: row.owner, parent: row.id, .position(place + 1))
            }
        }
    }

    /// Inserts a row for each key and what stands behind it.
    private mutating func insertPairs(of value: TapeValue, into table: Int, owner: Int) throws(SQLiteError) {
        var pairs = value.inside
        while let key = pairs.next(), let value = pairs.next() {
            try insert(value, into: table, owner: owner, .key(key))
        }
    }

    private mutating func add(_ value: TapeValue) {
        switch value.sort {
        case .boolean, .integer: values.integer(value.integer)
        case .number: values.number(value.number)
        case .text: values.text(value.text)
        case .reference: values.integer(Int(value.reference.id))
        case .none, .anyReference, .localizedText, .list, .record, .map:
            preconditionFailure("a value of another sort than its column was made for")
        }
    }

    private mutating func leaveEmpty(_ slot: DatabaseLayout.Slot) {
        switch slot.part {
        case .value, .text: values.null()
        case .anyReference:
            values.null()
            values.null()
        case .record: for place in slot.target..<slot.target + slot.count { leaveEmpty(layout.slots[place]) }
        case .list, .map, .nested, .skipped: return
        }
    }
}
