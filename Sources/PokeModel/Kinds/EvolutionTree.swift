/// How the species of a family evolve.
///
/// A tree over species, as the API has it; which varieties a step leads from and to is told with each way of the step.
public struct EvolutionTree: Resource {
    /// The API's kind.
    public static let kind = Kind.evolutionChain

    /// The id, which is opaque.
    public let id: Int32
    /// The unique name in paths: that of the first species.
    public let slug: String
    /// The name for people: that of the first species.
    public let name: LocalizedText
    /// The item that a parent must hold for the baby to hatch.
    public var babyTriggerItem: Reference?
    /// The species that the others evolve from; absent where it is missing from the data.
    public var root: EvolutionNode?

    /// A resource of which only the identity is known.
    public init(id: Int32, slug: String, name: LocalizedText) {
        self.id = id
        self.slug = slug
        self.name = name
    }

    /// All its species, parents before children.
    public var species: [Reference] { root.map { [$0.species] + $0.descendants } ?? [] }
}

extension EvolutionTree {
    /// What exports say.
    public static let fields: [Field<EvolutionTree>] =
        identity + [
            Field("baby_trigger_item", "The item that a parent must hold for the baby to hatch.", one: .item) {
                $0.babyTriggerItem
            },
            Field("root", "The species that the others evolve from.") { $0.root },
        ]
}

/// A species in its evolution tree.
public struct EvolutionNode: Record, Decodable, Equatable {
    /// The species.
    public var species: Reference
    /// Whether it is a baby.
    public var isBaby: Bool
    /// The steps to what it evolves into.
    public var steps: [EvolutionStep]

    /// Joins the values.
    public init(species: Reference, isBaby: Bool = false, steps: [EvolutionStep] = []) {
        self.species = species
        self.isBaby = isBaby
        self.steps = steps
    }

    private enum CodingKeys: String, CodingKey {
        case species, isBaby
        case steps = "evolvesInto"
    }

    var descendants: [Reference] {
        steps.flatMap { [$0.node.species] + $0.node.descendants }
    }
}

extension EvolutionNode {
    /// What exports say.
    public static let fields: [Field<EvolutionNode>] = [
        Field("species", "The species.", one: .pokemonSpecies) { $0.species },
        Field("is_baby", "Whether it is a baby.") { $0.isBaby },
        Field("evolves_into", "The steps to what it evolves into.") { $0.steps },
    ]
}

/// A step from a species to one that it evolves into.
public struct EvolutionStep: Record, Decodable, Equatable {
    /// The ways to take the step, usual ones first; empty where the data tells none, as between Phione and Manaphy.
    public var ways: [EvolutionWay]
    /// The species that it leads to, with what follows.
    public var node: EvolutionNode

    /// Joins the values.
    public init(ways: [EvolutionWay], node: EvolutionNode) {
        self.ways = ways
        self.node = node
    }
}

extension EvolutionStep {
    /// What exports say.
    public static let fields: [Field<EvolutionStep>] = [
        Field("ways", "The ways to take the step, usual ones first; empty where the data tells none.") { $0.ways },
        Field("node", "The species that it leads to, with what follows.") { $0.node },
    ]
}
