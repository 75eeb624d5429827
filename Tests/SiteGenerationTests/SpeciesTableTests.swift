import BuildSupport
import FoundationEssentials
import PokeModel
import Templating
import Testing

@testable import SiteGeneration

@Suite struct SpeciesTableTests {
    /// What browsers read, taken apart.
    private struct File: Decodable {
        struct Facet: Decodable {
            var values: [String]
            var rows: String
        }

        var version: Int
        var rowsPerFile: Int
        var files: [String]
        var ids: [Int]
        var slugs: String
        var names: String
        var measures: [String: String]
        var facets: [String: Facet]
    }

    private func table(_ pokedex: Pokedex, in language: LanguageTag = .english) throws -> File {
        let json = SpeciesTable(try Fixture.edition(pokedex, in: language)).json(rows: ["a.json"])
        return try JSONDecoder().decode(File.self, from: Data(json))
    }

    @Test func hasAColumnForEachProperty() throws {
        let table = try table(Fixture.pokedex(), in: Fixture.es)
        #expect(table.version == 1)
        #expect(table.files == ["a.json"])
        #expect(table.ids == [29, 83, 386, 772])
        #expect(table.slugs == "nidoran-f\nfarfetchd\ndeoxys\ntype-null")
        #expect(table.names == "Nidoran♀\nFarfetch’d\nDeoxys\nCódigo Cero")
        #expect(table.measures["speed"] == "46,46,46,46")
        #expect(table.measures["total"] == "261,261,261,261")
        #expect(table.measures["height"] == "7,7,7,7")
        #expect(table.facets["type"]?.values == ["normal"])
        #expect(table.facets["type"]?.rows == "0,0,0,0")
        #expect(table.facets["ability"]?.values == ["overgrow"])
        #expect(table.facets["resists"]?.values == ["ghost"])
        #expect(table.facets["resists"]?.rows == "0,0,0,0")
    }

    @Test func leavesEmptyWhatIsNotKnown() throws {
        var pokedex = Fixture.pokedex()
        var species = try #require(pokedex.species[id: 29])
        species.color = nil
        species.isLegendary = true
        species.isBaby = true
        var pokemon = try #require(pokedex.pokemon[id: 29])
        pokemon.weight = 10000
        pokemon.stats = []
        pokedex.species = Table([species] + pokedex.species.filter { $0.id != 29 })
        pokedex.pokemon = Table([pokemon] + pokedex.pokemon.filter { $0.id != 29 })
        let table = try table(pokedex)
        #expect(table.measures["weight"] == ",69,69,69")
        #expect(table.measures["total"] == ",261,261,261")
        #expect(table.facets["color"]?.rows == ",0,0,0")
        #expect(table.facets["rank"]?.values == ["legendary", "baby"])
        #expect(table.facets["rank"]?.rows == "0 1,,,")
    }

    @Test func rowsAreWhatTheListPageHas() throws {
        let site = try Fixture.site()
        let page = try site.page("en/pokemon/index.html")
        let files = site.files.filter { $0.path.description.hasPrefix("assets/list-en") }
        #expect(files.count == 2)
        let rows = try #require(files.first { $0.path.description.contains("list-en-1.") })
        let cards = try JSONDecoder().decode([String].self, from: Data(rows.bytes))
        #expect(cards.count == 4)
        for card in cards { #expect(page.contains(card)) }
        let table = try #require(files.first { !$0.path.description.contains("list-en-1.") })
        #expect(page.contains("data-list=\"../../\(table.path)\""))
        let name = try #require(rows.path.description.split(separator: "/").last)
        #expect(String(decoding: table.bytes, as: UTF8.self).contains("\"\(name)\""))
    }

    @Test func listsOfManyAreCutIntoFilesOfAHundred() throws {
        var pokedex = Fixture.pokedex()
        for number in 2000..<2200 {
            let id = Int32(number)
            Fixture.add(id, "s\(id)", Fixture.text("S\(id)"), varieties: [(id, "s\(id)")], to: &pokedex)
        }
        let library = try Theme.library().template(named: "partials/card")
        let files = try SpeciesTable(try Fixture.edition(pokedex)).rows(with: library, hasCopies: false)
        let counts = try files.map { try JSONDecoder().decode([String].self, from: Data($0)).count }
        #expect(counts == [100, 100, 4])
    }

    @Test func aSiteWithoutSpeciesHasNoListAndNoFavorites() throws {
        let site = try Fixture.site(kinds: [.move])
        #expect(!site.files.contains { $0.path.description.hasPrefix("assets/list-en") })
        #expect(!site.routes.contains { $0.path.description == "en/favorites/index.html" })
        #expect(try !site.page("en/move/index.html").contains("favorites/"))
    }

    @Test func theFirstPageOffersWhatSpeciesHave() throws {
        var pokedex = Fixture.pokedex()
        for number in 2000..<2100 {
            let id = Int32(number)
            Fixture.add(id, "s\(id)", Fixture.text("S\(id)"), varieties: [(id, "s\(id)")], to: &pokedex)
        }
        let site = try Fixture.site(pokedex)
        let page = try site.page("es/pokemon/index.html")
        #expect(page.contains("name=\"type\" value=\"normal\""))
        #expect(!page.contains("name=\"type\" value=\"ghost\""))
        #expect(page.contains("<option value=\"overgrow\">Espesura</option>"))
        #expect(page.contains("name=\"special-attack-min\""))
        #expect(page.contains("data-total=\"104\""))
        #expect(try !site.page("es/pokemon/page/2/index.html").contains("data-list="))
        #expect(try site.page("es/favorites/index.html").contains("data-always=\"only\""))
    }
}
