import BuildSupport
import PokeModel
import Templating
import Testing

@testable import SiteGeneration

@Suite struct SpeciesIndexTests {
    private func groups(
        _ index: SpeciesIndex,
        _ pokedex: Pokedex = Fixture.pokedex(),
        in language: LanguageTag = .english
    ) throws -> [String: [String]] {
        let groups = index.groups(in: try Fixture.edition(pokedex, in: language))
        return Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0.entries.map(pokedex.slug)) })
    }

    @Test func namesStandUnderTheirFirstLetter() throws {
        #expect(try groups(.name) == ["d": ["deoxys"], "f": ["farfetchd"], "n": ["nidoran-f"], "t": ["type-null"]])
        #expect(
            try groups(.name, in: Fixture.es)
                == ["c": ["type-null"], "d": ["deoxys"], "f": ["farfetchd"], "n": ["nidoran-f"]]
        )
    }

    @Test(arguments: [("Éclair", "E"), ("10 000", "#"), ("이상해씨", "ㅇ"), ("ピカチュウ", "ぴ"), ("妙蛙种子", "妙")])
    func aLetterHasNoAccentAndIsTheFirstConsonantInKorean(name: String, letter: String) {
        #expect(LetterIndex.letter(of: name) == letter)
    }

    @Test func namesWithTooManyLettersAreOneGroup() throws {
        var pokedex = Pokedex()
        for place in 0..<UInt32(LetterIndex.most + 1) {
            guard let letter = Unicode.Scalar(0x4E00 + place) else { continue }
            let (id, slug) = (Int32(place + 1), "s-\(place)")
            Fixture.add(id, slug, Fixture.text(String(letter)), varieties: [(id, slug)], to: &pokedex)
        }
        let groups = try groups(.name, pokedex)
        #expect(groups["all"]?.count == LetterIndex.most + 1 && groups.count == 1)
    }

    @Test func aVarietyStandsBesideItsSpeciesWhereItsTypesDiffer() throws {
        var pokedex = Fixture.pokedex()
        pokedex.pokemon = Table(
            pokedex.pokemon.map { row in
                var row = row
                if row.slug == "deoxys-attack" { row.types = [Reference(.type, 1), Reference(.type, 8)] }
                return row
            }
        )
        let groups = try groups(.type, pokedex)
        #expect(groups["ghost"] == ["deoxys-attack"])
        #expect(groups["normal"] == ["nidoran-f", "farfetchd", "deoxys", "type-null"])
    }

    @Test func generationsHoldAllOfTheirSpecies() throws {
        #expect(try groups(.generation) == ["generation-i": ["nidoran-f", "farfetchd", "deoxys", "type-null"]])
    }

    @Test func everyOrderLeadsToTheOthers() throws {
        let site = try Fixture.site()
        for (page, home) in [
            ("pokemon/", "../"), ("pokemon/by/name/", "../../../"), ("pokemon/by/type/", "../../../"),
            ("pokemon/by/generation/", "../../../"), ("", "./"), ("move/tackle/", "../../"),
        ] {
            let text = try site.page("es/\(page)index.html")
            for index in SpeciesIndex.allCases {
                #expect(text.contains("href=\"\(home)pokemon/by/\(index.rawValue)/\""), "\(page)")
            }
        }
        let byName = try site.page("en/pokemon/by/name/index.html")
        #expect(byName.contains("<a href=\"#d\">D</a>") && byName.contains("<h2 id=\"d\">"))
        #expect(byName.contains("Deoxys</a> <small>#0386</small>"))
    }

    @Test func aSiteWithoutSpeciesHasNoIndexes() throws {
        let site = try Fixture.site(kinds: [.move])
        #expect(!site.routes.contains { $0.path.description.contains("/by/") })
        #expect(try !site.page("en/move/tackle/index.html").contains("/by/"))
    }
}
