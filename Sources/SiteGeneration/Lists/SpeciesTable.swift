import JSON
import PokeModel
import Templating

/// The list of species for the browser, which sorts and filters it: what it decides by, and how each row is rendered.
///
/// `docs/lists.md` describes the files.
struct SpeciesTable {
    let edition: Edition
    private let species: [Species]
    private let measures: [SpeciesMeasure]
    private let facets: [(facet: SpeciesFacet, values: [SpeciesFacet.Value])]

    /// The number of the format; a reader refuses any other.
    static let formatVersion = 1
    /// How many rows a file of rendered rows has.
    static let rowsPerFile = 100

    /// The table of an edition's species; empty where the site has no pages of them.
    init(_ edition: Edition) {
        self.edition = edition
        let pokedex = edition.pokedex
        let species = (edition.order[.pokemon] ?? []).compactMap { pokedex.species[$0] }
        self.species = species
        measures = SpeciesMeasure.all(in: pokedex)
        facets = SpeciesFacet.allCases.map { facet in
            let values = Set(species.flatMap { facet.values(of: $0, in: pokedex) })
            return (facet, facet.ordered(values, in: edition))
        }
    }

    /// The rows as pages one folder below their language have them: files of arrays of HTML.
    func rows(with card: Template, hasCopies: Bool) throws(TemplateError) -> [[UInt8]] {
        var files: [[UInt8]] = []
        for start in stride(from: 0, to: species.count, by: Self.rowsPerFile) {
            var json = JSONWriter()
            json.beginArray()
            for row in species[start..<min(start + Self.rowsPerFile, species.count)] {
                var html: [UInt8] = []
                let around: TemplateObject = [
                    "home": "../", "media": .text(hasCopies ? "../../" : ""),
                    "language": .text(edition.tag.description), "t": .object(edition.words.templateObject),
                ]
                try card.render(edition.card(row.reference), within: around, into: &html)
                json.string(String(decoding: html, as: UTF8.self))
            }
            json.endArray()
            files.append(json.bytes)
        }
        return files
    }

    /// The table, which names the files of its rendered rows.
    func json(rows files: [String]) -> [UInt8] {
        let pokedex = edition.pokedex
        let usual = species.map { $0.varieties.first.flatMap { pokedex.pokemon[$0] } }
        var json = JSONWriter()
        json.object { table in
            table.member("version", Self.formatVersion)
            table.member("rowsPerFile", Self.rowsPerFile)
            table.member("files", files)
            table.member("ids", species) { $0.integer(Int($1.id)) }
            table.member("slugs", species.map(\.slug).joined(separator: "\n"))
            let names = species.map { edition.name($0.reference).text.replacing("\n", with: " ") }
            table.member("names", names.joined(separator: "\n"))
            table.member("measures") { members in
                for measure in measures {
                    let column = usual.map { $0.flatMap(measure.value).map(String.init) ?? "" }
                    members.member(measure.slug(in: pokedex), column.joined(separator: ","))
                }
            }
            table.member("facets") { members in
                for (facet, values) in facets {
                    let places = Dictionary(uniqueKeysWithValues: zip(values, 0...))
                    let column = species.map { species in
                        facet.values(of: species, in: pokedex).compactMap { places[$0].map(String.init) }
                            .joined(separator: " ")
                    }
                    members.member(facet.rawValue) { member in
                        member.member("values", values.map { $0.slug(in: edition) })
                        member.member("rows", column.joined(separator: ","))
                    }
                }
            }
        }
        return json.bytes
    }

    /// What the partial `finder` offers to sort and to filter by.
    var finder: TemplateObject {
        let isSize = { (measure: SpeciesMeasure) in measure == .height || measure == .weight }
        return [
            "total": .number(species.count),
            "measures": .list(measures.map(option)),
            "ranges": .list(measures.filter { !isSize($0) }.map(option)),
            "facets": .list(choices { !$0.isMenu }), "menus": .list(choices(of: \.isMenu)),
        ]
    }

    private func option(_ measure: SpeciesMeasure) -> TemplateObject {
        edition.words.named(measure.name(in: edition)).merging(["value": .text(measure.slug(in: edition.pokedex))])
    }

    private func choices(of isWanted: (SpeciesFacet) -> Bool) -> [TemplateObject] {
        facets.filter { isWanted($0.facet) && !$0.values.isEmpty }.map { facet, values in
            let options: [TemplateObject] = values.map { value in
                edition.words.named(value.name(in: edition)).merging(["value": .text(value.slug(in: edition))])
            }
            return [
                "key": .text(facet.rawValue), "label": .text(facet.label(in: edition.words)), "options": .list(options),
                "isType": .flag(facet == .type),
            ]
        }
    }
}
