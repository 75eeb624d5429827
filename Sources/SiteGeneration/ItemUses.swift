import PokeModel

/// What items do to pokemon, looked up by item.
struct ItemUses: Sendable {
    /// The species that evolve from others with the item, by id.
    private(set) var evolutions: [Reference: [Reference]] = [:]
    /// The varieties and forms that the item makes of others, by id.
    private(set) var forms: [Reference: [Reference]] = [:]
    /// The berry that the item is.
    private(set) var berries: [Reference: Berry] = [:]
    /// The item that teaches a move, by move and by group of games.
    private(set) var machines: [Reference: [Reference: Reference]] = [:]

    init(_ pokedex: Pokedex) {
        var evolutions: [Reference: Set<Reference>] = [:]
        for root in pokedex.evolutionTrees.compactMap(\.root) { Self.collect(root, into: &evolutions) }
        self.evolutions = evolutions.mapValues { $0.sorted() }
        for form in pokedex.forms {
            for cause in Set(form.triggers.compactMap(\.cause)) where cause.kind == .item {
                forms[cause, default: []].append(form.reference)
            }
        }
        for machine in pokedex.machines {
            guard let item = machine.item, let move = machine.move, let games = machine.versionGroup else { continue }
            machines[move, default: [:]][games] = item
        }
        for berry in pokedex.berries { if let item = berry.item { berries[item] = berry } }
    }

    private static func collect(
        _ node: EvolutionNode,
        into evolutions: inout [Reference: Set<Reference>]
    ) {
        for step in node.steps {
            for item in step.ways.flatMap({ [$0.item, $0.heldItem] }).compactMap({ $0 }) {
                evolutions[item, default: []].insert(step.node.species)
            }
            collect(step.node, into: &evolutions)
        }
    }
}
