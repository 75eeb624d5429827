import PokeModel
import Templating

/// The page of downloads: what the dataset has, kind by kind.
struct DataPage {
    let edition: Edition
    let downloads: Downloads

    var content: PageContent {
        let words = edition.words
        let title = words(.dataTitle)
        let kinds: [TemplateObject] = Kind.allCases.compactMap { kind in
            let files = ["json", "ndjson.gz", "csv", "csv.gz"].compactMap { ending in
                file("data/v1/\(kind.slug).\(ending)", name: ending)
            }
            guard !files.isEmpty else { return nil }
            let count = edition.pokedex.table(kind).rows.count
            return ["kind": .text(kind.slug), "count": .text(words.format.whole(count)), "files": .list(files)]
        }
        let whole = [
            "catalog.json", "pokedex.sqlite.gz", "pokedex-json.tar.gz", "pokedex.d.ts", "SHA256SUMS", "changes.json",
        ].compactMap { file("data/v1/\($0)", name: $0) }
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeData),
            context: [
                "heading": .text(title),
                "crumbs": [],
                "whole": whole.isEmpty ? .absent : ["files": .list(whole)],
                "kinds": kinds.isEmpty ? .absent : ["rows": .list(kinds)],
            ]
        )
    }

    private func file(_ path: String, name: String) -> TemplateObject? {
        downloads[path].map { file in
            [
                "name": .text(name), "path": .text(path),
                "size": .text(orAbsent: file.byteCount.map(edition.words.format.bytes)),
            ]
        }
    }
}
