import BuildSupport
import ChangeReport
import FoundationEssentials
import PokeModel
import Templating
import TestPokedex
import Testing

@testable import SiteGeneration

@Suite struct ContextDocumentTests {
    private static let file = "\(Theme.repository)/docs/templates.md"

    /// `RECORD_GOLDENS=1` writes it anew.
    @Test func theDocumentTellsEveryContext() async throws {
        let document = try await document()
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil {
            try Data(document.utf8).write(to: URL(filePath: Self.file))
        }
        let written = try String(contentsOf: URL(filePath: Self.file), encoding: .utf8)
        #expect(
            written == document,
            "docs/templates.md is not what the code gives: run this test with RECORD_GOLDENS=1"
        )
    }

    private func document() async throws -> String {
        let pokedex = try await SamplePokedex.make()
        let downloads = Kind.allCases.flatMap { kind in
            pokedex.table(kind).rows.prefix(400).compactMap { OutputPath("data/v1/\(kind.slug)/\($0.slug).json") }
        }
        var site = try Fixture.site(
            pokedex,
            baseURL: "https://example.org/",
            sprites: .link,
            downloads: (downloads + ["data/v1/move.json", "data/v1/pokedex.sqlite.gz"].compactMap { OutputPath($0) })
                .map { Download($0, byteCount: 1) }
        )
        site.report = StatusReport(
            rows: [StatusReport.Row(kind: "move", listed: 1, stored: 1)],
            gaps: [StatusReport.Remark(place: "move/5/", text: "gone")]
        )
        var contexts: [String: ContextShape] = [:]
        let frame = ContextShape()
        func shape(_ template: Template) -> ContextShape {
            let shape = contexts[template.name] ?? ContextShape()
            contexts[template.name] = shape
            return shape
        }
        for route in site.routes {
            switch route.target {
            case .languages: shape(site.templates.languages).add(LanguagesPage(editions: site.editions).content.context)
            case .notFound:
                let page = NotFoundPage(editions: site.editions, options: site.options, assets: site.assets)
                shape(site.templates.notFound).add(page.context)
            case .page(let page, let edition):
                let (template, content) = (site.template(of: page), site.content(of: page, in: site.editions[edition]))
                shape(template).add(content.context)
                frame.add(site.frames[edition].context(for: .page(page), content: content, pokedex: pokedex))
            }
        }
        for edition in site.frames {
            var shared = edition.shared
            shared["t"] = nil
            frame.add(shared)
        }
        return Self.text(frame, contexts)
    }

    /// Values that many contexts have, by the names in them.
    private static let parts: [(name: String, about: String, names: [String])] = [
        ("a link", "for the partial `link`; without a `path` it is a name alone", ["name", "path", "lang", "foreign"]),
        (
            "a text with its language", "`lang` where it is not the page's, `foreign` where readers need not know it",
            ["text", "lang", "foreign"]
        ),
        ("a type", "for the partial `type`; `slug` names its colour", ["name", "path", "lang", "foreign", "slug"]),
        ("a picture", "for the partial `picture`", ["art", "tint", "sprite", "pixels"]),
        (
            "a card", "a link with what the partial `card` shows",
            ["name", "path", "lang", "foreign", "id", "number", "types", "picture", "tint"]
        ),
        (
            "a move with its values", "a link with what the partial `moves` shows",
            ["name", "path", "lang", "foreign", "type", "class", "power", "accuracy", "pp"]
        ),
        (
            "a choice", "what the partial `finder` offers, with its name in addresses",
            ["name", "path", "lang", "foreign", "value"]
        ),
        ("a list of links", "for the partial `links`", ["links"]),
        ("a row of facts", "for the partial `facts`: a text, or links", ["label", "value", "list"]),
        ("paragraphs", "for the partial `text`", ["paragraphs"]),
        ("a sentence", "for the partial `sentence`: links and names in turn", ["parts"]),
    ]

    private static func text(_ frame: ContextShape, _ contexts: [String: ContextShape]) -> String {
        let known = parts.map { (name: "*\($0.name)*", names: Set($0.names)) }
        var lines = [
            "# What templates can say", "",
            "Made from the code and the sample's pages by `RECORD_GOLDENS=1 swift test --filter ContextDocumentTests`; a test",
            "fails where it is not what the code gives. [theming.md](theming.md) tells how templates work.", "",
            "“or nothing” means that the name is always there and may have no value: its section is skipped then.", "",
            "## Values that many pages have", "",
        ]
        lines += parts.map { part in
            "- *\(part.name)* (\(part.names.map { "`\($0)`" }.joined(separator: ", "))): \(part.about)"
        }
        lines += [
            "", "## Every page", "",
            "`t` has every text of `site/strings/<language>.json` that has no places to fill, as `t.nav.home`.", "",
        ]
        lines += frame.lines(known: known)
        for (name, shape) in contexts.sorted(by: { $0.key < $1.key }) {
            lines += ["", "## \(name)", ""] + shape.lines(known: known)
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
