import BuildSupport
import JSON
import PokeModel

/// The other names of species pages: national numbers, and the slugs of varieties and forms.
///
/// They have no files of their own. Hosts that read `_redirects` answer them with the page; elsewhere the page for addresses
/// without a page looks them up.
struct Aliases: Sendable {
    /// Each alias with its species' page, below the folder of the section; sorted by alias.
    let targets: [(alias: String, target: String)]

    init(_ edition: Edition) {
        var targets: [String: String] = [:]
        let pokedex = edition.pokedex
        let pages = edition.order[.pokemon] ?? []
        let slugs = Set(pages.map(pokedex.slug))
        for species in pages.compactMap({ pokedex.species[$0] }) {
            func add(_ alias: String, anchor: Bool) {
                guard !slugs.contains(alias), targets[alias] == nil else { return }
                targets[alias] = anchor ? "\(species.slug)/#\(alias)" : "\(species.slug)/"
            }
            if let number = species.nationalNumber { add("\(number)", anchor: false) }
            for pokemon in species.varieties.compactMap({ pokedex.pokemon[$0] }) {
                add(pokemon.slug, anchor: true)
                for form in pokemon.forms.compactMap({ pokedex.forms[$0] }) { add(form.slug, anchor: true) }
            }
        }
        self.targets = targets.map { (alias: $0.key, target: $0.value) }.sorted { $0.alias < $1.alias }
    }

    /// The targets by alias, for the script of the page for addresses without a page.
    var json: [UInt8] {
        var json = JSONWriter()
        json.object { members in
            for (alias, target) in targets { members.member(alias, target) }
        }
        return json.bytes
    }

    /// What Netlify, Cloudflare Pages and others read: one redirection a line, the first language's first.
    ///
    /// Cloudflare heeds the first 2,000 only; there the page for addresses without a page helps with the rest.
    func redirects(languages: [LanguageTag], baseURL: String?) -> String {
        let root = Self.path(of: baseURL)
        var text = ""
        for tag in languages {
            let folder = "\(root)\(tag)/\(Section.pokemon.folder)/"
            for (alias, target) in targets { text += "\(folder)\(alias)/ \(folder)\(target) 301\n" }
        }
        return text
    }

    /// The path in an address, with slashes around it; `/` where there is no address.
    private static func path(of address: String?) -> String {
        guard let address, let host = address.firstRange(of: "://"),
            let slash = address[host.upperBound...].firstIndex(of: "/")
        else { return "/" }
        return String(address[slash...])
    }
}
