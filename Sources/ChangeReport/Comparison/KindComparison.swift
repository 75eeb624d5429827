import Glibc
import JSON
import PokeModel

/// Compares two files of one kind.
///
/// Records with equal bytes are never parsed.
struct KindComparison {
    private let old: RecordLines
    private let new: RecordLines
    private let shapes: RecordShapes
    private let oldParser = JSONParser()
    private let newParser = JSONParser()
    private var result: KindChanges
    private var fields: [FieldSummary.Key: Int] = [:]

    /// What differs; nil where one of the files is not as files of kinds are.
    static func changes(of kind: Kind, from old: [UInt8], to new: [UInt8]) -> KindChanges? {
        guard let old = RecordLines(old), let new = RecordLines(new) else { return nil }
        var comparison = KindComparison(kind, old, new)
        do {
            try comparison.run()
        } catch {
            // A record is no JSON: what else the file says is not to be believed either.
            return nil
        }
        return comparison.result
    }

    private init(_ kind: Kind, _ old: RecordLines, _ new: RecordLines) {
        self.old = old
        self.new = new
        shapes = RecordShapes(kind)
        result = KindChanges(kind: kind)
    }

    private mutating func run() throws {
        var before = old.lines[...]
        var after = new.lines[...]
        while let next = [before.first?.id, after.first?.id].compactMap({ $0 }).min() {
            let removed = before.first?.id == next ? before.popFirst() : nil
            let added = after.first?.id == next ? after.popFirst() : nil
            switch (removed, added) {
            case (let removed?, let added?): try compare(removed, added)
            case (let removed?, nil): result.removed.add(try resource(removed, in: old, oldParser))
            case (nil, let added?): result.added.add(try resource(added, in: new, newParser))
            case (nil, nil): return
            }
        }
        result.fields = fields.map { FieldSummary($0.key, records: $0.value) }.sorted()
    }

    private mutating func compare(_ before: RecordLines.Line, _ after: RecordLines.Line) throws {
        guard !hasEqualBytes(before, after) else { return }
        let (comparison, resource) = try old.withRecord(before) { before in
            try oldParser.withDocument(before) { before in
                try new.withRecord(after) { after in
                    try newParser.withDocument(after) { after in
                        (RecordComparison(before, after, shapes), ChangedResource(after))
                    }
                }
            }
        }
        for field in comparison.introduced { fields[.init(field, .introduced), default: 0] += 1 }
        for field in comparison.dropped { fields[.init(field, .dropped), default: 0] += 1 }
        for field in comparison.fields { fields[.init(field, .changed), default: 0] += 1 }
        guard !comparison.changes.isEmpty else { return }
        result.changed.add(resource.with(comparison.changes))
    }

    private func hasEqualBytes(_ before: RecordLines.Line, _ after: RecordLines.Line) -> Bool {
        guard before.range.count == after.range.count else { return false }
        return old.withRecord(before) { before in
            new.withRecord(after) { after in
                guard let left = before.baseAddress, let right = after.baseAddress else { return true }
                return memcmp(left, right, before.count) == 0
            }
        }
    }

    private func resource(
        _ line: RecordLines.Line,
        in file: RecordLines,
        _ parser: JSONParser
    ) throws -> ChangedResource {
        try file.withRecord(line) { try parser.withDocument($0) { ChangedResource($0) } }
    }
}

extension ChangedResource {
    /// The resource of a record, without what changed in it.
    fileprivate init(_ record: JSONValue) {
        let slug = record["slug"]?.string ?? ""
        self.init(id: record["id"]?.integer ?? 0, slug: slug, name: record["name"]?["en"]?.string ?? slug)
    }
}
