import Testing

@testable import PokeModel

@Suite struct EvolutionSentenceTests {
    private static let triggers = [
        "level-up", "trade", "use-item", "shed", "spin", "tower-of-darkness", "tower-of-waters", "three-critical-hits",
        "take-damage", "other", "agile-style-move", "strong-style-move", "recoil-damage", "use-move",
        "three-defeated-bisharp", "gimmighoul-coins", "invented-tomorrow",
    ]
    static let languages = EvolutionSentence.languages

    private func way(_ trigger: String, _ change: (inout EvolutionWay) -> Void = { _ in }) -> EvolutionWay {
        var way = EvolutionWay()
        way.trigger = Self.triggers.firstIndex(of: trigger).map { Reference(.evolutionTrigger, Int32($0)) }
        change(&way)
        return way
    }

    private func sentence(_ way: EvolutionWay?, in language: LanguageTag = .english) -> EvolutionSentence {
        EvolutionSentence(way, in: language) { reference in
            reference.kind == .gender ? ["", "female", "male"][Int(reference.id)] : Self.triggers[Int(reference.id)]
        }
    }

    private func say(_ way: EvolutionWay?, in language: LanguageTag = .english) -> String {
        sentence(way, in: language).text { "<\($0)>" }
    }

    private let changes: [(inout EvolutionWay) -> Void] = [
        { $0.minLevel = 7 }, { $0.item = Reference(.item, 1) }, { $0.heldItem = Reference(.item, 2) },
        { $0.gender = Reference(.gender, 1) }, { $0.gender = Reference(.gender, 2) }, { $0.timeOfDay = "day" },
        { $0.timeOfDay = "night" }, { $0.timeOfDay = "dusk" }, { $0.timeOfDay = "full-moon" },
        { $0.timeOfDay = "teatime" }, { $0.location = Reference(.location, 1) },
        { $0.region = Reference(.region, 1) }, { $0.minHappiness = 7 }, { $0.minAffection = 7 },
        { $0.minBeauty = 7 }, { $0.knownMove = Reference(.move, 33) }, { $0.knownMoveType = Reference(.type, 1) },
        { $0.usedMove = Reference(.move, 34) }, { $0.minMoveCount = 7 }, { $0.minDamageTaken = 7 },
        { $0.minSteps = 7 }, { $0.partySpecies = Reference(.pokemonSpecies, 29) },
        { $0.partyType = Reference(.type, 2) }, { $0.tradeSpecies = Reference(.pokemonSpecies, 30) },
        { $0.relativePhysicalStats = 1 }, { $0.relativePhysicalStats = 0 }, { $0.relativePhysicalStats = -1 },
        { $0.nearSpecialRock = true }, { $0.needsMultiplayer = true }, { $0.needsOverworldRain = true },
        { $0.turnUpsideDown = true },
    ]

    @Test func hasTheLanguagesOfTheSite() {
        let tags = ["de", "en", "es", "fr", "it", "ja", "ko", "zh-Hans", "zh-Hant"]
        #expect(Self.languages.map(\.description) == tags)
    }

    @Test(arguments: languages) func fillsTheSamePlacesInEveryLanguage(language: LanguageTag) {
        func places(_ phrase: EvolutionPhrase, _ phrases: EvolutionPhrases) -> Set<String> {
            Set(phrases[phrase].compactMap { if case .place(let name) = $0 { name } else { nil } })
        }
        let phrases = EvolutionPhrases.phrases(for: language)
        for phrase in EvolutionPhrase.allCases {
            #expect(!phrases[phrase].isEmpty, "\(phrase)")
            #expect(places(phrase, phrases) == places(phrase, .english), "\(phrase)")
        }
    }

    @Test(arguments: languages) func saysNoPhraseInAnotherLanguage(language: LanguageTag) {
        func text(_ phrase: EvolutionPhrase, _ language: LanguageTag) -> String {
            EvolutionPhrases.phrases(for: language)[phrase].map {
                if case .text(let text) = $0 { text } else { "_" }
            }.joined()
        }
        let isAsian = ["ja", "ko", "zh-Hans", "zh-Hant"].contains(language.description)
        for phrase in EvolutionPhrase.allCases where phrase != .named {
            let text = text(phrase, language)
            #expect(!text.contains { $0.isASCII && $0.isLetter } || !isAsian, "\(text)")
            for other in Self.languages where other != language {
                // `Level` is German as well, and a few Chinese phrases have the same characters.
                let isShared = text == self.text(of: phrase, in: other) && sharedPhrases.contains(phrase)
                #expect(text != self.text(of: phrase, in: other) || isShared, "\(language) and \(other): \(text)")
            }
        }
    }

    private func text(of phrase: EvolutionPhrase, in language: LanguageTag) -> String {
        EvolutionPhrases.phrases(for: language)[phrase].map {
            if case .text(let text) = $0 { text } else { "_" }
        }.joined()
    }

    private let sharedPhrases: [EvolutionPhrase] = [
        .level, .agileStyle, .ifSpecialRock, .useItem, .useMove, .towerOfWaters, .ifItem, .ifDay, .ifNight, .ifLocation,
        .ifUsedMove, .ifMoveCount,
        .ifRegion,
    ]

    @Test(arguments: languages) func leavesNoTriggerUnspoken(language: LanguageTag) {
        let sentences = Self.triggers.map { trigger in
            say(
                way(trigger) {
                    $0.item = Reference(.item, 1)
                    $0.usedMove = Reference(.move, 33)
                    $0.minMoveCount = 20
                    $0.minDamageTaken = 49
                },
                in: language
            )
        }
        #expect(Set(sentences).count == Self.triggers.count)
        #expect(!sentences.contains { $0.isEmpty || $0.contains("{") })
    }

    @Test(arguments: languages) func leavesNoConditionUnspoken(language: LanguageTag) {
        let alone = say(way("spin"), in: language)
        let sentences = changes.map { say(way("spin", $0), in: language) }
        #expect(Set(sentences).count == changes.count)
        #expect(sentences.allSatisfy { $0.hasPrefix(alone) && $0.count > alone.count && !$0.contains("{") })
    }

    @Test func tellsTheTriggerThenAllConditionsInOrder() {
        let way = way("level-up") {
            $0.minHappiness = 160
            $0.timeOfDay = "night"
            $0.location = Reference(.location, 1)
            $0.gender = Reference(.gender, 1)
        }
        #expect(say(way) == "Level up, if female, at night, at <location/1>, with happiness 160 or more")
        #expect(
            say(way, in: LanguageTag(unchecked: "ja")) == "レベルアップ、メスのみ、夜、<location/1>で、なつき度160以上"
        )
        #expect(sentence(way).pieces.contains(.resource(Reference(.location, 1))))
        #expect(sentence(way).pieces.contains(.number(160)))
    }

    @Test func tellsEachTriggerWithWhatItIsAbout() {
        let trade = way("trade") { $0.tradeSpecies = Reference(.pokemonSpecies, 588) }
        #expect(say(trade) == "Trade for <pokemon-species/588>")
        let moves = way("use-move") {
            $0.usedMove = Reference(.move, 33)
            $0.minMoveCount = 20
        }
        #expect(say(moves, in: LanguageTag(unchecked: "es")) == "Usar <move/33> 20 veces")
        #expect(say(way("take-damage") { $0.minDamageTaken = 49 }) == "Take 49 damage without fainting")
        // What a trigger lacks is not made up.
        #expect(
            say(way("use-move") { $0.usedMove = Reference(.move, 33) }) == "<evolution-trigger/13>, using <move/33>"
        )
        #expect(say(way("use-item")) == "<evolution-trigger/2>")
    }

    @Test func saysThatNothingIsKnown() {
        #expect(say(nil) == "How is not recorded")
        #expect(say(EvolutionWay(), in: LanguageTag(unchecked: "de")) == "Bedingung nicht verzeichnet")
    }

    @Test func speaksToReadersOfOtherLanguages() {
        #expect(
            say(way("spin"), in: LanguageTag(unchecked: "es-419")) == say(way("spin"), in: LanguageTag(unchecked: "es"))
        )
        #expect(say(way("spin"), in: LanguageTag(unchecked: "cs")) == say(way("spin")))
    }
}
