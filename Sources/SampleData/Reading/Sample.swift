import BuildSupport
import FoundationEssentials
import PokeModel

/// The facts of the sample, read and checked: every reference leads to a resource.
///
/// Not for use from several tasks at once, as what was looked up is kept.
final class Sample {
    /// A hash of all files, which changes with any of them.
    let hash: String
    let names: Names
    private let folder: String
    /// The rows of tables, as `berry`, and of the lists in them, as `berry.flavors`.
    private var relations: [String: [Row]] = [:]
    private var resources: [Kind: [Int32: Row]] = [:]
    private var index: [Lookup: [Reference: [Row]]] = [:]

    private struct Lookup: Hashable {
        let relation: String
        let column: String
    }

    /// Reads a folder that holds a file for each layout.
    init(directory: String) throws(SampleError) {
        folder = directory
        var tables: [(layout: TableLayout, table: RawTable)] = []
        var texts: [UInt8] = []
        for layout in TableLayout.all {
            let file = "\(directory)/\(layout.name).txt"
            let text = try Self.text(of: file)
            texts += text.utf8
            tables.append((layout, try RawTable(parsing: text, file: file)))
        }
        hash = String(SHA256(of: texts).hexadecimal.prefix(40))

        var names = Names()
        for (layout, table) in tables {
            if let kind = layout.kind { try names.insert(table, kind) }
        }
        self.names = names
        let reader = CellReader(names: names)
        for (layout, table) in tables { try add(table, layout, reader) }
        try checkFamilies()
        try checkMetaAndGrowthRates()
    }

    private static func text(of file: String) throws(SampleError) -> String {
        let bytes: Data
        do {
            bytes = try Data(contentsOf: URL(filePath: file))
        } catch {
            let problem = "cannot be read; expected a folder of sample data with this file (\(error))"
            throw SampleError(file: file, line: nil, problem: problem)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw SampleError(file: file, line: nil, problem: "expected UTF-8")
        }
        return text
    }

    private func add(_ table: RawTable, _ layout: TableLayout, _ reader: CellReader) throws(SampleError) {
        let languages = try table.localizedColumns(of: layout, names)
        var rows: [Row] = []
        for raw in table.rows { rows.append(try reader.row(raw, layout, languages: languages)) }
        if let kind = layout.kind {
            rows.sort { ($0["id"].integer ?? 0) < ($1["id"].integer ?? 0) }
            for row in rows { resources[kind, default: [:]][Int32(row["id"].integer ?? 0)] = row }
        }
        relations[layout.name] = rows
        for column in layout.columns where column.isList {
            relations["\(layout.name).\(column.name)"] = rows.flatMap { $0.list(column.name) }
        }
    }

    /// Each family needs one species that evolves from nothing, and no species may evolve from another family's.
    private func checkFamilies() throws(SampleError) {
        for chain in rows("evolution-chain") {
            guard let family = chain["evolution-chain"].reference else { continue }
            let species = rows("pokemon-species", where: "chain", is: family)
            let roots = species.filter { $0["from"].isNull }
            guard roots.count == 1 else {
                throw chain.place.error("expected one pokemon-species that evolves from nothing, found \(roots.count)")
            }
        }
        for species in rows("pokemon-species") {
            guard let parent = species["from"].reference, let chain = species["chain"].reference else { continue }
            guard row(of: parent)?["chain"].reference == chain else {
                throw species.place.error("expected to be in the chain of the species in from")
            }
        }
    }

    private func checkMetaAndGrowthRates() throws(SampleError) {
        guard rows("meta").count == 1 else {
            throw SampleError(file: "\(folder)/meta.txt", line: nil, problem: "expected one row")
        }
        for rate in rows("growth-rate") where GrowthCurve(slug: rate["slug"].text ?? "") == nil {
            throw rate.place.error("unknown growth rate; its levels are computed in GrowthCurve.swift")
        }
    }

    /// The ids of a kind, in order.
    func ids(of kind: Kind) -> [Int32] { resources[kind, default: [:]].keys.sorted() }

    /// The row of a resource; nil where there is none.
    func row(of resource: Reference) -> Row? { resources[resource.kind]?[resource.id] }

    /// The rows of a table or list; that it exists is the caller's to know.
    func rows(_ relation: String) -> [Row] {
        guard let rows = relations[relation] else { preconditionFailure("no table or list \(relation)") }
        return rows
    }

    /// The rows of a table or list that have `resource` in `column`.
    func rows(_ relation: String, where column: String, is resource: Reference) -> [Row] {
        let lookup = Lookup(relation: relation, column: column)
        if let groups = index[lookup] { return groups[resource, default: []] }
        var groups: [Reference: [Row]] = [:]
        for row in rows(relation) {
            if let reference = row[column].reference { groups[reference, default: []].append(row) }
        }
        index[lookup] = groups
        return groups[resource, default: []]
    }
}

extension Column {
    /// Whether the cells are lists.
    var isList: Bool {
        switch type {
        case .list, .localized: true
        default: false
        }
    }
}

extension Names {
    /// Adds the resources of a table.
    fileprivate mutating func insert(_ table: RawTable, _ kind: Kind) throws(SampleError) {
        for row in table.rows {
            guard let id = row.cells["id"].flatMap({ Int32($0) }) else {
                throw row.place.error("expected a whole number in id, found \"\(row.cells["id"] ?? "")\"")
            }
            guard insert(Reference(kind, id), slug: kind.hasSlugs ? row.cells["slug"] : nil) else {
                throw row.place.error("there is another \(kind.slug) with the id \(id)")
            }
        }
        if table.rows.isEmpty { throw table.header.error("expected at least one \(kind.slug)") }
    }
}

extension RawTable {
    /// The columns of texts in several languages, after a check that the header names what the layout wants.
    fileprivate func localizedColumns(
        of layout: TableLayout,
        _ names: Names
    ) throws(SampleError) -> [(header: String, Column, Reference)] {
        var localized: [(header: String, Column, Reference)] = []
        var missing = layout.columns.filter { if case .localized = $0.type { false } else { true } }.map(\.name)
        for name in columns {
            if let index = missing.firstIndex(of: name) {
                missing.remove(at: index)
                continue
            }
            let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
            guard parts.count == 2, !localized.contains(where: { $0.header == name }),
                let column = layout.columns.first(where: { $0.name == parts[0] }),
                case .localized = column.type
            else {
                let expected = layout.columns.map(\.name).joined(separator: ", ")
                throw header.error("unknown or repeated column \"\(name)\"; expected \(expected)")
            }
            localized.append((name, column, try names.resolve(parts[1], .language, at: header)))
        }
        if let name = missing.first { throw header.error("expected a column \(name)") }
        return localized
    }
}
