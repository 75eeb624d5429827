import BuildSupport
import PokeModel
import Testing

@testable import SiteGeneration

@Suite struct PageInputsTests {
    private struct Made: Equatable {
        let inputs: SHA256
        let theme: SHA256?
        let bytes: [UInt8]
    }

    /// What each page of a site is made of, and what becomes of it.
    private func made(_ site: Site) throws -> [String: Made] {
        let inputs = PageInputs(of: site)
        var room: [UInt8] = []
        return try site.routes.reduce(into: [:]) { made, route in
            let page = site.draft(of: route)
            var bytes: [UInt8] = []
            try site.render(page, into: &bytes)
            made[route.path.description] = Made(
                inputs: inputs.checksum(of: page, in: &room),
                theme: inputs.themeChecksum(of: route),
                bytes: bytes
            )
        }
    }

    /// Changes, each with how many of the 166 pages are as they were.
    ///
    /// All pages name the search index by its content, and so depend on all names.
    private static let changes: [(name: String, kept: ClosedRange<Int>, change: @Sendable (inout Pokedex) -> Void)] = [
        ("nothing", 166...166, { _ in }),
        (
            "a move's PP", 150...163,
            { pokedex in
                pokedex.moves = Table(
                    pokedex.moves.map { move in
                        var move = move
                        if move.slug == "tackle" { move.pp = 99 }
                        return move
                    }
                )
            }
        ),
        (
            "an item's name", 0...2,
            { pokedex in
                pokedex.items = Table(
                    [Item(id: 1, slug: "meteorite", name: Fixture.text("Stone"))] + pokedex.items.rows.dropFirst()
                )
            }
        ),
        ("a move less", 0...2, { pokedex in pokedex.moves = Table(Array(pokedex.moves.rows.dropLast())) }),
        (
            "a species more", 0...2,
            { pokedex in
                Fixture.add(4, "charmander", Fixture.text("Charmander"), varieties: [(4, "charmander")], to: &pokedex)
            }
        ),
        ("the data's day", 160...164, { pokedex in pokedex.source = Source(hash: "1", date: "2026-09-01") }),
    ]

    @Test(arguments: changes.indices) func pagesOfTheSameInputsAreTheSame(place: Int) throws {
        let change = Self.changes[place]
        var pokedex = Fixture.pokedex()
        change.change(&pokedex)
        let before = try made(Fixture.site())
        let after = try made(Fixture.site(pokedex))
        var kept = 0
        for (path, page) in after {
            guard let old = before[path] else { continue }
            #expect((old.inputs == page.inputs) == (old.bytes == page.bytes), "\(change.name): \(path)")
            if old.inputs == page.inputs { kept += 1 }
        }
        #expect(change.kept.contains(kept), "\(change.name): \(kept) of \(before.count)")
    }

    @Test func aThemeIsOfItsLanguage() throws {
        let english = try made(Fixture.site(languages: [.english]))
        let both = try made(Fixture.site(languages: [.english, Fixture.es]))
        for (path, page) in both {
            #expect((page.theme == nil) == ["index.html", "404.html"].contains(path), "\(path)")
            // The other languages are named on all pages.
            if let theme = page.theme { #expect(theme != english[path]?.theme, "\(path)") }
        }
        #expect(both["en/move/tackle/index.html"]?.theme == both["en/move/growl/index.html"]?.theme)
        #expect(both["en/move/tackle/index.html"]?.theme != both["es/move/tackle/index.html"]?.theme)
        #expect(both["en/move/tackle/index.html"]?.theme != both["en/ability/overgrow/index.html"]?.theme)
    }
}
