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
            let files = [
                ("\(kind.slug).json", "json"), ("\(kind.slug).ndjson.gz", "ndjson.gz"), ("\(kind.slug).csv", "csv"),
                ("\(kind.slug).csv.gz", "csv.gz"), ("schema/\(kind.slug).schema.json", "schema"),
            ].compactMap { file("data/v1/\($0)", name: $1) }
            guard !files.isEmpty else { return nil }
            let count = edition.pokedex.table(kind).rows.count
            return ["kind": .text(kind.slug), "count": .text(words.format.whole(count)), "files": .list(files)]
        }
        let whole = files(["pokedex.sqlite.gz", "pokedex-json.tar.gz", "catalog.json", "SHA256SUMS", "changes.json"])
        let tables = files(
            ["learnset", "encounter", "name", "type-chart"].flatMap { ["\($0).csv", "\($0).csv.gz"] }
        )
        let types = files(["pokedex.d.ts", "pokedex.swift"])
        return PageContent(
            title: words(.titlePage, ["page": title, "site": words(.siteName)]),
            description: words(.describeData),
            context: [
                "heading": .text(title),
                "crumbs": [],
                "whole": whole.isEmpty ? .absent : ["files": .list(whole)],
                "tables": tables.isEmpty ? .absent : ["files": .list(tables)],
                "types": types.isEmpty ? .absent : ["files": .list(types)],
                "kinds": kinds.isEmpty ? .absent : ["rows": .list(kinds)],
            ]
        )
    }

    /// Those files of the dataset that there are.
    private func files(_ names: [String]) -> [TemplateObject] {
        names.compactMap { file("data/v1/\($0)", name: $0) }
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
