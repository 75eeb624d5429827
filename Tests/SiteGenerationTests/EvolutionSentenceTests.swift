import PokeModel
import Templating
import Testing

@testable import SiteGeneration

@Suite struct EvolutionSentenceTests {
    private func pokedex() -> Pokedex {
        var pokedex = Fixture.pokedex()
        pokedex.evolutionTriggers = Table(
            [
                "level-up", "trade", "use-item", "shed", "spin", "tower-of-darkness", "tower-of-waters",
                "three-critical-hits", "take-damage", "agile-style-move", "strong-style-move", "recoil-damage",
                "use-move", "three-defeated-bisharp", "gimmighoul-coins", "invented-tomorrow",
            ].enumerated().map {
                EvolutionTrigger(id: Int32($0.offset + 1), slug: $0.element, name: Fixture.text($0.element))
            }
        )
        pokedex.genders = Table([
            Gender(id: 1, slug: "female", name: Fixture.text("female")),
            Gender(id: 2, slug: "male", name: Fixture.text("male")),
        ])
        pokedex.locations = Table([Location(id: 1, slug: "mt-coronet", name: Fixture.text("Mt. Coronet"))])
        pokedex.regions = Table([Region(id: 1, slug: "alola", name: Fixture.text("Alola"))])
        return pokedex
    }

    private func way(_ trigger: String, _ change: (inout EvolutionWay) -> Void = { _ in }) -> EvolutionWay {
        var way = EvolutionWay()
        way.trigger = pokedex().evolutionTriggers.first { $0.slug == trigger }?.reference
        change(&way)
        return way
    }

    private func say(_ way: EvolutionWay, in language: LanguageTag = .english) throws -> String {
        let edition = try Fixture.edition(pokedex(), in: language)
        return edition.parts(of: edition.sentence(of: way)).map { part in
            if case .text(let text)? = part["name"] { text } else { "" }
        }.joined()
    }

    @Test func tellsTheLevel() throws {
        #expect(try say(way("level-up") { $0.minLevel = 16 }) == "Level 16")
        #expect(try say(way("level-up") { $0.minLevel = 16 }, in: Fixture.es) == "Nivel 16")
    }

    @Test func tellsAllConditionsInOrder() throws {
        let way = way("level-up") {
            $0.minHappiness = 160
            $0.timeOfDay = "night"
            $0.location = Reference(.location, 1)
            $0.gender = Reference(.gender, 1)
        }
        #expect(try say(way) == "Level up, if female, at night, at Mt. Coronet, with happiness 160 or more")
    }

    @Test func fillsInWhatItNames() throws {
        #expect(try say(way("use-item") { $0.item = Reference(.item, 1) }) == "Use Meteorite")
        #expect(
            try say(
                way("use-move") {
                    $0.usedMove = Reference(.move, 33)
                    $0.minMoveCount = 20
                },
                in: Fixture.es
            ) == "Usar Placaje 20 veces"
        )
        #expect(try say(way("take-damage") { $0.minDamageTaken = 49 }) == "Take 49 damage without fainting")
    }

    @Test func linksToWhatItNames() throws {
        let way = way("use-item") { $0.item = Reference(.item, 1) }
        let edition = try Fixture.edition(pokedex())
        #expect(edition.parts(of: edition.sentence(of: way)).last?["path"]?.asText == "item/meteorite/")
    }
}
