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

    /// The theme's templates: the named folder, or those that come with the program.
    func templates(_ named: String?) throws -> String {
        try given(named, "--templates", holding: "layout.mustache")
            ?? folder("templates", holding: "layout.mustache", option: "--templates")
    }

    /// The theme's styles, scripts and strings: the named folder, or those that come with the program.
    func site(_ named: String?) throws -> String {
        try given(named, "--site", holding: "strings") ?? folder("site", holding: "strings", option: "--site")
    }

    private func given(_ folder: String?, _ option: String, holding marker: String) throws -> String? {
        guard let folder else { return nil }
        guard access("\(folder)/\(marker)", R_OK) == 0 else {
            throw CommandLineError.unusable(
                "`\(option) \(folder)`: \(folder)/\(marker): \(String(cString: strerror(errno))); name a folder of a theme"
            )
        }
        return folder
    }
}
