import FoundationEssentials

extension TemporaryFolder {
    /// Writes a file, and the folders that it needs, at a path below this one and gives its absolute path.
    @discardableResult public func write(_ text: String, to name: String) throws -> String {
        let file = URL(filePath: path + "/" + name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// The text of a file of the folder.
    public func read(_ name: String) throws -> String {
        try String(contentsOf: URL(filePath: path + "/" + name), encoding: .utf8)
    }
}
