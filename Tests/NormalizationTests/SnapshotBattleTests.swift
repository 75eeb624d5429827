import JSON
import PokeModel
import Testing

@testable import Normalization

/// Holds our own tables about battles and evolutions against the texts of the snapshot.
@Suite(.enabled(if: Snapshot.folder != nil)) struct SnapshotBattleTests {
    private func pokedex(_ kinds: [Kind], stubs: [Kind] = []) async throws -> Pokedex {
        var answers = Answers()
        for kind in stubs {
            for id in try Snapshot.ids(of: kind) { answers.addStub(Reference(kind, id)) }
        }
        for kind in kinds {
            for id in try Snapshot.ids(of: kind) { answers[kind, id] = try Snapshot.body(of: kind, id) }
        }
        return try await Normalizer.normalize(answers, jobs: 2).pokedex
    }

    /// Abilities whose texts name types and damage, and that change no damage taken by its type.
    private let others: Set<String> = [
        // They change what their holder's own moves do.
        "static", "overgrow", "blaze", "torrent", "swarm", "normalize", "mold-breaker", "teravolt", "turboblaze",
        "scrappy",
        "minds-eye", "sand-force", "electromorphosis", "corrosion", "battle-bond", "multitype",
        // They react to moves and weaken none, or are about what is not damage.
        "color-change", "justified", "steam-engine", "ice-face", "forewarn", "suction-cups",
    ]

    @Test func agreesWithTheTextsAboutAbilities() async throws {
        let pokedex = try await pokedex([.ability, .type, .language])
        let types = pokedex.types.compactMap { $0.name[.english] }.filter { $0 != "???" }
        func named(_ text: String) -> Set<String> {
            let words = Set(text.split { !$0.isLetter }.map(String.init))
            return Set(types.filter(words.contains))
        }
        for entry in DefensiveAbility.all {
            let ability = try #require(pokedex.abilities.first { $0.slug == entry.ability }, "\(entry.ability)")
            let text = (ability.shortEffect[.english] ?? "") + " " + (ability.effect[.english] ?? "")
            switch entry.rule {
            case .factors(let factors):
                #expect(named(text).isSuperset(of: factors.map(\.type.capitalized)), "\(entry.ability): \(text)")
                for factor in factors {
                    let words =
                        switch factor.factor {
                        case 0: ["bsorb", "mmune", "vades", "rotects", "fail", "no damage", "instead", "negating"]
                        case 0.5: ["half", "alve"]
                        default: ["\(factor.factor)", "double"]
                        }
                    #expect(words.contains { text.contains($0) }, "\(entry.ability) \(factor): \(text)")
                }
            case .superEffective(let factor):
                #expect(text.lowercased().contains("super") && text.contains("\(factor)"), "\(text)")
            case .onlySuperEffective: #expect(text.contains("not super effective"))
            case .noWeakness: #expect(text.contains("Flying"))
            case .notVeryEffective: #expect(text.contains("not be very effective") && text.contains("full"))
            }
        }
        for ability in pokedex.abilities where ability.isMainSeries {
            let text = (ability.shortEffect[.english] ?? "") + " " + (ability.effect[.english] ?? "")
            let signs = ["mmun", "bsorb", "half", "alve", "amage", "takes", "ffective"]
            guard !named(text).isEmpty, signs.contains(where: text.contains) else { continue }
            let isKnown = DefensiveAbility(ability: ability.slug) != nil || others.contains(ability.slug)
            #expect(isKnown, "\(ability.slug): \(text)")
        }
    }

    @Test func saysEveryWayToEvolveInEveryLanguage() async throws {
        let pokedex = try await pokedex(
            [
                .evolutionChain, .evolutionTrigger, .language, .pokemonSpecies, .region, .type, .gender, .location,
            ],
            stubs: [.item, .move, .pokemon]
        )
        var ways: [EvolutionWay] = []
        func collect(_ node: EvolutionNode) {
            for step in node.steps {
                ways += step.ways
                collect(step.node)
            }
        }
        for tree in pokedex.evolutionTrees { tree.root.map(collect) }
        #expect(ways.count > 450)
        let unsaid = Set(
            ways.filter { $0.sentence.entries.count != EvolutionSentence.languages.count }.map(\.sentence.entries)
        )
        #expect(unsaid.isEmpty)
        for language in EvolutionSentence.languages {
            let sentences = ways.map { EvolutionSentence($0, in: language, slug: pokedex.slug) }
            let words = Set(
                sentences.flatMap(\.pieces).compactMap { if case .text(let text) = $0 { text } else { nil } }
            )
            #expect(words.allSatisfy { !$0.isEmpty && !$0.contains("{") })
            if language == .english { continue }
            // Every word that is English in the English sentences, but for those that look the same.
            let english = Set(
                "up with while the holding from knowing female male night day party higher than trade use".split(
                    separator: " "
                ).map(String.init)
            )
            let leaked = words.filter { text in
                text.lowercased().split { !$0.isLetter }.contains { english.contains(String($0)) }
            }
            #expect(leaked.isEmpty, "\(language): \(leaked.sorted())")
        }
    }
}

extension String {
    /// The word with a capital.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
