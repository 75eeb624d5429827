import JSON

/// The schemas of a tree, read when the first document is held to them; for one task.
///
/// A document `a/b/move.json`, and each `a/b/move/<name>.json`, is held to `a/b/schema/move.schema.json` where there is one.
final class SchemaLibrary {
    private let paths: Set<String>
    private let read: (String) -> [UInt8]?
    private var schemas: [String: JSONSchema?] = [:]

    /// Takes the paths of a tree's files, and a way to read one; nil for one that cannot be read.
    init(_ paths: some Sequence<String>, read: @escaping (String) -> [UInt8]?) {
        self.paths = Set(paths.lazy.filter { $0.hasSuffix(Self.ending) })
        self.read = read
    }

    private static let ending = ".schema.json"

    /// What is wrong with a document by its schema; nil where nothing is, where it has none, or where that cannot be read.
    func fault(in root: JSONValue, at path: String) -> String? {
        guard let place = schemaPath(of: path) else { return nil }
        return schema(at: place)?.mismatch(in: root).map { "\($0.sentence), by \(place)" }
    }

    /// What a schema says that is not known here; nil for other documents.
    static func fault(inSchema root: JSONValue, at path: String) -> String? {
        guard path.hasSuffix(ending), path.contains("/schema/") || path.hasPrefix("schema/") else { return nil }
        do throws(JSONSchema.Fault) {
            _ = try JSONSchema(root)
            return nil
        } catch {
            return error.description
        }
    }

    private func schemaPath(of path: String) -> String? {
        guard !paths.isEmpty, path.hasSuffix(".json") else { return nil }
        var parts = path.dropLast(5).split(separator: "/")
        for _ in 0..<2 {
            guard let name = parts.popLast() else { return nil }
            let schema = (parts + ["schema", name + Self.ending]).joined(separator: "/")
            if paths.contains(schema), schema != path { return schema }
        }
        return nil
    }

    private func schema(at path: String) -> JSONSchema? {
        if let known = schemas[path] { return known }
        // What cannot be read, is no JSON, or says what is not known, is told of the schema itself.
        let schema = read(path).flatMap { bytes in try? JSONParser().withDocument(bytes) { try JSONSchema($0) } }
        schemas[path] = .some(schema)
        return schema
    }
}
