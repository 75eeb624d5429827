public import PokeModel

/// Why a site cannot be made of its inputs.
public enum SiteError: Error, Equatable {
    /// A file or folder of the theme cannot be read.
    case unreadable(file: String, reason: String)
    /// A language has no file of interface strings.
    case noStrings(language: LanguageTag, file: String, available: [String])
    /// A file of interface strings is not as it has to be.
    case badStrings(file: String, key: String, reason: String)
    /// A script or style sheet of the theme is not as it has to be.
    case badAsset(file: String, reason: String)
    /// A page's path is not one that every host can serve.
    case unsafePath(String, page: String)
    /// Two pages have one path, or paths that differ only in case.
    case twoPages(path: String, first: String, second: String)
}

extension SiteError: CustomStringConvertible {
    /// What is wrong, where, and what to do about it.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason):
            "\(file): cannot be read: \(reason)"
        case .noStrings(let language, let file, let available):
            "\(file): there are no interface strings for the language \"\(language)\"; "
                + "there are files for \(available.joined(separator: ", "))"
        case .badStrings(let file, let key, let reason):
            "\(file): \"\(key)\": \(reason)"
        case .badAsset(let file, let reason):
            "\(file): \(reason)"
        case .unsafePath(let path, let page):
            "\(page): its path \"\(path)\" has characters or names that some hosts refuse"
        case .twoPages(let path, let first, let second):
            "\(path): both \(first) and \(second) would be here; their slugs must differ in more than case"
        }
    }
}
