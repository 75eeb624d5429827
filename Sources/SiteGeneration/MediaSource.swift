import BuildSupport
import Templating

/// Where pages have pictures and cries from.
struct MediaSource: Sendable {
    let sprites: SiteOptions.Sprites
    /// Where the copies are, by the address upstream.
    var copies: [String: OutputPath] = [:]

    /// What pages name for a picture or cry at an address of PokeAPI's; templates put `media` before it.
    ///
    /// Absent where they show none.
    func path(of address: String?) -> TemplateValue {
        switch sprites {
        case .link: .text(orAbsent: address)
        case .mirror: .text(orAbsent: address.flatMap { copies[$0]?.description })
        case .none: .absent
        }
    }
}
