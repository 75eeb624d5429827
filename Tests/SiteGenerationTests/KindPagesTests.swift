import BuildSupport
import PokeModel
import Testing

@testable import SiteGeneration

@Suite struct KindPagesTests {
    /// The fixture's Pokédex with a place, an egg group, a game and a few rows of kinds without pages.
    private func pokedex() -> Pokedex {
        var pokedex = Fixture.pokedex()
        pokedex.regions = Table([Region(id: 1, slug: "kanto", name: Fixture.text("Kanto"))])
        var location = Location(id: 1, slug: "route-1", name: Fixture.text("Route 1", es: "Ruta 1"))
        location.region = Reference(.region, 1)
        location.areas = [Reference(.locationArea, 1), Reference(.locationArea, 2)]
        pokedex.locations = Table([location])
        pokedex.locationAreas = Table(
            ([(1, "route-1-grass"), (2, "route-1-empty")] as [(Int32, String)]).map { id, slug in
                var area = LocationArea(id: id, slug: slug, name: Fixture.text(slug))
                area.location = location.reference
                return area
            }
        )
        pokedex.encounterMethods = Table([EncounterMethod(id: 1, slug: "walk", name: Fixture.text("Walking"))])
        let slot = EncounterSlot(minLevel: 2, maxLevel: 4, chance: 20)
        pokedex.encounters = Encounters([
            Encounter(
                pokemon: Reference(.pokemon, 29),
                area: Reference(.locationArea, 1),
                versions: [Reference(.version, 1)],
                method: Reference(.encounterMethod, 1),
                conditions: [],
                slots: [slot]
            )
        ])
        var group = EggGroup(id: 1, slug: "field", name: Fixture.text("Field"))
        group.species = [Reference(.pokemonSpecies, 386), Reference(.pokemonSpecies, 29)]
        pokedex.eggGroups = Table([group])
        var target = MoveTarget(id: 3, slug: "user", name: Fixture.text("The user"))
        target.moves = [Reference(.move, 33)]
        pokedex.moveTargets = Table([target])
        var move = pokedex.moves.rows[0]
        move.target = target.reference
        pokedex.moves = Table([move] + pokedex.moves.rows.dropFirst())
        return pokedex
    }

    @Test func everySectionHasItsListAndEverySectionWithPagesHasThem() throws {
        let pokedex = pokedex()
        let paths = Set(try Fixture.site(pokedex).routes.map(\.path.description))
        for section in Section.allCases {
            #expect(paths.contains("en/\(section.folder)/index.html"), "\(section.folder)")
            for row in pokedex.table(section.kind).rows {
                let path = "es/\(section.folder)/\(row.slug)/index.html"
                #expect(paths.contains(path) == section.hasEntries, "\(path)")
            }
        }
    }

    @Test func everyKindWithASectionShowsSomething() {
        let known: [Section] = [.pokemon, .move, .ability, .item, .type]
        for section in Section.allCases where !known.contains(section) {
            #expect(Pokedex.shows(section.kind), "\(section.kind.slug) is not Presented")
        }
    }

    @Test func aPlaceTellsWhoIsMetWhereHowAndWhen() throws {
        let page = try Fixture.site(pokedex()).page("es/location/route-1/index.html")
        #expect(page.contains("<h2 id=\"route-1-grass\" lang=\"en\">route-1-grass</h2>"))
        #expect(!page.contains("route-1-empty"))
        #expect(page.contains("href=\"../../region/kanto/\""))
        let row = try #require(page.split(separator: "<tr>").last { $0.contains("nidoran-f") })
        #expect(row.contains("href=\"../../pokemon/nidoran-f/\""))
        #expect(row.contains("href=\"../../version/red/\""))
        #expect(row.contains("2–4") && row.contains("20"))
    }

    @Test func areasLeadToTheirPlace() throws {
        let map = SiteMap(pokedex(), kinds: nil)
        #expect(map.path(of: Reference(.locationArea, 1)) == "location/route-1/#route-1-grass")
        #expect(map.path(of: Reference(.locationArea, 2)) == "location/route-1/")
    }

    @Test func whatItsPageDoesNotNameHasNoPlaceThere() throws {
        var pokedex = pokedex()
        pokedex.locations = Table(
            pokedex.locations.map { location in
                var location = location
                location.areas = []
                return location
            }
        )
        pokedex.pokemon = Table(
            pokedex.pokemon.map { pokemon in
                var pokemon = pokemon
                if pokemon.slug == "nidoran-f" { pokemon.forms = [] }
                return pokemon
            }
        )
        pokedex.species = Table(
            pokedex.species.map { species in
                var species = species
                species.varieties = Array(species.varieties.prefix(1))
                return species
            }
        )
        let site = try Fixture.site(pokedex)
        let map = SiteMap(pokedex, kinds: nil)
        #expect(map.path(of: Reference(.locationArea, 1)) == "location/route-1/")
        #expect(map.path(of: Reference(.pokemonForm, 29)) == "pokemon/nidoran-f/")
        #expect(map.path(of: Reference(.pokemon, 10001)) == "pokemon/deoxys/")
        for kind in [Kind.locationArea, .pokemon, .pokemonForm] {
            for row in pokedex.table(kind).rows {
                let parts = map.path(of: Reference(kind, row.id))?.split(separator: "#") ?? []
                guard parts.count == 2 else { continue }
                #expect(try site.page("en/\(parts[0])index.html").contains("id=\"\(parts[1])\""), "\(row.slug)")
            }
        }
    }

    @Test func aGroupNamesItsSpeciesByNumber() throws {
        let page = try Fixture.site(pokedex()).page("en/egg-group/field/index.html")
        #expect(page.contains("2 Pokémon</h2>"))
        let numbers = page.matches(of: />#([0-9]{4})</).compactMap { Int($0.1) }
        #expect(numbers == [29, 386])
        #expect(page.contains("<title>Field, Egg group – "))
    }

    @Test func whatHasNoPageIsARowThatLinksLeadTo() throws {
        let site = try Fixture.site(pokedex())
        #expect(try site.page("en/move-target/index.html").contains("<tr id=\"user\"><th scope=\"row\">The user</th>"))
        #expect(try site.page("en/move/tackle/index.html").contains("href=\"../../move-target/#user\""))
    }

    @Test func aSiteOfOneKindLeadsToNoOther() throws {
        let site = try Fixture.site(pokedex(), kinds: [.location])
        let page = try site.page("en/location/route-1/index.html")
        #expect(page.contains("Kanto") && !page.contains("href=\"../../region/"))
        #expect(site.folders == [.location: "location"])
    }
}

extension Pokedex {
    /// Whether the type of a kind's resources says what there is to show.
    fileprivate static func shows(_ kind: Kind) -> Bool {
        func isPresented<Table: ResourceTable>(_ table: Table) -> Bool { Table.Row.self is any Presented.Type }
        return isPresented(Pokedex().table(kind))
    }
}
