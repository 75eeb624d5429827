import BuildSupport
import PokeModel
import Testing

@testable import SiteGeneration

@Suite struct ListPageTests {
    private func pokedex(moves: Int) -> Pokedex {
        var pokedex = Fixture.pokedex()
        pokedex.moves = Table(
            (1...moves).map { Move(id: Int32($0), slug: "move-\($0)", name: Fixture.text("Move \($0)")) }
        )
        return pokedex
    }

    @Test func everyEntryIsOnExactlyOnePage() throws {
        let site = try Fixture.site(pokedex(moves: 300))
        let pages = ["", "page/2/", "page/3/"].map { "en/move/\($0)index.html" }
        var seen: [String] = []
        for path in pages {
            seen += try site.page(path).matches(of: /move\/(move-[0-9]+)\//).map { String($0.1) }
        }
        #expect(seen.count == 300)
        #expect(Set(seen).count == 300)
        #expect(!site.routes.contains { $0.path.description == "en/move/page/4/index.html" })
    }

    @Test func pagesLeadToTheirNeighbours() throws {
        let site = try Fixture.site(pokedex(moves: 300))
        let second = try site.page("en/move/page/2/index.html")
        #expect(second.contains("href=\"../../../move/\" rel=\"prev\""))
        #expect(second.contains("href=\"../../../move/page/3/\" rel=\"next\""))
        #expect(second.contains("aria-current=\"page\">2</a>"))
        let last = try site.page("en/move/page/3/index.html")
        #expect(!last.contains("rel=\"next\""))
    }

    @Test func lettersLeadToTheirPage() throws {
        var pokedex = Fixture.pokedex()
        let names = (1...130).map { "Ab \($0)" } + (1...130).map { "Zap \($0)" } + ["10,000 Volt"]
        pokedex.moves = Table(
            names.enumerated().map { Move(id: Int32($0 + 1), slug: "m-\($0)", name: Fixture.text($1)) }
        )
        let page = try Fixture.site(pokedex).page("en/move/page/2/index.html")
        for (letter, path) in [("#", "move/"), ("A", "move/"), ("Z", "move/page/2/")] {
            #expect(page.contains("<a href=\"../../../\(path)\">\(letter)</a>"), "\(letter)")
        }
    }

    @Test func eachPageOfAListDescribesItself() throws {
        var pokedex = pokedex(moves: 300)
        pokedex.locations = Table(
            (1...300).map { Location(id: Int32($0), slug: "place-\($0)", name: Fixture.text("Place \($0)")) }
        )
        let site = try Fixture.site(pokedex)
        var seen: [Substring] = []
        for folder in ["move", "location"] {
            for page in ["", "page/2/", "page/3/"] {
                let text = try site.page("en/\(folder)/\(page)index.html")
                seen += text.firstMatch(of: /name="description" content="([^"]*)"/).map { [$0.1] } ?? []
            }
        }
        #expect(seen.count == 6)
        #expect(Set(seen).count == 6)
    }

    @Test func aShortListHasNoSteps() throws {
        #expect(try !Fixture.site().page("en/move/index.html").contains("class=\"pages\""))
    }

    @Test func entriesAreInTheOrderOfTheirFoldedNames() throws {
        var pokedex = Fixture.pokedex()
        pokedex.abilities = Table([
            Ability(id: 1, slug: "c", name: Fixture.text("C", es: "Zumbido")),
            Ability(id: 2, slug: "b", name: Fixture.text("B", es: "Ámbar")),
            Ability(id: 3, slug: "a", name: Fixture.text("A", es: "brisa")),
        ])
        let page = try Fixture.site(pokedex).page("es/ability/index.html")
        let names = page.matches(of: /ability\/([abc])\/"/).map { String($0.1) }
        #expect(names == ["b", "a", "c"])
    }

    @Test func speciesAreInTheOrderOfTheirNumbers() throws {
        let page = try Fixture.site().page("en/pokemon/index.html")
        let numbers = page.matches(of: />#([0-9]{4})</).compactMap { Int($0.1) }
        #expect(numbers == [29, 83, 386, 772])
    }
}
