import Checkpoints
import JSON
import PokeModel
import SiteGeneration

/// The proof that nothing was lost: what became of each kind, stage by stage.
struct Audit: Sendable {
    /// One kind's figures.
    typealias Row = StatusReport.Row

    /// Every kind of which the API lists something, by name.
    let rows: [Row]

    /// Counts each kind in what the store holds, in the model, and, where `folders` names one for it, in what was written.
    ///
    /// Of several languages, the one that has the fewest counts.
    init(_ holdings: Holdings, _ pokedex: Pokedex, _ census: Census, folders: [Kind: String], languages: [LanguageTag])
    {
        rows = holdings.rows.filter { !$0.name.contains("/") }.map { held in
            let kind = Kind(slug: held.name)
            var row = Row(kind: held.name, listed: held.listed, stored: held.summary.loaded)
            row.normalized = kind.map { pokedex.table($0).rows.count } ?? 0
            if let folder = kind.flatMap({ folders[$0] }) {
                let counts = census.counts(of: folder, languages: languages.map(\.description))
                (row.pages, row.indexed, row.inSitemap) = (counts.pages, counts.indexed, counts.listed)
            }
            return row
        }
    }

    /// The kinds of which something was lost or is too much, in words.
    var differences: [String] {
        rows.filter { !$0.isWhole }.map { row in
            "\(row.kind): " + Self.columns(of: row).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
        }
    }

    private static func columns(of row: Row) -> [(name: String, count: Int)] {
        let columns: [(String, Int?)] = [
            ("listed", row.listed), ("stored", row.stored), ("normalized", row.normalized), ("pages", row.pages),
            ("indexed", row.indexed), ("sitemap", row.inSitemap),
        ]
        return columns.compactMap { name, count in count.map { (name, $0) } }
    }

    /// Writes a member for each kind, with the figures that it has.
    func write(into writer: inout JSONWriter) {
        for row in rows {
            writer.member(row.kind) { figures in
                for (name, count) in Self.columns(of: row) { figures.member(name, count) }
            }
        }
    }
}
