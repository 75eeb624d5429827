import FoundationEssentials
import Templating

/// The theme that the repository ships, for tests that render with it.
enum Theme {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path
    static let site = "\(repository)/site"
    static let templates = "\(repository)/templates"

    /// The templates, compiled.
    static func library() throws -> TemplateLibrary { try TemplateLibrary(directory: templates) }

    /// The text of all templates.
    static func templateTexts() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: templates).filter { $0.hasSuffix(".mustache") }
            .map { try String(contentsOf: URL(filePath: "\(templates)/\($0)"), encoding: .utf8) }
    }
}
