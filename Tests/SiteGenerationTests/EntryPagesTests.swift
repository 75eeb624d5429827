import PokeModel
import Templating
import Testing

@testable import SiteGeneration

/// What pages of moves and items say beside their names.
@Suite struct EntryPagesTests {
    @Test func tellsAMovesValuesFromGameToGame() throws {
        var pokedex = Fixture.pokedex()
        var tackle = try #require(pokedex.moves[Reference(.move, 33)])
        tackle.pastValues = [PastMoveValues(versionGroup: Reference(.versionGroup, 2), type: nil, power: 35)]
        pokedex.moves = Table(pokedex.moves.filter { $0.id != 33 } + [tackle])
        let site = try Fixture.site(pokedex)
        let page = try site.page("en/move/tackle/index.html")
        let games = #"<a href="../../version-group/gold-silver/">Gold / Silver</a></th>"#
        #expect(page.contains(#"<tr><th scope="row">Since \#(games)"#))
        #expect(page.contains(#"<tr><th scope="row">Before \#(games)"#))
        #expect(page.contains(#"<td class="n">40</td>"#) && page.contains(#"<td class="n">35</td>"#))
        #expect(try !site.page("en/move/growl/index.html").contains("on-periods"))
    }

    @Test func tellsWhatAMoveDoesInContests() throws {
        var pokedex = Fixture.pokedex()
        var tackle = try #require(pokedex.moves[Reference(.move, 33)])
        let growl = [Reference(.move, 45)]
        tackle.contestCombos = MoveContestCombos(
            normalBefore: growl,
            normalAfter: [],
            superBefore: [],
            superAfter: growl
        )
        tackle.contestEffect = Reference(.contestEffect, 1)
        pokedex.contestEffects = Table([ContestEffect(id: 1, slug: "contest-effect-1", name: Fixture.text("Charms."))])
        pokedex.moves = Table(pokedex.moves.filter { $0.id != 33 } + [tackle])
        let page = try Fixture.site(pokedex).page("en/move/tackle/index.html")
        #expect(page.contains("<a href=\"../../contest-effect/#contest-effect-1\">Charms.</a>"))
        for label in ["Contest combo, followed by", "Super Contest combo, after"] {
            let row = try #require(page.split(separator: "<dt>").first { $0.hasPrefix(label) })
            #expect(row.contains("href=\"../../move/growl/\""))
        }
        #expect(!page.contains("Contest combo, after</dt>\n<dd><ul role=\"list\"></ul>"))
    }

    @Test func tellsAtWhichLevelAMoveIsLearned() throws {
        var pokedex = Fixture.pokedex()
        var growl = try #require(pokedex.moves[Reference(.move, 45)])
        growl.learnedBy = [MoveLearners(method: Reference(.moveLearnMethod, 1), pokemon: [Reference(.pokemon, 83)])]
        pokedex.moves = Table(pokedex.moves.filter { $0.id != 45 } + [growl])
        let page = try Fixture.site(pokedex).page("en/move/growl/index.html")
        #expect(page.contains("Farfetch’d</a> <small>Lv. 7</small>"))
    }

    @Test func tellsWhatAnItemIsFor() throws {
        var pokedex = Fixture.pokedex()
        let item = Reference(.item, 1)
        var way = EvolutionWay()
        way.item = item
        var tree = EvolutionTree(id: 1, slug: "1", name: Fixture.text("1"))
        tree.root = EvolutionNode(
            species: Reference(.pokemonSpecies, 83),
            steps: [EvolutionStep(ways: [way], node: EvolutionNode(species: Reference(.pokemonSpecies, 29)))]
        )
        pokedex.evolutionTrees = Table([tree])
        var attack = try #require(pokedex.forms[Reference(.pokemonForm, 10001)])
        attack.triggers = [FormTrigger(trigger: "item", cause: item, baseForm: nil)]
        pokedex.forms = Table(pokedex.forms.filter { $0.id != 10001 } + [attack])
        let site = try Fixture.site(pokedex)
        let page = try site.page("en/item/meteorite/index.html")
        #expect(page.contains(#"<dt>Evolves others into</dt>"#) && page.contains("Nidoran♀</a>"))
        #expect(page.contains(#"<dt>Changes others into</dt>"#) && page.contains("deoxys/#deoxys-attack"))
        #expect(try !site.page("en/item/meteorite-2/index.html").contains("on-uses"))
        #expect(try site.page("en/pokemon/deoxys/index.html").contains("<dt>Changes with</dt>"))
    }
}
