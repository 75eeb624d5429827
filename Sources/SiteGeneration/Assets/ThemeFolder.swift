internal import FoundationEssentials

/// The folder that a theme's files are read from.
struct ThemeFolder {
    let directory: String

    init(_ directory: String) { self.directory = directory }

    /// The names of the files with an ending in a folder of the theme, sorted.
    func files(in folder: String, ending: String) throws(SiteError) -> [String] {
        do {
            return try FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(folder)")
                .filter { $0.hasSuffix(ending) }.sorted()
        } catch {
            throw .unreadable(file: "\(directory)/\(folder)", reason: "\(error)")
        }
    }

    /// A file's bytes.
    func bytes(_ path: String) throws(SiteError) -> [UInt8] {
        let file = "\(directory)/\(path)"
        do {
            return try Array(Data(contentsOf: URL(filePath: file)))
        } catch {
            throw .unreadable(file: file, reason: "\(error)")
        }
    }

    /// A file's text.
    func text(_ path: String) throws(SiteError) -> String {
        guard let text = String(validating: try bytes(path), as: UTF8.self) else {
            throw .unreadable(file: "\(directory)/\(path)", reason: "the file is not UTF-8")
        }
        return text
    }

    /// A script or style sheet as it can stand inside a page.
    ///
    /// Pages are read as HTML and as XML, whose rules for the insides of such elements differ: what both take for the same
    /// text has neither `<` nor `&`.
    func embeddable(_ text: String, file: String) throws(SiteError) -> String {
        guard !text.contains("<"), !text.contains("&") else {
            throw .badAsset(
                file: "\(directory)/\(file)",
                reason: "it stands inside pages, so it must be written without \"<\" and \"&\""
            )
        }
        return text
    }
}
