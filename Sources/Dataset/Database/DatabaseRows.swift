import SQLite

/// The rows that are open while values come, which are inserted as they end.
///
/// A row is handed on when its last value has come, and inserted then or together with later ones. Until then its values
/// are kept on a stack, as rows of the lists inside it are handed on before it.
struct DatabaseRows {
    /// A row, a record inside a row, a list or a map that is open.
    private struct Frame {
        enum Content {
            /// Values of a row or of a record in it.
            case fields
            /// Elements of a list, which are rows.
            case elements
            /// Entries of a map, which are rows.
            case entries
        }

        let content: Content
        /// The table of the row, or of those that elements and entries are.
        let table: Int
        /// The slot of the value that comes next.
        var slot = 0
        /// How many elements or entries there were.
        var count = 0
        /// The id of the row, or of the one that elements and entries belong to.
        let id: Int
        /// The id of the row that the row belongs to.
        let owner: Int
        /// The id of the row that elements stand below in their own table.
        var parent: Int?
        /// Where the row's values begin; nil for what is no row.
        var row: ValueStack.Mark?
        /// Whether the row ends with its one value.
        var isOneValue = false
    }

    private var layout: DatabaseLayout
    private var frames: [Frame] = []
    private var values = ValueStack()
    /// The key of the entry that comes next.
    var key = ""
    /// Whether the list that is open has no place in the database.
    private(set) var isSkipping = false
    /// Why the first of the rows that could not be inserted could not.
    private(set) var failure: SQLiteError?

    init(_ layout: DatabaseLayout) { self.layout = layout }

    // MARK: Rows

    /// Begins the row of a resource.
    mutating func beginResource(id: Int, table: Int) { beginRow(of: table, owner: id, leading: nil) }

    /// `leading` is the list or map that the row is an element or entry of.
    private mutating func beginRow(of table: Int, owner: Int, leading: Frame?, isOneValue: Bool = false) {
        let mark = values.mark
        layout.tables[table].count += 1
        var id = owner
        if layout.tables[table].isNumbered {
            id = layout.tables[table].count
            values.integer(id)
        }
        if layout.tables[table].hasOwner { values.integer(owner) }
        if layout.tables[table].isNested {
            if let parent = leading?.parent { values.integer(parent) } else { values.null() }
        }
        if let leading {
            if leading.content == .entries { values.text(key) } else { values.integer(leading.count) }
        }
        var row = Frame(content: .fields, table: table, slot: layout.tables[table].firstSlot, id: id, owner: owner)
        row.row = mark
        row.isOneValue = isOneValue
        frames.append(row)
    }

    /// Inserts what waits to be inserted together with other rows.
    mutating func finish() throws(SQLiteError) {
        for table in layout.tables.indices { try layout.tables[table].insertion.finish() }
    }

    /// Ends the row of a resource or record.
    mutating func endRow() {
        guard let row = frames.popLast(), let mark = row.row else { preconditionFailure("an end without its begin") }
        insert(into: row.table, from: mark)
    }

    private mutating func insert(into table: Int, from mark: ValueStack.Mark) {
        do throws(SQLiteError) {
            try layout.tables[table].insertion.add(&values, from: mark)
        } catch {
            failure = failure ?? error
        }
    }

    /// Begins the row of the element or entry that comes next.
    private mutating func beginElement(isOneValue: Bool) {
        frames[frames.count - 1].count += 1
        let list = frames[frames.count - 1]
        beginRow(of: list.table, owner: list.id, leading: list, isOneValue: isOneValue)
    }

    // MARK: Values

    /// What becomes of the value that comes next; begins a row for it where it is an element or an entry.
    private mutating func nextSlot() -> DatabaseLayout.Slot {
        if frames[frames.count - 1].content != .fields { beginElement(isOneValue: true) }
        let slot = frames[frames.count - 1].slot
        frames[frames.count - 1].slot = slot + 1
        return layout.slots[slot]
    }

    private mutating func nextSlot(_ part: DatabaseLayout.Slot.Part) -> DatabaseLayout.Slot {
        let slot = nextSlot()
        precondition(slot.part == part, "a value of another sort than its table was made for")
        return slot
    }

    /// Ends the row that has the value which came last as its only one, if there is such a row.
    private mutating func endValue() {
        if frames[frames.count - 1].isOneValue { endRow() }
    }

    mutating func integer(_ value: Int) {
        if isSkipping { return }
        _ = nextSlot(.value)
        values.integer(value)
        endValue()
    }

    mutating func number(_ value: Double) {
        if isSkipping { return }
        _ = nextSlot(.value)
        values.number(value)
        endValue()
    }

    mutating func text(_ value: String) {
        if isSkipping { return }
        _ = nextSlot(.value)
        values.text(value)
        endValue()
    }

    mutating func anyReference(kind: String, id: Int) {
        _ = nextSlot(.anyReference)
        values.text(kind)
        values.integer(id)
        endValue()
    }

    mutating func texts(english: String?, _ texts: some Sequence<(language: String, text: String)>) {
        let table = nextSlot(.text).target
        let owner = frames[frames.count - 1].id
        if let english { values.text(english) } else { values.null() }
        for entry in texts {
            let mark = values.mark
            values.integer(owner)
            values.text(entry.language)
            values.text(entry.text)
            insert(into: table, from: mark)
        }
        endValue()
    }

    mutating func none() {
        leaveEmpty(nextSlot())
        endValue()
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

    // MARK: Lists, records and maps

    private mutating func open(_ content: Frame.Content, _ table: Int, id: Int, slot: Int = 0, parent: Int? = nil) {
        let owner = frames[frames.count - 1].owner
        frames.append(Frame(content: content, table: table, slot: slot, id: id, owner: owner, parent: parent))
    }

    mutating func beginList() {
        let slot = nextSlot()
        let row = frames[frames.count - 1]
        switch slot.part {
        case .list: open(.elements, slot.target, id: row.id)
        case .nested: open(.elements, slot.target, id: row.owner, parent: row.id)
        case .skipped: isSkipping = true
        default: preconditionFailure("a list that no table was made for")
        }
    }

    mutating func endList() {
        if isSkipping { isSkipping = false } else { frames.removeLast() }
        endValue()
    }

    mutating func beginRecord() {
        if frames[frames.count - 1].content == .elements { return beginElement(isOneValue: false) }
        let slot = nextSlot(.record)
        let row = frames[frames.count - 1]
        open(.fields, row.table, id: row.id, slot: slot.target)
    }

    mutating func endRecord() {
        if frames[frames.count - 1].row != nil { return endRow() }
        frames.removeLast()
        endValue()
    }

    mutating func beginMap() {
        let slot = nextSlot(.map)
        open(.entries, slot.target, id: frames[frames.count - 1].id)
    }

    mutating func endMap() {
        frames.removeLast()
        endValue()
    }
}
