import Checkpoints
import JSON
import PokeModel
import SiteGeneration

/// The proof that nothing was lost: what became of each kind, stage by stage.
struct Audit: Sendable {
    /// One kind's figures.
    struct Row: Sendable, Equatable {
        let kind: String
        /// Resources that the API lists.
        var listed = 0
        /// Of those, in the store.
        var stored = 0
        /// Of those, in the model and the dataset.
        var normalized = 0
        /// Pages about one of them, in each language; nil for kinds without pages of their own.
        var pages: Int?
    }

    /// Every kind of the store, by name.
    private(set) var rows: [Row]

    /// Counts what a store holds.
    init(_ summaries: [StoreSummary]) {
        rows = summaries.filter { !$0.name.contains("/") }.map {
            Row(kind: $0.name, listed: $0.loaded + $0.pending + $0.failed, stored: $0.loaded)
        }
    }

    /// Counts what was normalized.
    mutating func add(_ pokedex: Pokedex) {
        for index in rows.indices {
            rows[index].normalized = Kind(slug: rows[index].kind).map { pokedex.table($0).rows.count } ?? 0
        }
    }

    /// Counts the pages about one resource.
    mutating func add(_ routes: [Route], languages: Int) {
        var counts: [Kind: Int] = [:]
        for route in routes { if let resource = route.resource { counts[resource.kind, default: 0] += 1 } }
        for index in rows.indices {
            rows[index].pages = Kind(slug: rows[index].kind).flatMap { counts[$0] }.map { $0 / languages }
        }
    }

    /// The kinds of which something was lost, in words.
    var gaps: [String] {
        rows.compactMap { row in
            let counts =
                [("listed", row.listed), ("stored", row.stored), ("normalized", row.normalized)]
                + (row.pages.map { [("pages", $0)] } ?? [])
            guard Set(counts.map(\.1)).count > 1 else { return nil }
            return "\(row.kind): " + counts.map { "\($0) \($1)" }.joined(separator: ", ")
        }
    }

    /// Writes an object of kinds.
    func write(into writer: inout JSONWriter) {
        writer.beginObject()
        for row in rows {
            writer.key(row.kind)
            writer.beginObject()
            for (name, count) in [("listed", row.listed), ("stored", row.stored), ("normalized", row.normalized)] {
                writer.key(name)
                writer.integer(count)
            }
            if let pages = row.pages {
                writer.key("pages")
                writer.integer(pages)
            }
            writer.endObject()
        }
        writer.endObject()
    }
}
