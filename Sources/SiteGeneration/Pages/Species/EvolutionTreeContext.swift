import PokeModel
import Templating

/// How a family evolves, as a tree of pictures with a sentence for each way.
struct EvolutionTreeContext {
    let species: Species
    let edition: Edition

    init(_ species: Species, edition: Edition) {
        self.species = species
        self.edition = edition
    }

    /// The tree; absent for a species that does not evolve.
    var value: TemplateValue {
        let tree = edition.pokedex.evolutionTrees[species.evolutionTree]
        guard let root = [tree?.root, nextOfKin].compactMap({ $0 }).first(where: { !$0.steps.isEmpty }) else {
            return .absent
        }
        let note = tree?.babyTriggerItem.map { edition.sentence(.babyItem, ["item": edition.link($0)]) }
        return ["root": .object(node(root, step: nil)), "note": note.map { ["parts": .list($0)] } ?? .absent]
    }

    /// What the species itself says of its family: Melmetal evolves from Meltan, and yet has a tree of its own.
    private var nextOfKin: EvolutionNode? {
        let first = species.evolvesFrom ?? species.reference
        let next = edition.pokedex.species[first]?.evolvesInto ?? []
        return EvolutionNode(
            species: first,
            steps: next.map { EvolutionStep(ways: [], node: EvolutionNode(species: $0)) }
        )
    }

    private func node(_ node: EvolutionNode, step: EvolutionStep?) -> TemplateObject {
        let children = node.steps.map { TemplateValue.object(self.node($0.node, step: $0)) }
        let isCurrent = node.species == species.reference
        let usual = species.varieties.first.map { edition.pokedex.slug(of: $0) }
        let card = edition.card(node.species).merging([
            "current": .flag(isCurrent), "portrait": isCurrent ? .text(orAbsent: usual) : .absent,
        ])
        return [
            "step": step.map { ["ways": .list(ways(of: $0))] } ?? .absent,
            "species": .object(card),
            "branches": children.isEmpty ? .absent : ["children": .list(children)],
        ]
    }

    /// The ways of a step, each different sentence once; which variety it is about is said where it is not the usual one.
    private func ways(of step: EvolutionStep) -> [TemplateObject] {
        guard !step.ways.isEmpty else {
            return [["label": .absent, "parts": .list(edition.parts(of: edition.sentence(of: nil)))]]
        }
        var seen: [Reference?: Set<EvolutionSentence>] = [:]
        var rows: [TemplateObject] = []
        for way in step.ways {
            let sentence = edition.sentence(of: way)
            let subject = self.subject(of: way)
            guard seen[subject, default: []].insert(sentence).inserted else { continue }
            rows.append([
                "label": subject.map { .object(edition.link($0)) } ?? .absent,
                "parts": .list(edition.parts(of: sentence)),
            ])
        }
        return rows
    }

    private func subject(of way: EvolutionWay) -> Reference? {
        [way.to, way.from].compactMap { $0 }.first { edition.pokedex.pokemon[$0]?.isDefault == false }
    }
}
