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
        EvolutionSentence(way, edition: try Fixture.edition(pokedex(), in: language)).text.joined()
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
        let sentence = EvolutionSentence(way, edition: try Fixture.edition(pokedex()))
        #expect(sentence.parts.last?["path"]?.asText == "item/meteorite/")
    }

    @Test(arguments: [LanguageTag.english, Fixture.es]) func leavesNoTriggerUnspoken(language: LanguageTag) throws {
        let triggers = pokedex().evolutionTriggers.map(\.slug)
        let sentences = try triggers.map { trigger in
            try say(
                way(trigger) {
                    $0.item = Reference(.item, 1)
                    $0.usedMove = Reference(.move, 33)
                },
                in: language
            )
        }
        #expect(Set(sentences).count == triggers.count)
        #expect(!sentences.contains { $0.isEmpty || $0.contains("{") })
    }

    @Test(arguments: [LanguageTag.english, Fixture.es]) func leavesNoConditionUnspoken(language: LanguageTag) throws {
        let changes: [(inout EvolutionWay) -> Void] = [
            { $0.minLevel = 7 }, { $0.item = Reference(.item, 1) }, { $0.heldItem = Reference(.item, 1) },
            { $0.gender = Reference(.gender, 1) }, { $0.gender = Reference(.gender, 2) }, { $0.timeOfDay = "day" },
            { $0.timeOfDay = "night" }, { $0.timeOfDay = "dusk" }, { $0.timeOfDay = "full-moon" },
            { $0.timeOfDay = "teatime" }, { $0.location = Reference(.location, 1) },
            { $0.region = Reference(.region, 1) }, { $0.minHappiness = 7 }, { $0.minAffection = 7 },
            { $0.minBeauty = 7 }, { $0.knownMove = Reference(.move, 33) }, { $0.knownMoveType = Reference(.type, 1) },
            { $0.usedMove = Reference(.move, 33) }, { $0.minMoveCount = 7 }, { $0.minDamageTaken = 7 },
            { $0.minSteps = 7 }, { $0.partySpecies = Reference(.pokemonSpecies, 29) },
            { $0.partyType = Reference(.type, 1) }, { $0.tradeSpecies = Reference(.pokemonSpecies, 29) },
            { $0.relativePhysicalStats = 1 }, { $0.relativePhysicalStats = 0 }, { $0.relativePhysicalStats = -1 },
            { $0.nearSpecialRock = true }, { $0.needsMultiplayer = true }, { $0.needsOverworldRain = true },
            { $0.turnUpsideDown = true },
        ]
        let sentences = try changes.map { try say(way("spin", $0), in: language) }
        #expect(Set(sentences).count == changes.count)
        #expect(sentences.allSatisfy { $0.contains(", ") && !$0.contains("{") }, "\(sentences)")
    }
}
