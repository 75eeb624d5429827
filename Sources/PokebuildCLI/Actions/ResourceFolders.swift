import BuildSupport
import Glibc

/// Finds the folders that come with the program: templates, site, sample.
///
/// They are in the working folder, in the package that the program was built in, or in `share/pokebuild` beside the
/// installed program's `bin`.
struct ResourceFolders {
    private let bases: [String]

    /// Looks relative to the running program.
    init() {
        var bases = ["."]
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        if length > 0 {
            var folder = String(decoding: buffer[..<length], as: UTF8.self)
            // `.build/<triple>/<configuration>/pokebuild` is four levels below the package.
            for _ in 0..<4 {
                guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
                folder = String(folder[..<slash])
                bases += [folder + "/share/pokebuild", folder]
            }
        }
        self.bases = bases
    }

    /// The folder of a name that holds `marker`.
    private func folder(_ name: String, holding marker: String, option: String?) throws -> String {
        if let found = bases.map({ "\($0)/\(name)" }).first(where: { access("\($0)/\(marker)", R_OK) == 0 }) {
            return found
        }
        let advice = option.map { "; name one with \($0)" } ?? ""
        throw CommandLineError.unusable(
            "found no folder `\(name)` with \(marker) in \(bases.joined(separator: ", "))\(advice)"
        )
    }

    /// The folder of the bundled sample.
    func sample() throws -> String { try folder("sample", holding: "pokemon-species.txt", option: nil) }

    /// The folders of templates: those that come with the program, and after them the named one, whose files count.
    func templates(_ named: String?) throws -> [String] {
        try folders("templates", holding: "layout.mustache", named: named, option: "--templates") {
            ["pages", "partials"].contains($0) || $0.hasSuffix(".mustache")
        }
    }

    /// The folders of styles, scripts and strings: those that come with the program, and after them the named one.
    func site(_ named: String?) throws -> [String] {
        try folders("site", holding: "strings", named: named, option: "--site") {
            ["css", "icons", "inline", "js", "strings", "worker"].contains($0)
        }
    }

    private func folders(
        _ name: String,
        holding marker: String,
        named: String?,
        option: String,
        isOfTheme: (String) -> Bool
    ) throws -> [String] {
        guard let named else { return [try folder(name, holding: marker, option: option)] }
        guard access(named, R_OK | X_OK) == 0 else {
            throw CommandLineError.unusable(
                "`\(option) \(named)`: \(String(cString: strerror(errno))); name a folder of a theme"
            )
        }
        guard try isFolder(named), try folderEntries(named).contains(where: { isOfTheme($0.name) }) else {
            throw CommandLineError.unusable(
                "`\(option) \(named)`: nothing of a theme is in it; name a folder that is laid out as `\(name)` is"
            )
        }
        // A whole theme needs nothing of ours; one of a few files needs the rest.
        let isWhole = access("\(named)/\(marker)", R_OK) == 0
        do {
            return [try folder(name, holding: marker, option: nil), named]
        } catch {
            guard isWhole else { throw error }
            return [named]
        }
    }
}
