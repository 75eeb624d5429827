import BuildSupport
import Dataset
import JSON
import PokeModel
import Synchronization

/// The files of a dataset in memory, by their paths below its folder.
func files(of pokedex: Pokedex, jobs: Int = 2) async throws -> [String: [UInt8]] {
    let files = Mutex<[String: [UInt8]]>([:])
    try await DatasetExporter(pokedex, jobs: jobs) { file in
        let path = String(file.path.description.dropFirst("data/v1/".utf8.count))
        files.withLock { $0[path] = file.bytes }
    }.export()
    return files.withLock { $0 }
}

/// What is wrong with a JSON value that should be of a type of the model: the paths of all values that are not.
func faults(of value: JSONValue, _ type: ValueType, at path: String = "") -> [String] {
    switch type {
    case .boolean: return value.boolean == nil ? [path] : []
    case .integer: return value.integer.flatMap { Int32(exactly: $0) } == nil ? [path] : []
    case .number: return value.number == nil ? [path] : []
    case .string, .language, .reference: return value.string == nil ? [path] : []
    case .anyReference: return value["kind"]?.string == nil || value["slug"]?.string == nil ? [path] : []
    case .optional(let wrapped): return value.isNull ? [] : faults(of: value, wrapped, at: path)
    case .localizedText: return faults(of: value, .map(.string), at: path)
    case .map(let element):
        guard let members = value.members else { return [path] }
        return members.flatMap { faults(of: $0.value, element, at: path + ".*") }
    case .array(let element):
        guard let elements = value.elements else { return [path] }
        return elements.flatMap { faults(of: $0, element, at: path + "[]") }
    case .record(let record): return faults(of: value, record.fieldDescriptions, at: path)
    }
}

/// What is wrong with a JSON object that should have exactly some fields.
func faults(of value: JSONValue, _ fields: [FieldDescription], at path: String = "") -> [String] {
    guard let members = value.members else { return [path] }
    let names = members.map { String(decoding: $0.name, as: UTF8.self) }
    if names != fields.map(\.name) { return ["\(path): \(names)"] }
    return zip(members, fields).flatMap { faults(of: $0.value, $1.type, at: path + "." + $1.name) }
}

/// What is wrong with the file of a kind.
func faults<Table: ResourceTable>(of file: [UInt8], _ table: Table) throws -> [String] {
    let fields = Table.Row.allFields(in: Pokedex()).map(\.description)
    return try JSONParser().withDocument(file) { root in
        guard let elements = root.elements else { return ["expected a list"] }
        return elements.flatMap { faults(of: $0, fields, at: Table.Row.kind.slug) }
    }
}
