internal import BuildSupport
internal import FoundationEssentials
internal import Glibc

/// Templates that know each other by name, read and compiled once.
///
/// The language is [Mustache 1.4](https://github.com/mustache/spec) with inheritance and without lambdas and dynamic
/// names. Where the specification renders nothing for a template, a block or a variable that is not there, here it is an
/// error: the first two when the library is made, the last when a page is.
public struct TemplateLibrary: Sendable {
    private static let suffix = ".mustache"
    /// More than this is no template, whatever else it is.
    private static let maximumBytes = 4 << 20

    private let program: Program
    private let place: String

    /// The names of the templates, sorted.
    public var names: [String] { program.sources.map(\.name) }

    /// The templates' texts, in the order of their names.
    public var texts: [[UInt8]] { program.sources.map(\.bytes) }

    /// Reads every `.mustache` file in a folder and the folders in it; a template's name is its path without the suffix.
    ///
    /// Throws all faults of all templates at once; so too where the folder or a file cannot be read, or is not UTF-8.
    public init(directory: String) throws(TemplateLibraryError) { try self.init(directories: [directory]) }

    /// Reads the templates of several folders; one of a later folder stands for that of an earlier one with its name.
    ///
    /// Throws as ``init(directory:)`` does.
    public init(directories: [String]) throws(TemplateLibraryError) {
        var sources: [String: TemplateSource] = [:]
        var faults: [TemplateError] = []
        for directory in directories {
            for source in try Self.sources(in: directory, faults: &faults) { sources[source.name] = source }
        }
        let place = directories.joined(separator: ", ")
        try self.init(sources.values.sorted { $0.name < $1.name }, faults: faults, place: place)
    }

    private static func sources(
        in directory: String,
        faults: inout [TemplateError]
    ) throws(TemplateLibraryError) -> [TemplateSource] {
        let paths: [String]
        do {
            paths = try FileManager.default.subpathsOfDirectory(atPath: directory)
        } catch {
            throw TemplateLibraryError(faults: [
                .unreadable(directory, "cannot read the folder of templates: \(reason(error))")
            ]
            )
        }
        var sources: [TemplateSource] = []
        for path in paths.sorted() where path.hasSuffix(Self.suffix) {
            let file = "\(directory)/\(path)"
            do throws(FileSystemError) {
                let bytes = try readFile(file, atMost: maximumBytes)
                sources.append(TemplateSource(name: String(path.dropLast(suffix.count)), file: file, bytes: bytes))
            } catch {
                let reason = error.code == EFBIG ? "it has more than \(maximumBytes) bytes" : error.reason
                faults.append(.unreadable(file, "cannot read the template: \(reason)"))
            }
        }
        return sources
    }

    /// Compiles templates from memory, by name.
    ///
    /// Throws all faults of all templates at once.
    public init(sources: [String: String]) throws(TemplateLibraryError) {
        let sources = sources.map { TemplateSource(name: $0.key, file: $0.key, bytes: Array($0.value.utf8)) }
        try self.init(sources, faults: [], place: "templates")
    }

    private init(
        _ sources: [TemplateSource],
        faults: [TemplateError],
        place: String
    ) throws(TemplateLibraryError) {
        var faults = faults
        for source in sources where String(validating: source.bytes, as: UTF8.self) == nil {
            faults.append(.unreadable(source.file, "the template is not UTF-8"))
        }
        self.place = place
        program = try Compiler.compile(sources, names: sources.map(\.name), faults: faults)
    }

    /// The template of that name.
    public func template(named name: String) throws(TemplateError) -> Template {
        guard let index = program.sources.firstIndex(where: { $0.name == name }) else {
            throw TemplateError(
                kind: .missingTemplate,
                file: place,
                line: 0,
                column: 0,
                excerpt: "",
                message: "no template \"\(name)\"",
                hint: suggestion(for: name, among: names)
            )
        }
        return Template(program: program, index: index)
    }
}

extension TemplateError {
    fileprivate static func unreadable(_ file: String, _ message: String) -> TemplateError {
        TemplateError(
            kind: .unreadable,
            file: file,
            line: 0,
            column: 0,
            excerpt: "",
            message: message,
            hint: nil
        )
    }
}

/// The system's words for why a file could not be read.
private func reason(_ error: any Error) -> String {
    let cause = (error as? CocoaError)?.userInfo["NSUnderlyingError"] as? POSIXError
    return cause.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
}
