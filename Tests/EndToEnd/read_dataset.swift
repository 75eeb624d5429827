// Reads a dataset with the types of its pokedex.swift, for test_dataset.py: from the folder that the first argument names, and into
// the second.
import Foundation

enum Folder {
    static let read = URL(fileURLWithPath: CommandLine.arguments[1])
    static let written = URL(fileURLWithPath: CommandLine.arguments[2])
}

func read<T: Decodable>(_ type: T.Type, _ path: String) throws -> T {
    try JSONDecoder().decode(type, from: Data(contentsOf: Folder.read.appendingPathComponent(path)))
}

func write(_ value: some Encodable, _ path: String) throws {
    try JSONEncoder().encode(value).write(to: Folder.written.appendingPathComponent(path))
}

func problem<R: Resource>(_ type: R.Type, _ resource: [String: Any]) throws -> String {
    do {
        _ = try JSONDecoder().decode(type, from: JSONSerialization.data(withJSONObject: resource))
        return ""
    } catch DecodingError.keyNotFound(let key, let context) {
        return (context.codingPath + [key]).map(\.stringValue).joined(separator: ".")
    } catch DecodingError.typeMismatch(_, let context) {
        return context.codingPath.map(\.stringValue).joined(separator: ".")
    }
}

func check<R: Resource>(_ type: R.Type) throws {
    let all = try read([R].self, "\(R.kind).json")
    try write(all, "\(R.kind).json")
    if let names = try? FileManager.default.contentsOfDirectory(atPath: Folder.read.appendingPathComponent(R.kind).path)
    {
        let bySlug = Dictionary(uniqueKeysWithValues: all.map { ("\($0.slug).json", $0) })
        for name in names {
            let one = try read(R.self, "\(R.kind)/\(name)")
            // A species has more in its own file.
            if R.kind != "pokemon-species", one != bySlug[name] { print("\(R.kind)/\(name) says something else") }
        }
    }
    guard let first = all.first,
        let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(first)) as? [String: Any]
    else { return }
    for name in object.keys {
        var damaged = object
        damaged[name] = nil
        if try problem(type, damaged) != name { print("\(R.kind): \(name) may be missing") }
        damaged[name] = [[0.5]]
        if try !problem(type, damaged).hasPrefix(name) { print("\(R.kind): \(name) may have another type") }
    }
}
