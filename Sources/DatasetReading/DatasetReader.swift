import BuildSupport
import JSON
public import PokeModel

/// Reads the files of `data/v1` back into a Pokédex.
///
/// It takes `catalog.json` and the array of each kind. What is worked out of other fields is not looked at, and worked out
/// again when it is asked for. Members that the model does not know are skipped, as later versions add some; one that is missing
/// is an error. What is read is the Pokédex that was exported, but for the keys of pictures (``PokeModel/Sprite/key``), and
/// exports to the same bytes.
public struct DatasetReader {
    private let read: (String) throws -> [UInt8]

    /// A reader of the dataset in a folder.
    public init(folder: String) {
        self.init { try readFile("\(folder)/\($0)") }
    }

    /// A reader of a dataset whose files `read` gives by their names, as `pokemon.json`.
    public init(_ read: @escaping (String) throws -> [UInt8]) { self.read = read }

    /// The Pokédex.
    ///
    /// Throws a ``DatasetError`` where a file is not as it should be, and what reading one throws.
    public func pokedex() throws -> Pokedex {
        var files: [Kind: [UInt8]] = [:]
        var identities = Identities()
        for kind in Kind.allCases {
            let bytes = try read(kind.fileName)
            try withDocument(bytes, kind.fileName) { try identities.add($0, of: kind) }
            files[kind] = bytes
        }
        var pokedex = Pokedex()
        pokedex.source = try withDocument(try read("catalog.json"), "catalog.json", Source.init)
        try pokedex.read(KindReader(files: files, identities: identities))
        return pokedex
    }
}

extension Kind {
    /// The file that has all resources of the kind.
    var fileName: String { "\(slug).json" }
}

extension Source {
    /// Reads what the catalogue says of it.
    fileprivate init(_ catalog: JSONValue) throws {
        guard catalog["format"]?.string == "pokebuild-dataset", catalog["version"]?.integer == 1 else {
            throw DatasetError(
                file: "catalog.json",
                path: "",
                expected: "the format pokebuild-dataset in version 1",
                found: "\(catalog["format"]?.excerpt ?? "nothing") in version \(catalog["version"]?.excerpt ?? "none")"
            )
        }
        func text(_ name: String) throws -> String? {
            guard let value = catalog["source"]?[name], value.isNull || value.string != nil else {
                throw DatasetError(file: "catalog.json", path: "source.\(name)", expected: "a text or null", found: "")
            }
            return value.string
        }
        self.init(hash: try text("hash"), date: try text("date"))
    }
}

/// Parses a file and calls `body` with its root; throws a ``DatasetError`` where it is no JSON.
func withDocument<Result>(_ bytes: [UInt8], _ file: String, _ body: (JSONValue) throws -> Result) throws -> Result {
    do {
        return try JSONParser().withDocument(bytes, body)
    } catch let error as JSONSyntaxError {
        throw DatasetError(file: file, path: "", expected: "a JSON document", found: "what is \(error)")
    }
}
