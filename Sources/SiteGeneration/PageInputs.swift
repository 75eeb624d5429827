public import BuildSupport
import PokeModel
import Templating

/// What pages are made of beside the data and the options: their templates, the strings of their language, and the files of
/// the theme that they name.
///
/// A page whose inputs are the same as in another site of the same data and options is the same page there.
public struct PageInputs: Sendable {
    private let site: Site
    /// What all pages of an edition share.
    private let shared: [SHA256]
    /// The checksums of templates with all that they call, by name.
    private let templates: [String: SHA256]

    /// Looks up what the pages of a site share.
    public init(of site: Site) {
        self.site = site
        let languages = site.editions.map { "\($0.tag) \($0.words.name)" }
        shared = site.editions.map { edition in
            let named = languages + site.assets.named(in: edition.tag)
            return SHA256(ofEach: [edition.words.checksum.bytes] + named.map { Array($0.utf8) })
        }
        var templates: [String: SHA256] = [:]
        for case .page(let page, _) in site.routes.lazy.map(\.target) {
            let template = site.template(of: page)
            if templates[template.name] == nil { templates[template.name] = SHA256(ofEach: template.texts) }
        }
        self.templates = templates
    }

    /// The checksum of a page's inputs; nil for pages that are of all languages, or of the build itself.
    public func checksum(of route: Route) -> SHA256? {
        guard case .page(let page, let edition) = route.target, page != .status else { return nil }
        return templates[site.template(of: page).name].map { SHA256(ofEach: [shared[edition].bytes, $0.bytes]) }
    }
}
