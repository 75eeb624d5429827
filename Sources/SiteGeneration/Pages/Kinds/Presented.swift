import PokeModel
import Templating

/// A resource that shows something beside its name: in its row of a list, and on a page of its own where its section has
/// pages.
///
/// A conformance, a ``Section``, and the section's strings are all that a kind needs; its pages are rendered with
/// `pages/entry` and `pages/kind-list`.
protocol Presented: Resource {
    /// What the columns of the list are called, beside that of the names.
    static var columns: [Column] { get }

    /// What the list says in these columns.
    func cells(in edition: Edition) -> [Cell]

    /// Says on the resource's page what there is to say.
    func describe(on page: inout EntryContent)
}

extension Presented {
    static var columns: [Column] { [] }
    func cells(in edition: Edition) -> [Cell] { [] }
    func describe(on page: inout EntryContent) {}
}

extension Pokedex {
    /// A resource of a kind that shows something; nil where it is missing.
    func presented(_ reference: Reference) -> (any Presented)? {
        func row<Table: ResourceTable>(of table: Table) -> (any Presented)? {
            (table as? PokeModel.Table<Table.Row>)?[id: reference.id] as? any Presented
        }
        return row(of: table(reference.kind))
    }
}
