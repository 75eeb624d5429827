import PokeModel

/// A value that was read from a cell.
enum Cell {
    case null
    case integer(Int)
    case text(String)
    case boolean(Bool)
    case reference(Reference)

    /// The reference; nil for other values.
    var reference: Reference? {
        if case .reference(let reference) = self { reference } else { nil }
    }

    /// The number; nil for other values.
    var integer: Int? {
        if case .integer(let integer) = self { integer } else { nil }
    }

    /// The text; nil for other values.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// Whether there is no value.
    var isNull: Bool {
        if case .null = self { true } else { false }
    }
}

/// A row of a table, or an element of a list inside one.
///
/// An element knows the cells of its row as well, so that lists can be looked up from either end.
final class Row {
    /// Where the row stands.
    let place: Place
    private let parent: Row?
    private var cells: [String: Cell] = [:]
    private var lists: [String: [Row]] = [:]

    init(_ place: Place, in parent: Row? = nil) {
        self.place = place
        self.parent = parent
    }

    /// The cell of a column; that the column exists is the caller's to know.
    subscript(column: String) -> Cell {
        get {
            guard let cell = cells[column] ?? parent?[column] else {
                preconditionFailure("\(place.file) has no column \(column)")
            }
            return cell
        }
        set { cells[column] = newValue }
    }

    /// The elements of a list column.
    func list(_ column: String) -> [Row] {
        guard let rows = lists[column] ?? parent?.list(column) else {
            preconditionFailure("\(place.file) has no list \(column)")
        }
        return rows
    }

    func setList(_ column: String, _ rows: [Row]) { lists[column] = rows }
}
