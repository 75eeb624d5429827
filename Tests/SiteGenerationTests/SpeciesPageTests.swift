import BuildSupport
import PokeModel
import Templating
import Testing

@testable import SiteGeneration

@Suite struct SpeciesPageTests {
    @Test func everyVarietyHasAnAnchorWithItsSlug() throws {
        let page = try Fixture.site().page("en/pokemon/deoxys/index.html")
        #expect(page.contains("<article class=\"variety\" id=\"deoxys-normal\">"))
        #expect(page.contains("<article class=\"variety\" id=\"deoxys-attack\">"))
        #expect(page.contains("<a href=\"#deoxys-attack\">"))
    }

    @Test func everyFormHasAnAnchorAndNoneTwice() throws {
        var pokedex = Fixture.pokedex()
        var pokemon = try #require(pokedex.pokemon[Reference(.pokemon, 29)])
        let forms = ["nidoran-f", "nidoran-f-sleepy", "nidoran-f-sleepy"].enumerated().map {
            Form(id: 500 + Int32($0.offset), slug: $0.element, name: Fixture.text("Form \($0.offset)"))
        }
        pokemon.forms = forms.map(\.reference)
        pokedex.pokemon = Table(pokedex.pokemon.filter { $0.id != 29 } + [pokemon])
        pokedex.forms = Table(pokedex.forms.rows + forms)
        let page = try Fixture.site(pokedex).page("en/pokemon/nidoran-f/index.html")
        #expect(page.matches(of: /id="nidoran-f"/).count == 1)
        #expect(page.matches(of: /id="nidoran-f-sleepy"/).count == 1)
        #expect(page.contains("Form 2"))
    }

    @Test(arguments: [
        ("en/pokemon/nidoran-f/", "Nidoran♀ #0029 – Open Pokédex"),
        ("en/pokemon/farfetchd/", "Farfetch’d #0083 – Open Pokédex"),
        ("en/pokemon/type-null/", "Type: Null #0772 – Open Pokédex"),
        ("es/pokemon/type-null/", "Código Cero #0772 – Open Pokédex"),
        ("en/item/meteorite/", "Meteorite (meteorite), item – Open Pokédex"),
        ("en/item/meteorite-2/", "Meteorite (meteorite-2), item – Open Pokédex"),
    ])
    func titlesAreNamesAndUnique(path: String, title: String) throws {
        #expect(try Fixture.site().page("\(path)index.html").contains("<title>\(title)</title>"))
    }

    @Test func writesMeasuresAsTheLanguageDoes() throws {
        let site = try Fixture.site()
        #expect(try site.page("en/pokemon/deoxys/index.html").contains("<dd>0.7\u{A0}m (2′4″)</dd>"))
        #expect(try site.page("es/pokemon/deoxys/index.html").contains("<dd>0,7\u{A0}m</dd>"))
        #expect(try site.page("es/pokemon/deoxys/index.html").contains("12,5\u{A0}% hembra, 87,5\u{A0}% macho"))
    }

    @Test func marksTheLanguageOfWhatFallsBack() throws {
        let page = try Fixture.site().page("es/pokemon/deoxys/index.html")
        #expect(page.contains("<h1 lang=\"en\">Deoxys</h1>"))
        #expect(page.contains("<span lang=\"en\" class=\"foreign\">Test Pokémon</span>"))
        #expect(page.contains("href=\"../../move/tackle/\">Placaje</a>"))
    }

    @Test func tellsAWeightThatNobodyKnows() throws {
        var pokedex = Fixture.pokedex()
        pokedex.pokemon = Table(
            pokedex.pokemon.map {
                var pokemon = $0
                pokemon.weight = 10000
                return pokemon
            }
        )
        #expect(try Fixture.site(pokedex).page("en/pokemon/deoxys/index.html").contains("<dd>unknown</dd>"))
    }

    @Test func varietiesThatLearnTheSameAreToldOnce() throws {
        let page = try Fixture.site().page("en/pokemon/deoxys/index.html")
        #expect(page.matches(of: /Red \/ Blue<\/th>/).count == 1)
        var pokedex = Fixture.pokedex()
        var attack = try #require(pokedex.pokemon[Reference(.pokemon, 10001)])
        attack.learnsets = [Fixture.learnset([2], levels: [(5, 33)])]
        pokedex.pokemon = Table(pokedex.pokemon.filter { $0.id != 10001 } + [attack])
        let other = try Fixture.site(pokedex).page("en/pokemon/deoxys/index.html")
        #expect(other.contains("<summary>Deoxys deoxys-attack</summary>"))
        #expect(other.contains("Gold / Silver"))
    }

    @Test func tellsWhereToFindItGameByGame() throws {
        var pokedex = Fixture.pokedex()
        var area = LocationArea(id: 1, slug: "area", name: Fixture.text("Area"))
        area.location = Reference(.location, 1)
        pokedex.locations = Table([Location(id: 1, slug: "route-1", name: Fixture.text("Route 1"))])
        pokedex.locationAreas = Table([area])
        func encounter(_ version: Int32, _ low: Int32, _ high: Int32) -> Encounter {
            Encounter(
                pokemon: Reference(.pokemon, 29),
                area: area.reference,
                versions: [Reference(.version, version)],
                method: Reference(.encounterMethod, 1),
                conditions: [],
                slots: [EncounterSlot(minLevel: low, maxLevel: high, chance: 10)]
            )
        }
        pokedex.encounters = Encounters([encounter(1, 2, 3), encounter(1, 4, 5), encounter(2, 2, 5)])
        let edition = try Fixture.edition(pokedex)
        let games = PlacesContext(try #require(pokedex.pokemon[Reference(.pokemon, 29)]), edition: edition).games
        #expect(games.count == 1, "games that agree are told together")
        #expect(games.first?.versions == [Reference(.version, 2), Reference(.version, 1)])
        let place = games.first?.ways.first?.places.first
        #expect(place?.levels == 2...5 && place?.chances == 10...10)
    }

    @Test func tellsHowAndHowOftenItIsMet() throws {
        var pokedex = Fixture.pokedex()
        var areas: [LocationArea] = []
        for id in [1, 2] as [Int32] {
            var area = LocationArea(id: id, slug: "area-\(id)", name: Fixture.text("Area"))
            area.location = Reference(.location, 1)
            areas.append(area)
        }
        pokedex.locations = Table([Location(id: 1, slug: "route-1", name: Fixture.text("Route 1"))])
        pokedex.locationAreas = Table(areas)
        pokedex.encounterMethods = Table([EncounterMethod(id: 5, slug: "surf", name: Fixture.text("Surfing"))])
        func encounter(area: Int32, chance: Int32) -> Encounter {
            Encounter(
                pokemon: Reference(.pokemon, 29),
                area: Reference(.locationArea, area),
                versions: [Reference(.version, 1)],
                method: Reference(.encounterMethod, 5),
                conditions: [],
                slots: [EncounterSlot(minLevel: 20, maxLevel: 25, chance: chance)]
            )
        }
        pokedex.encounters = Encounters([encounter(area: 1, chance: 10), encounter(area: 2, chance: 30)])
        let page = try Fixture.site(pokedex).page("es/pokemon/nidoran-f/index.html")
        #expect(page.contains("<dt><a href=\"../../version/red/\" lang=\"en\" class=\"foreign\">Red</a></dt>"))
        #expect(page.contains("href=\"../../encounter-method/#surf\""))
        #expect(page.contains("Route 1</a> <small>Nv. 20–25, 10–30\u{A0}%</small>"))
    }

    @Test func showsAFamilyThatHasNoTreeInCommon() throws {
        var pokedex = Fixture.pokedex()
        var farfetchd = try #require(pokedex.species[Reference(.pokemonSpecies, 83)])
        farfetchd.evolvesInto = [Reference(.pokemonSpecies, 29)]
        var nidoran = try #require(pokedex.species[Reference(.pokemonSpecies, 29)])
        nidoran.evolvesFrom = farfetchd.reference
        pokedex.species = Table(pokedex.species.filter { ![29, 83].contains($0.id) } + [farfetchd, nidoran])
        let site = try Fixture.site(pokedex)
        for slug in ["nidoran-f", "farfetchd"] {
            let page = try site.page("en/pokemon/\(slug)/index.html")
            let tree = try #require(page.firstMatch(of: /<ul class="evolution">[\s\S]*<\/section>/)).0
            #expect(tree.contains("Farfetch’d") && tree.contains("Nidoran♀"))
        }
        #expect(try !site.page("en/pokemon/deoxys/index.html").contains("class=\"evolution\""))
    }

    @Test func leadsToItsJSONOnlyWhereThereIsOne() throws {
        let path = try #require(OutputPath("data/v1/pokemon-species/deoxys.json"))
        let site = try Fixture.site(downloads: [Download(path)])
        #expect(try site.page("en/pokemon/deoxys/index.html").contains("../../../data/v1/pokemon-species/deoxys.json"))
        #expect(try !site.page("en/pokemon/farfetchd/index.html").contains("data/v1"))
    }

    @Test(arguments: [
        (45, true, 100, 200...294), (1, true, 100, 1...1), (49, false, 100, 92...216), (255, true, 100, 620...714),
        (45, true, 50, 105...152), (49, false, 50, 48...111), (1, true, 50, 1...1),
    ])
    func computesTheRangeAtALevel(base: Int, isHP: Bool, level: Int, range: ClosedRange<Int>) {
        #expect(StatsContext.range(base: base, isHP: isHP, level: level) == range)
    }

    @Test func mergesGamesThatTeachTheSameByLevelIntoAColumn() throws {
        var pokedex = Fixture.pokedex()
        var pokemon = try #require(pokedex.pokemon[Reference(.pokemon, 83)])
        pokemon.learnsets = [
            Fixture.learnset([2], levels: [(1, 33), (12, 33)]), Fixture.learnset([1], levels: [(1, 33), (7, 45)]),
        ]
        pokedex.pokemon = Table(pokedex.pokemon.filter { $0.id != 83 } + [pokemon])
        let page = try Fixture.site(pokedex).page("en/pokemon/farfetchd/index.html")
        #expect(
            page.contains("<tr><th scope=\"col\">Gold / Silver</th>")
        )
        #expect(page.contains("<th scope=\"col\"><span>Red / Blue</span></th></tr>"))
        #expect(page.contains("Games: <a href=\"../../version-group/gold-silver/\">Gold / Silver</a> · "))
        #expect(page.contains("<tr><td>1, 12</td><th scope=\"row\"><a href=\"../../move/tackle/\">Tackle</a></th>"))
        #expect(page.contains("<tr><td></td><th scope=\"row\"><a href=\"../../move/growl/\">Growl</a></th>"))
        #expect(page.contains("<td>7</td></tr>"))
    }

    @Test func tellsTheGamesOfAMachineAsRanges() throws {
        var pokedex = Fixture.pokedex()
        func learnset(_ group: Int32, moves: [Int32]) -> Learnset {
            let learned = moves.map { LearnedMove(move: Reference(.move, $0)) }
            return Learnset(
                versionGroups: [Reference(.versionGroup, group)],
                methods: [LearnedMoves(method: Reference(.moveLearnMethod, 4), moves: learned)]
            )
        }
        var pokemon = try #require(pokedex.pokemon[Reference(.pokemon, 83)])
        pokemon.learnsets = [learnset(2, moves: [33]), learnset(1, moves: [33, 45])]
        pokedex.pokemon = Table(pokedex.pokemon.filter { $0.id != 83 } + [pokemon])
        pokedex.items = Table([
            Item(id: 305, slug: "tm01", name: Fixture.text("TM01")),
            Item(id: 306, slug: "tm02", name: Fixture.text("TM02")),
        ])
        pokedex.machines = Table(
            [(1, 305, 33), (2, 306, 33)].map { (group: Int32, item: Int32, move: Int32) in
                var machine = Machine(id: group, slug: "\(group)", name: Fixture.text("\(group)"))
                machine.versionGroup = Reference(.versionGroup, group)
                machine.item = Reference(.item, item)
                machine.move = Reference(.move, move)
                return machine
            }
        )
        let page = try Fixture.site(pokedex).page("en/pokemon/farfetchd/index.html")
        let (first, second) = ("<a href=\"../../item/tm01/\">TM01</a>", "<a href=\"../../item/tm02/\">TM02</a>")
        #expect(page.contains("<td>\(first) Red / Blue, \(second) Gold / Silver</td></tr>"))
        #expect(page.contains("<td>Red / Blue</td></tr>"), "a move without a machine in the data still has its games")
    }

    @Test func tellsTheGamesOfATutorAsRanges() throws {
        var pokedex = Fixture.pokedex()
        pokedex.learnMethods = Table([MoveLearnMethod(id: 3, slug: "tutor", name: Fixture.text("Tutor"))])
        var pokemon = try #require(pokedex.pokemon[Reference(.pokemon, 83)])
        pokemon.learnsets = ([1, 2] as [Int32]).map { group in
            let learned = LearnedMoves(
                method: Reference(.moveLearnMethod, 3),
                moves: [
                    LearnedMove(move: Reference(.move, group == 1 ? 45 : 33)), LearnedMove(move: Reference(.move, 33)),
                ]
            )
            return Learnset(versionGroups: [Reference(.versionGroup, group)], methods: [learned])
        }
        pokedex.pokemon = Table(pokedex.pokemon.filter { $0.id != 83 } + [pokemon])
        let page = try Fixture.site(pokedex).page("en/pokemon/farfetchd/index.html")
        #expect(page.contains("<td>Red / Blue – Gold / Silver</td></tr>"))
        #expect(page.contains("<td>Red / Blue</td></tr>"))
        // Rows have no links for games; all that they name follow them.
        let links = ["red-blue", "gold-silver"].map { "<a href=\"../../version-group/\($0)/\">" }
        #expect(page.contains("<p class=\"muted\">Games: \(links[0])Red / Blue</a>, \(links[1])Gold / Silver</a></p>"))
    }

    @Test func tellsWhatAnAbilityChangesInTheDamage() throws {
        var pokedex = Fixture.pokedex()
        pokedex.abilities = Table([Ability(id: 65, slug: "purifying-salt", name: Fixture.text("Purifying Salt"))])
        pokedex.types = Table(
            pokedex.types.map { type in
                var type = type
                if type.slug == "normal" { (type.relations.noDamageTo, type.relations.noDamageFrom) = ([], []) }
                if type.slug == "ghost" { type.relations.noDamageTo = [] }
                return type
            }
        )
        let page = try Fixture.site(pokedex).page("en/pokemon/farfetchd/index.html")
        let shield = try #require(page.firstMatch(of: /<h3><a href="..\/..\/ability\/purifying-salt\/">[\s\S]*?<\/dl>/))
            .0
        #expect(shield.contains("<dt>×½</dt>") && shield.contains("t-ghost"))
    }

    @Test func tellsWhatItHoldsAndWhatItWas() throws {
        var pokedex = Fixture.pokedex()
        var pokemon = try #require(pokedex.pokemon[Reference(.pokemon, 83)])
        pokemon.heldItems = [
            HeldItem(
                item: Reference(.item, 1),
                versions: [1, 2].map { VersionRarity(version: Reference(.version, $0), rarity: 5) }
            )
        ]
        pokemon.pastTypes = [PastTypes(generation: Reference(.generation, 1), types: [Reference(.type, 8)])]
        pokedex.pokemon = Table(pokedex.pokemon.filter { $0.id != 83 } + [pokemon])
        let page = try Fixture.site(pokedex).page("en/pokemon/farfetchd/index.html")
        #expect(
            page.contains("(<a href=\"../../version/red/\">Red</a> – <a href=\"../../version/gold/\">Gold</a>)</small>")
        )
        #expect(page.contains("<dt>Up to <a href=\"../../generation/generation-i/\">Generation I</a></dt>"))
        #expect(page.contains("<li><a href=\"../../type/ghost/\">Ghost</a></li>"))
    }

    @Test func tellsTheMovesOfManyVarietiesInBrief() throws {
        var pokedex = Fixture.pokedex()
        let varieties = (1...4).map { (Int32(10100 + $0), "castform-\($0)") }
        Fixture.add(351, "castform", Fixture.text("Castform"), varieties: [(351, "castform")] + varieties, to: &pokedex)
        pokedex.pokemon = Table(
            pokedex.pokemon.map {
                var pokemon = $0
                if pokemon.id > 10100 {
                    pokemon.learnsets = [Fixture.learnset([2], levels: [(pokemon.id - 10000, 33)])]
                }
                return pokemon
            }
        )
        let page = try Fixture.site(pokedex).page("en/pokemon/castform/index.html")
        #expect(page.matches(of: /<table class="learnset/).count == 1)
        #expect(page.matches(of: /Gold \/ Silver<\/a><\/dt>/).count == 4)
        #expect(page.contains("Tackle</a> <small>103</small>"))
    }
}
