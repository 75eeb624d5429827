import FoundationEssentials

/// A folder of text files of the repository.
public struct TextFolder {
    private let folder: URL

    /// Names the folder.
    public init(path: String) { folder = URL(filePath: path) }

    /// Its files and their texts, in the order of their names; those that are no UTF-8 are left out.
    public func files() throws -> [(name: String, text: String)] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().compactMap { name in
            // A folder or a picture is no text, and none of the files that are asked for.
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return nil }
            return (name, text)
        }
    }

    /// Writes a file of the folder.
    public func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.appending(path: name))
    }
}
