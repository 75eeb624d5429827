import BuildSupport
import PokeModel
import Templating
import Testing

@testable import SiteGeneration

@Suite struct ToolPagesTests {
    private static func pokedex(_ change: (inout Pokemon) -> Void) -> Pokedex {
        var pokedex = Fixture.pokedex()
        pokedex.pokemon = Table(
            pokedex.pokemon.map {
                var pokemon = $0
                change(&pokemon)
                return pokemon
            }
        )
        return pokedex
    }

    @Test func ranksByTheSumOfStatsAndTellsAlikeVarietiesOnce() throws {
        let alike = try Fixture.edition()
        #expect(alike.ranked.map(\.slug) == ["nidoran-f", "farfetchd", "deoxys-normal", "type-null"])
        let pokedex = Self.pokedex { pokemon in
            if pokemon.slug == "deoxys-attack" { pokemon.stats[1].base = 180 }
        }
        #expect(try Fixture.edition(pokedex).ranked.first?.slug == "deoxys-attack")
        let page = try Fixture.site(pokedex).page("en/stats/index.html")
        let row =
            #"<tr><td>386</td><th scope="row"><a href="../pokemon/deoxys/#deoxys-attack">Deoxys deoxys-attack</a></th>"#
        #expect(page.contains(row + "<td>399</td><td>41</td><td>180</td>"))
    }

    @Test func comparesOnlyWhereThereIsADataset() throws {
        let path = try #require(OutputPath("data/v1/pokemon-species/nidoran-f.json"))
        let page = try Fixture.site(downloads: [Download(path)]).page("es/compare/index.html")
        #expect(page.contains(#"data-entries="../../data/v1/pokemon-species/""#))
        #expect(page.contains(#"<option value="Nidoran♀" data-slug="nidoran-f"></option>"#))
        #expect(page.contains(#"data-type="ghost" data-hit="normal=0.0&amp;ghost=2.0""#))
        let without = try Fixture.site().page("es/compare/index.html")
        #expect(!without.contains("<form class=\"panel tool\"") && without.contains("class=\"ranking sortable\""))
    }

    @Test func namesTheSpeciesOfAVarietyThatIsCompared() throws {
        let pokedex = Self.pokedex { pokemon in
            if pokemon.slug == "deoxys-attack" { pokemon.stats[1].base = 180 }
        }
        let path = try #require(OutputPath("data/v1/pokemon-species/nidoran-f.json"))
        let page = try Fixture.site(pokedex, downloads: [Download(path)]).page("en/compare/index.html")
        #expect(page.contains(#"data-slug="deoxys-attack" data-of="deoxys""#))
        #expect(page.contains(#"data-slug="deoxys">"#) || page.contains(#"data-slug="deoxys"></option>"#))
    }

    @Test func showsTheChartsOfOlderGenerations() throws {
        var pokedex = Fixture.pokedex()
        pokedex.types = Table(
            pokedex.types.map { type in
                var type = type
                if type.slug == "ghost" {
                    var then = type.relations
                    then.doubleDamageTo = []
                    type.pastRelations = [PastDamageRelations(generation: Reference(.generation, 1), relations: then)]
                }
                return type
            }
        )
        let site = try Fixture.site(pokedex)
        let chart = try site.page("en/types/index.html")
        #expect(chart.contains("<summary>Up to Generation I</summary>"))
        #expect(chart.matches(of: /<table class="chart">/).count == 2)
        let type = try site.page("en/type/ghost/index.html")
        #expect(type.contains("<h3>Up to <a href=\"../../generation/generation-i/\">Generation I</a></h3>"))
        #expect(type.contains("<dt>×1</dt>"))
        #expect(try !site.page("en/type/normal/index.html").contains("Up to Generation I"))
    }

    @Test func offersTheAbilitiesThatChangeDamage() throws {
        var pokedex = Fixture.pokedex()
        pokedex.abilities = Table([
            Ability(id: 1, slug: "overgrow", name: Fixture.text("Overgrow")),
            Ability(id: 2, slug: "thick-fat", name: Fixture.text("Thick Fat")),
        ])
        let page = try Fixture.site(pokedex).page("en/types/index.html")
        #expect(page.contains(#"<option value="factors:fire=0.5&amp;ice=0.5">Thick Fat</option>"#))
        #expect(!page.contains(">Overgrow</option>"))
    }

    @Test(arguments: [
        ("thick-fat", "factors:fire=0.5&ice=0.5"), ("filter", "super:0.75"), ("wonder-guard", "only-super"),
        ("delta-stream", "no-weakness:flying"), ("tera-shell", "half"),
    ])
    func writesRulesAsTheScriptReadsThem(ability: String, code: String) {
        #expect(DefensiveAbility(ability: ability)?.rule.code == code)
    }

    @Test func showsNaturesAsASquare() throws {
        var pokedex = Fixture.pokedex()
        var lonely = Nature(id: 2, slug: "lonely", name: Fixture.text("Lonely"))
        lonely.increasedStat = Reference(.stat, 2)
        lonely.decreasedStat = Reference(.stat, 3)
        pokedex.natures = Table(pokedex.natures.rows + [lonely])
        let page = try Fixture.site(pokedex).page("en/nature/index.html")
        let row = try #require(page.split(separator: "\n").first { $0.hasPrefix(#"<tr><th scope="row">+ "#) })
        #expect(row.contains(#"">Attack</a></th><td>–</td><td><a "#) && row.hasSuffix("Lonely</a></td></tr>"))
    }
}
