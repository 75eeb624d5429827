internal import BuildSupport
internal import FoundationEssentials
internal import Glibc

/// The folders that a theme's files are read from: a file of a later one stands for that of an earlier one.
struct ThemeFolder {
    /// More than this is no file of a theme, whatever else it is.
    private static let maximumBytes = 32 << 20

    private let directories: [String]

    init(_ directories: [String]) {
        precondition(!directories.isEmpty, "a theme needs a folder")
        self.directories = directories
    }

    /// Where a file is, or would be: the last folder that has it, else the first.
    func place(of path: String) -> String {
        let folder = directories.last { FileManager.default.fileExists(atPath: "\($0)/\(path)") }
        return "\(folder ?? directories[0])/\(path)"
    }

    /// The folder that holds a file.
    func directory(of path: String) -> String { String(place(of: path).dropLast(path.count + 1)) }

    /// The names of the files with an ending in a folder of the theme, sorted.
    func files(in folder: String, ending: String) throws(SiteError) -> [String] {
        var names: Set<String> = []
        for directory in directories where FileManager.default.fileExists(atPath: "\(directory)/\(folder)") {
            do {
                names.formUnion(try FileManager.default.contentsOfDirectory(atPath: "\(directory)/\(folder)"))
            } catch {
                throw .unreadable(file: "\(directory)/\(folder)", reason: "\(error)")
            }
        }
        return names.filter { $0.hasSuffix(ending) }.sorted()
    }

    /// A file's bytes.
    func bytes(_ path: String) throws(SiteError) -> [UInt8] { try Self.read(place(of: path)) }

    /// The bytes of a theme's file.
    static func read(_ file: String) throws(SiteError) -> [UInt8] {
        do throws(FileSystemError) {
            return try readFile(file, atMost: maximumBytes)
        } catch {
            let reason = error.code == EFBIG ? "it has more than \(maximumBytes) bytes" : error.reason
            throw .unreadable(file: file, reason: reason)
        }
    }

    /// A file's text.
    func text(_ path: String) throws(SiteError) -> String {
        guard let text = String(validating: try bytes(path), as: UTF8.self) else {
            throw .unreadable(file: place(of: path), reason: "the file is not UTF-8")
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
                file: place(of: file),
                reason: "it stands inside pages, so it must be written without \"<\" and \"&\""
            )
        }
        return text
    }
}
