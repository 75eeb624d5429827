import BuildSupport
import Diagnostics
import PokeModel

/// What must be so in any Pokédex, checked on the finished model.
///
/// A violation is the data's fault and is told as a warning; the model is right as far as the data goes. That references
/// lead to something is seen to where they are resolved.
enum Invariants {
    private typealias Check = @Sendable (Pokedex) -> [Diagnostic]

    /// What is not as it must be, without the exceptions that are known.
    static func violations(in pokedex: Pokedex, jobs: Int) async throws -> [Diagnostic] {
        try await all(in: pokedex, jobs: jobs).filter { !KnownException.covers($0) }
    }

    /// What is not as it must be.
    static func all(in pokedex: Pokedex, jobs: Int) async throws -> [Diagnostic] {
        let relations = InverseRelation.ofPokemon + InverseRelation.ofBattle + InverseRelation.ofTheWorld
        let checks: [Check] =
            relations.map { relation in { @Sendable in relation.violations(in: $0) } }
            + [evolutionCycles, nationalNumbers, homelessPokemon, sharedSlugs]
        return try await mapConcurrently(checks, jobs: jobs) { $0(pokedex) }.flatMap { $0 }
    }

    /// A species that is twice in the trees, or that evolves from itself by way of others.
    @Sendable static func evolutionCycles(_ pokedex: Pokedex) -> [Diagnostic] {
        var seen: Set<Reference> = []
        let twice = pokedex.evolutionTrees.flatMap(\.species).filter { !seen.insert($0).inserted }
        let circular = pokedex.species.filter { species in
            var ancestor = species.evolvesFrom
            for _ in 0..<32 {
                guard let current = ancestor, current != species.reference else { break }
                ancestor = pokedex.species[current]?.evolvesFrom
            }
            return ancestor != nil
        }.map(\.reference)
        return Set(twice + circular).map { species in
            violation(
                "evolution-cycle",
                species,
                "expected one place in one evolution tree, and no species in its own past"
            )
        }
    }

    /// Numbers that two species share or that are left out.
    ///
    /// Where less than half of the numbers up to the highest are there, as in the sample, the data is a selection and its
    /// gaps are meant.
    @Sendable static func nationalNumbers(_ pokedex: Pokedex) -> [Diagnostic] {
        var owners: [Int32: Reference] = [:]
        var violations: [Diagnostic] = []
        for species in pokedex.species {
            guard let number = species.nationalNumber else { continue }
            if let other = owners[number] {
                violations.append(
                    violation("national-number", species.reference, "has the number \(number), which \(other) has too")
                )
            }
            owners[number] = species.reference
        }
        guard let highest = owners.keys.max(), highest < 100_000, owners.count * 2 > highest else { return violations }
        for number in 1...max(highest, 1) where owners[number] == nil {
            violations.append(
                Diagnostic(
                    .warning,
                    rule: "national-number",
                    place: "pokemon-species",
                    summary: "expected a species with the number \(number), as there are some up to \(highest)"
                )
            )
        }
        return violations
    }

    /// Pokemon that stand on no species' page or on several, and forms without a pokemon.
    @Sendable static func homelessPokemon(_ pokedex: Pokedex) -> [Diagnostic] {
        if pokedex.species.isEmpty { return [] }
        var pages: [Reference: Int] = [:]
        for variety in pokedex.species.flatMap(\.varieties) { pages[variety, default: 0] += 1 }
        let pokemon = pokedex.pokemon.filter { pages[$0.reference] != 1 }.map { pokemon in
            violation(
                "species-page",
                pokemon.reference,
                "expected it among the varieties of one species, found \(pages[pokemon.reference] ?? 0)"
            )
        }
        let forms = pokedex.pokemon.isEmpty ? [] : pokedex.forms.filter { $0.pokemon == nil }
        return pokemon
            + forms.map { violation("species-page", $0.reference, "expected a pokemon that it is a form of") }
    }

    /// Slugs that two resources of a kind share, were they even told apart by capitals.
    @Sendable static func sharedSlugs(_ pokedex: Pokedex) -> [Diagnostic] {
        Kind.allCases.flatMap { sharedSlugs(pokedex.table($0)) }
    }

    private static func sharedSlugs<Table: ResourceTable>(_ table: Table) -> [Diagnostic] {
        var seen: Set<String> = []
        return table.rows.filter { !seen.insert($0.slug.lowercased()).inserted }.map {
            violation("shared-slug", $0.reference, "expected a slug of its own, found \($0.slug) twice")
        }
    }

    private static func violation(_ rule: String, _ place: Reference, _ summary: String) -> Diagnostic {
        Diagnostic(.warning, rule: rule, place: "\(place)", summary: summary)
    }
}
