public import BuildSupport
import Templating

/// Tells pages by what they are made of: their template with all that it calls, what that names of what all pages of the
/// language share, and their own context.
///
/// Two pages that the same program makes of the same inputs have the same bytes, whatever else is different in their sites.
public struct PageInputs: Sendable {
    private let site: Site
    /// The checksums of templates with what they name of what an edition's pages share.
    private let templates: [Place: SHA256]
    /// The same with what contexts have of the theme, of pages in a language.
    private let themes: [Place: SHA256]

    private struct Place: Hashable {
        let template: String
        let edition: Int?
    }

    /// Looks up what the pages of a site share.
    public init(of site: Site) {
        self.site = site
        let templates: [Place: SHA256] = site.routes.reduce(into: [:]) { templates, route in
            let (template, edition) = site.template(of: route)
            let place = Place(template: template.name, edition: edition)
            if templates[place] == nil { templates[place] = template.checksum(within: site.outer(of: edition)) }
        }
        let languages = site.editions.map { "\($0.tag) \($0.words.name)" }
        let words = site.editions.map { edition in
            SHA256(ofEach: [edition.words.checksum.bytes] + (languages + [site.assets.card]).map { Array($0.utf8) })
        }
        self.templates = templates
        themes = templates.reduce(into: [:]) { themes, template in
            guard let edition = template.key.edition else { return }
            themes[template.key] = SHA256(ofEach: [template.value.bytes, words[edition].bytes])
        }
    }

    /// The checksum of a page's inputs; `bytes` is room to work in, which is emptied first.
    ///
    /// May be called from several tasks at once, each with room of its own.
    public func checksum(of page: PageDraft, in bytes: inout [UInt8]) -> SHA256 {
        bytes.removeAll(keepingCapacity: true)
        bytes += templates[Place(template: page.template.name, edition: page.edition)]?.bytes ?? []
        page.context.appendBytes(to: &bytes)
        return SHA256(of: bytes)
    }

    /// The checksum of what a page is made of beside the data and the options: where those are the same, and this is, its
    /// inputs are.
    ///
    /// Nil for pages of which that is not known: those in no language.
    public func themeChecksum(of route: Route) -> SHA256? {
        guard case .page(_, let edition) = route.target else { return nil }
        return themes[Place(template: site.template(of: route).template.name, edition: edition)]
    }
}
