import BuildSupport
import Diagnostics
import PokeModel
import Templating

/// The inputs that a re-style edits, and the languages that they speak.
///
/// Loaded before anything is asked for, so that a broken template does not come to light after a long crawl.
struct Theme: Sendable {
    /// The templates, parsed.
    let templates: TemplateLibrary
    /// The folder of styles, scripts and strings.
    let siteFolder: String
    /// The languages to build, in the order that they were asked for.
    let languages: [LanguageTag]

    /// Loads the theme that options name.
    init(_ options: Options, resources: ResourceFolders) throws {
        siteFolder = try resources.site(options.site)
        templates = try TemplateLibrary(directory: try resources.templates(options.templates))
        let strings = siteFolder + "/strings"
        let known = try folderEntries(strings).map(\.name).filter { $0.hasSuffix(".json") }.map {
            String($0.dropLast(5))
        }
        if options.languages == ["all"] {
            languages = known.map(LanguageTag.init(unchecked:))
            return
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
        self.languages = languages
    }
}
