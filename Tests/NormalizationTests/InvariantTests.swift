import Diagnostics
import PokeModel
import Testing

@testable import Normalization

@Suite struct InvariantTests {
    private func violations(_ fill: (inout Pokedex) -> Void) async throws -> [String] {
        var pokedex = Pokedex()
        fill(&pokedex)
        return try await Invariants.all(in: pokedex, jobs: 1).sorted().map { "\($0.rule) \($0.place): \($0.summary)" }
    }

    private func species(_ id: Int32, _ change: (inout Species) -> Void = { _ in }) -> Species {
        var species = Species(id: id, slug: "s\(id)", name: .none)
        change(&species)
        return species
    }

    private func pokemon(_ id: Int32, of species: Int32?) -> Pokemon {
        var pokemon = Pokemon(id: id, slug: "p\(id)", name: .none)
        pokemon.species = species.map { Reference(.pokemonSpecies, $0) }
        return pokemon
    }

    @Test func saysNothingOfWhatIsConsistentOrNotThere() async throws {
        #expect(try await violations { _ in } == [])
        #expect(
            try await violations {
                $0.species = Table([species(1) { $0.varieties = [Reference(.pokemon, 1)] }])
                $0.pokemon = Table([pokemon(1, of: 1)])
            } == []
        )
    }

    @Test func findsWhatOnlyOneSideTells() async throws {
        let found = try await violations {
            $0.species = Table([
                species(1) { $0.varieties = [Reference(.pokemon, 1), Reference(.pokemon, 2)] }, species(2),
            ])
            $0.pokemon = Table([pokemon(1, of: 1), pokemon(2, of: 2)])
        }
        #expect(
            found == [
                """
                one-sided-relation pokemon-species/1: pokemon-species.varieties has pokemon/2, and its pokemon.species \
                does not say so
                """,
                """
                one-sided-relation pokemon/2: pokemon.species has pokemon-species/2, and its pokemon-species.varieties \
                does not say so
                """,
            ]
        )
    }

    @Test func findsNumbersThatDiffer() async throws {
        let found = try await violations {
            var ability = Ability(id: 1, slug: "a", name: .none)
            ability.pokemon = [AbilityHolder(pokemon: Reference(.pokemon, 1), slot: 3, isHidden: true)]
            $0.abilities = Table([ability])
            var pokemon = pokemon(1, of: nil)
            pokemon.abilities = [AbilitySlot(ability: ability.reference, slot: .min, isHidden: true)]
            $0.pokemon = Table([pokemon])
        }
        #expect(found.count == 2)
    }

    @Test func findsCyclesAndSpeciesInTwoTrees() async throws {
        let found = try await violations {
            $0.species = Table([
                species(1) { $0.evolvesFrom = Reference(.pokemonSpecies, 2) },
                species(2) { $0.evolvesFrom = Reference(.pokemonSpecies, 1) },
                species(3) { $0.evolvesFrom = Reference(.pokemonSpecies, 3) },
            ])
        }
        #expect(found.map { $0.prefix(33) } == (1...3).map { "evolution-cycle pokemon-species/\($0)" })
        let twice = try await violations {
            let trees = [1, 2].map { id in
                var tree = EvolutionTree(id: Int32(id), slug: "t\(id)", name: .none)
                tree.root = EvolutionNode(species: Reference(.pokemonSpecies, 7))
                return tree
            }
            $0.evolutionTrees = Table(trees)
        }
        #expect(twice.count == 1)
    }

    @Test func findsSharedAndMissingNumbers() async throws {
        let found = try await violations {
            $0.species = Table(
                [1, 2, 2, 4].enumerated().map { place, number in
                    species(Int32(place + 1)) { $0.nationalNumber = Int32(number) }
                }
            )
        }
        #expect(
            found == [
                "national-number pokemon-species: expected a species with the number 3, as there are some up to 4",
                "national-number pokemon-species/3: has the number 2, which pokemon-species/2 has too",
            ]
        )
        // A selection has gaps on purpose, and a number from a hostile source takes no time.
        let selection = try await violations {
            $0.species = Table(
                [1, 2, Int32.max].enumerated().map { place, number in
                    species(Int32(place + 1)) { $0.nationalNumber = number }
                }
            )
        }
        #expect(selection == [])
    }

    @Test func findsPokemonWithoutAPage() async throws {
        let found = try await violations {
            $0.species = Table([species(1)])
            $0.pokemon = Table([pokemon(1, of: nil)])
            $0.forms = Table([Form(id: 5, slug: "f", name: .none)])
        }
        #expect(found.map { $0.prefix { $0 != ":" } } == ["species-page pokemon-form/5", "species-page pokemon/1"])
    }

    @Test func findsSlugsThatDifferInCapitalsOnly() async throws {
        let found = try await violations {
            $0.items = Table([Item(id: 1, slug: "a", name: .none), Item(id: 2, slug: "A", name: .none)])
        }
        #expect(found.map { $0.prefix { $0 != ":" } } == ["shared-slug item/2"])
    }

    @Test func tellsLearnersThatOnlyTheMoveKnows() async throws {
        var answers = Answers()
        answers.add(
            .pokemonSpecies,
            1,
            #""name": "a", "varieties": [{"is_default": true, "pokemon": \#(link(.pokemon, 1))}]"#
        )
        answers.add(.pokemon, 1, #""name": "a", "is_default": true, "species": \#(link(.pokemonSpecies, 1))"#)
        answers.add(.move, 1, #""name": "b", "learned_by_pokemon": [\#(link(.pokemon, 1)), \#(link(.pokemon, 2))]"#)
        let result = try await Normalizer.normalize(answers, jobs: 1)
        #expect(result.diagnostics.map(\.rule) == ["one-sided-relation"])
        #expect(result.diagnostics.first?.place == "move/1")
    }

    @Test(.enabled(if: Snapshot.folder != nil)) func knowsNoExceptionThatIsNotNeeded() async throws {
        var answers = Answers()
        for kind in [.pokemonSpecies, .evolutionChain, .language] as [Kind] {
            for id in try Snapshot.ids(of: kind) { answers[kind, id] = try Snapshot.body(of: kind, id) }
        }
        let pokedex = try await Normalizer.normalize(answers, jobs: 2).pokedex
        let violations = try await Invariants.all(in: pokedex, jobs: 2)
        for exception in KnownException.all {
            let isNeeded = violations.contains { $0.rule == exception.rule && $0.place == exception.place }
            #expect(isNeeded, "\(exception.place): \(exception.reason)")
        }
        #expect(violations.filter { !KnownException.covers($0) } == [])
    }
}
