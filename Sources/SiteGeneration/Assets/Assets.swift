import BuildSupport
internal import FoundationEssentials
import PokeModel
import SearchIndex
import Templating

/// The theme's own files, named after their content so that hosts may let browsers keep them for ever.
struct Assets: Sendable {
    /// The files, and the search indexes.
    private(set) var files: [OutputFile] = []
    /// All style sheets as one.
    let style: Markup
    /// The script in every head: it sets the remembered theme before anything is drawn.
    let bootScript: Markup
    /// The script of the page for addresses without a page.
    let rootScript: Markup
    /// The policy that pages give browsers: nothing but our own files, the scripts above, and pictures where those are
    /// linked.
    let policy: String

    /// The worker that keeps pages for times without a network, as the theme has it.
    let worker: String

    /// The path of the style sheet below the root.
    let stylePath: String
    private let scriptPath: String
    private let scriptPaths: [String]
    private let touchIcon: String
    /// The scripts of single pages, by name.
    private let pageScripts: TemplateObject
    /// The path of the picture that previews of links show.
    let card: String
    /// The icons, largest use first.
    let icons: [Icon]
    /// The path of the other names of pages; nil until they are added.
    private(set) var aliases: String?
    private var indexPaths: [LanguageTag: String] = [:]
    private var tablePaths: [LanguageTag: String] = [:]
    private var movePaths: [LanguageTag: String] = [:]
    private var stringPaths: [LanguageTag: String] = [:]

    /// Reads a theme's files.
    init(folder: ThemeFolder, sprites: SiteOptions.Sprites) throws {
        let css = try folder.files(in: "css", ending: ".css").map { try folder.text("css/\($0)") }
        style = Markup(trusted: try folder.embeddable(StyleSheet.compacted(css.joined(separator: "\n")), file: "css"))
        bootScript = Markup(trusted: try folder.embeddable(folder.text("inline/boot.js"), file: "inline/boot.js"))
        rootScript = Markup(trusted: try folder.embeddable(folder.text("inline/root.js"), file: "inline/root.js"))

        worker = try folder.text("worker/sw.js")

        let styleFile = try Self.file("style", "css", Array(style.html.utf8))
        stylePath = styleFile.path.description
        let scripts = try ScriptBundle(
            folder.files(in: "js", ending: ".js").map { (name: $0, text: try folder.text("js/\($0)")) },
            directory: folder.place(of: "js")
        )
        guard let script = scripts.files.first(where: { $0.name == ScriptBundle.base }) else {
            throw SiteError.badAsset(
                file: folder.place(of: "js/\(ScriptBundle.base)"),
                reason: "pages need this script, and it is missing"
            )
        }
        scriptPath = script.path.description
        scriptPaths = scripts.files.map(\.path.description)
        let ending = ScriptBundle.pageEnding
        pageScripts = TemplateObject(
            scripts.files.filter { $0.name.hasSuffix(ending) }
                .map { (String($0.name.dropLast(ending.count)), .text($0.path.description)) }
        )
        let icons = try Icon.all(in: folder)
        self.icons = icons.map(\.icon)
        func pixels(_ sizes: String) -> String { (icons.first { $0.icon.sizes == sizes } ?? icons[0]).icon.path }
        touchIcon = pixels("180x180")
        card = pixels("512x512")
        policy = Self.policy(scripts: [bootScript, rootScript], style: style, sprites: sprites)
        files = [styleFile] + icons.map(\.file) + scripts.files.map { OutputFile($0.path, $0.bytes) }
    }

    /// All that was read of the theme.
    var parts: [[UInt8]] {
        files.flatMap { [Array($0.path.description.utf8), $0.bytes] }
            + [bootScript.html, rootScript.html, worker].map { Array($0.utf8) }
    }

    /// A file named after its content.
    static func file(_ name: String, _ ending: String, _ bytes: [UInt8], in place: String = "assets")
        throws(SiteError) -> OutputFile
    {
        let path = "\(place)/\(name).\(SHA256(of: bytes).hexadecimal.prefix(10)).\(ending)"
        guard let output = OutputPath(path) else { throw .unsafePath(path, page: "the file \(name)") }
        return OutputFile(output, bytes)
    }

    /// Adds the search index of a language, which its pages name, and the shards, which the index names.
    mutating func add(_ index: SearchIndexFiles, of language: LanguageTag) throws(SiteError) {
        let file = try Self.file(language.description, "json", index.names, in: "search")
        indexPaths[language] = file.path.description
        files.append(file)
        // Equal texts may be a shard twice.
        var names: Set<String> = []
        for shard in index.shards where names.insert(shard.name).inserted {
            let path = "search/\(language)/\(shard.name).json"
            guard let output = OutputPath(path) else { throw .unsafePath(path, page: "a shard of search") }
            files.append(OutputFile(output, shard.bytes))
        }
    }

    /// Adds the other names of pages, which the page for addresses without a page looks up.
    mutating func add(_ names: Aliases) throws(SiteError) {
        let file = try Self.file("aliases", "json", names.json)
        aliases = file.path.description
        files.append(file)
    }

    /// Adds the list of species of a language, which its list page names, and the rendered rows, which the list names.
    mutating func add(_ table: SpeciesTable, rows: [[UInt8]]) throws(SiteError) {
        let language = table.edition.tag
        var names: [String] = []
        for (number, bytes) in rows.enumerated() {
            let file = try Self.file("list-\(language)-\(number + 1)", "json", bytes)
            names.append(String(file.path.description.dropFirst("assets/".count)))
            files.append(file)
        }
        let file = try Self.file("list-\(language)", "json", table.json(rows: names))
        tablePaths[language] = file.path.description
        files.append(file)
    }

    /// Adds which species of a language's list learn each move, which its list page names.
    mutating func add(_ moves: SpeciesMoves, of language: LanguageTag) throws(SiteError) {
        let file = try Self.file("moves-\(language)", "json", moves.json)
        movePaths[language] = file.path.description
        files.append(file)
    }

    /// Adds what the scripts say in a language, which its pages name.
    mutating func add(_ strings: ScriptStrings) throws(SiteError) {
        let language = strings.words.language
        let file = try Self.file("strings-\(language)", "js", strings.script)
        stringPaths[language] = file.path.description
        files.append(file)
    }

    /// The paths that pages of a language name, below the root.
    func templateObject(for language: LanguageTag) -> TemplateObject {
        [
            "style": .text(stylePath), "script": .text(scriptPath), "scripts": .object(pageScripts),
            "icon": .text(icons[0].path), "touchIcon": .text(touchIcon), "index": .text(orAbsent: indexPaths[language]),
            "table": .text(orAbsent: tablePaths[language]), "strings": .text(orAbsent: stringPaths[language]),
            "moves": .text(orAbsent: movePaths[language]),
        ]
    }

    /// The path of a language's names index below the root; empty before it was added.
    func indexPath(of language: LanguageTag) -> String { indexPaths[language] ?? "" }

    private static func policy(scripts: [Markup], style: Markup, sprites: SiteOptions.Sprites) -> String {
        func hash(_ text: Markup) -> String { "'sha256-\(SHA256(of: text.html.utf8).base64)'" }
        let linked = sprites == .link ? " https://raw.githubusercontent.com" : ""
        return [
            "default-src 'self'", "script-src 'self' \(scripts.map(hash).joined(separator: " "))",
            "style-src 'self' \(hash(style))", "img-src 'self' data:\(linked)", "media-src 'self'\(linked)",
            "object-src 'none'", "base-uri 'none'", "form-action 'self'",
        ].joined(separator: "; ")
    }
}
