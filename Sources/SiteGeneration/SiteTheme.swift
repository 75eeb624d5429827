public import Templating

/// A theme that was read and found whole: templates, strings, styles, scripts.
///
/// Reading it needs no data, so that what is wrong with a theme comes to light before anything is fetched.
public struct SiteTheme: Sendable {
    let templates: Templates
    /// The strings of each language of the site, in its order.
    let strings: [Strings]
    let assets: Assets

    /// Reads the theme of a site with these options.
    ///
    /// `siteDirectory` has the theme's `css`, `js`, `inline`, `icons` and `strings`. Throws a ``SiteError`` where one of them
    /// is not as it has to be, and a `TemplateError` where a template is missing.
    public init(templates: TemplateLibrary, siteDirectory: String, options: SiteOptions) throws {
        precondition(!options.languages.isEmpty, "a site needs a language")
        self.templates = try Templates(templates)
        strings = try options.languages.map { try Strings(directory: "\(siteDirectory)/strings", language: $0) }
        assets = try Assets(directory: siteDirectory, sprites: options.sprites)
    }
}
