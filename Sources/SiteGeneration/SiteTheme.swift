public import BuildSupport
public import Templating

/// A theme that was read and found whole: templates, strings, styles, scripts.
///
/// Reading it needs no data, so that what is wrong with a theme comes to light before anything is fetched.
public struct SiteTheme: Sendable {
    let templates: Templates
    /// The strings of each language of the site, in its order.
    let strings: [Strings]
    let assets: Assets
    /// A checksum of all that was read.
    public let checksum: SHA256

    /// Reads the theme of a site with these options.
    ///
    /// The folders of `siteDirectories`, of which a later one may have only the files that it replaces, have the theme's `css`, `js`, `inline`, `icons` and `strings`. Throws a ``SiteError`` where one of them
    /// is not as it has to be, and a `TemplateError` where a template is missing.
    public init(templates: TemplateLibrary, siteDirectories: [String], options: SiteOptions) throws {
        precondition(!options.languages.isEmpty, "a site needs a language")
        self.templates = try Templates(templates)
        let folder = ThemeFolder(siteDirectories)
        strings = try options.languages.map { language in
            let directory = folder.directory(of: "strings/\(language).json")
            return try Strings(directory: "\(directory)/strings", language: language)
        }
        assets = try Assets(folder: folder, sprites: options.sprites)
        let names = templates.names.map { Array($0.utf8) }
        let parts = [names, templates.texts, strings.map(\.checksum.bytes), assets.parts]
        checksum = SHA256(ofEach: parts.map { SHA256(ofEach: $0).bytes })
    }
}
