/// A table of the database, and how rows for it are found in a value of the model.
final class DatabaseTable {
    /// A column as it is declared.
    struct Column {
        let name: String
        /// The type and the constraints.
        let declaration: String
        /// What the column holds; empty where its name says so.
        let documentation: String
        /// The table whose ids it holds.
        let target: String?
    }

    /// What becomes of a field of a record.
    indirect enum Part {
        /// A column has its value.
        case value
        /// Two columns have its kind and its id.
        case anyReference
        /// Columns have the fields of a record.
        case record([Part])
        /// A column has the English text, and a table the text in every language.
        case text(DatabaseTable)
        /// A table has a row for each element.
        case list(DatabaseTable)
        /// A table has a row for each key and value.
        case map(DatabaseTable)
        /// Nothing has it.
        case skipped
        /// The table that the record itself stands in has a row for each element, below the record's own.
        case nested(DatabaseTable)
    }

    /// How rows are told apart.
    enum Identity {
        /// By the id of a resource.
        case resource
        /// By a number of its own, as other tables refer to it.
        case number
        /// By the row that it belongs to and the first column after that.
        case owner
    }

    let name: String
    /// The table whose rows these belong to.
    let owner: DatabaseTable?
    var identity: Identity
    /// Whether rows can stand below others of the same table.
    var isNested = false
    var columns: [Column] = []
    var parts: [Part] = []
    var children: [DatabaseTable] = []

    init(_ name: String, owner: DatabaseTable?, identity: Identity) {
        self.name = name
        self.owner = owner
        self.identity = identity
    }

    /// The name of the column that leads to the row that a row belongs to.
    var ownerColumn: String? { owner.map { $0.name + "_id" } }

    /// The columns that come before those of the value.
    var leadingColumns: [Column] {
        var leading: [Column] = []
        if case .number = identity { leading.append(Column("id", "INTEGER PRIMARY KEY")) }
        if let owner, let ownerColumn {
            leading.append(Column(ownerColumn, "INTEGER NOT NULL", target: owner.name))
        }
        if isNested { leading.append(Column("parent_id", "INTEGER", "The row that it stands below.", target: name)) }
        return leading
    }
}

extension DatabaseTable.Column {
    init(_ name: String, _ declaration: String, _ documentation: String = "", target: String? = nil) {
        self.init(name: name, declaration: declaration, documentation: documentation, target: target)
    }
}
