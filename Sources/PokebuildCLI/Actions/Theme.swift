import BuildSupport
import Diagnostics
import PokeModel
import SiteGeneration
import Templating

/// The inputs that a re-style edits, and the languages that they speak.
///
/// Loaded before anything is asked for, so that a broken template does not come to light after a long crawl.
struct Theme: Sendable {
    /// The theme, read in the languages of the site.
    let site: SiteTheme
    /// What the site is to be like, the languages in the order that they were asked for.
    let siteOptions: SiteOptions

    /// The languages of the site.
    var languages: [LanguageTag] { siteOptions.languages }

    /// Loads the theme that options name.
    init(_ options: Options, resources: ResourceFolders) throws {
        let siteFolders = try resources.site(options.site)
        let templates = try TemplateLibrary(directories: try resources.templates(options.templates))
        siteOptions = SiteOptions(
            languages: try Self.languages(options, siteFolders),
            kinds: options.kinds.map(Set.init),
            baseURL: options.baseURL,
            sprites: options.sprites.ofSite
        )
        site = try SiteTheme(templates: templates, siteDirectories: siteFolders, options: siteOptions)
    }

    private static func languages(_ options: Options, _ siteFolders: [String]) throws -> [LanguageTag] {
        let folders = try siteFolders.map { "\($0)/strings" }.filter { try fileKind($0) == .folder }
        let strings = folders.joined(separator: ", ")
        let names = try folders.flatMap { try folderEntries($0).map(\.name) }
        let known = Set(names.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }).sorted()
        if options.languages == ["all"] {
            return known.map(LanguageTag.init(unchecked:))
        }
        var languages: [LanguageTag] = []
        for name in options.languages {
            guard let match = known.first(where: { $0.lowercased() == name.lowercased() }) else {
                let hint = nearMiss(of: name, among: known).map { "did you mean `\($0)`?" }
                throw CommandLineError.unusable(
                    "`--languages`: there are no strings for `\(name)` in \(strings); "
                        + (hint ?? "there are: \(known.joined(separator: ", "))")
                )
            }
            let tag = LanguageTag(unchecked: match)
            if !languages.contains(tag) { languages.append(tag) }
        }
        return languages
    }
}

extension Options.Sprites {
    /// The same as the site knows it.
    fileprivate var ofSite: SiteOptions.Sprites {
        switch self {
        case .link: .link
        case .mirror: .mirror
        case .none: .none
        }
    }
}
