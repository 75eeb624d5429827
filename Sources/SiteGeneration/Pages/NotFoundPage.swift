import PokeModel
import Templating

/// The page that hosts answer with where there is none, at whatever depth.
///
/// It has its style inside, no pictures but drawings, and a script that finds the root by the `/<language>/` in the address and mends its links; where
/// the site's address is known, they are right without the script.
struct NotFoundPage {
    let editions: [Edition]
    let options: SiteOptions
    let assets: Assets

    var context: TemplateObject {
        let root = options.baseURL ?? ""
        let first = editions[0]
        return [
            "language": .text(first.tag.description),
            "root": .text(root),
            "aliases": .text(orAbsent: assets.aliases),
            "policy": .text(assets.policy),
            "title": .text("\(first.words(.notFoundTitle)) – \(first.words(.siteName))"),
            "description": .text(editions.map { $0.words(.notFoundMessage) }.joined(separator: " ")),
            "bootScript": .markup(assets.bootScript),
            "rootScript": .markup(assets.rootScript),
            "style": .markup(assets.style),
            "parade": first.parade { first.drawing(of: $0) },
            "choices": .list(
                editions.map { edition -> TemplateObject in
                    [
                        "tag": .text(edition.tag.description), "heading": .text(edition.words(.notFoundTitle)),
                        "message": .text(edition.words(.notFoundMessage)), "name": .text(edition.words(.notFoundHome)),
                        "search": .text(edition.words(.search)), "path": .text("\(edition.tag)/"),
                    ]
                }
            ),
        ]
    }
}
