/// An ability that changes how hard attacks of some types hit its holder.
///
/// PokeAPI tells this in sentences only. The table is our own, after the newest games: some of these abilities did less when
/// they were new (before the fifth generation Lightning Rod and Storm Drain gave no immunity). Abilities that weaken
/// attacks of every type alike, as Multiscale does, and those of attackers are not in it.
public struct DefensiveAbility: Sendable, Equatable {
    /// What it does.
    public enum Rule: Sendable, Equatable {
        /// Attacks of these types, by slug, do so many times the damage; 0 for none.
        case factors([TypeFactor])
        /// Attacks that are super effective do so many times the damage.
        case superEffective(Double)
        /// Attacks that are not super effective do none.
        case onlySuperEffective
        /// That type of the holder has no weaknesses.
        case noWeakness(ofType: String)
        /// Attacks that would do at least the usual damage do half of it.
        case notVeryEffective
    }

    /// A type's slug and what its damage is multiplied with.
    public struct TypeFactor: Sendable, Equatable {
        /// The type's slug.
        public let type: String
        /// The factor.
        public let factor: Double
    }

    /// The ability's slug.
    public let ability: String
    /// What it does.
    public let rule: Rule
    /// Whether it works only while the holder has lost no hit points.
    public let isAtFullHP: Bool

    private init(_ ability: String, _ rule: Rule, isAtFullHP: Bool = false) {
        self.ability = ability
        self.rule = rule
        self.isAtFullHP = isAtFullHP
    }

    private init(_ ability: String, immuneTo type: String) { self.init(ability, [(type, 0)]) }

    private init(_ ability: String, _ factors: [(String, Double)]) {
        self.init(ability, .factors(factors.map { TypeFactor(type: $0.0, factor: $0.1) }))
    }

    /// The entry of an ability; nil for those that change nothing.
    public init?(ability slug: String) {
        guard let entry = Self.bySlug[slug] else { return nil }
        self = entry
    }

    /// All of them, by slug.
    public static let all: [DefensiveAbility] = [
        DefensiveAbility("delta-stream", .noWeakness(ofType: "flying")),
        DefensiveAbility("desolate-land", immuneTo: "water"),
        DefensiveAbility("dry-skin", [("fire", 1.25), ("water", 0)]),
        DefensiveAbility("earth-eater", immuneTo: "ground"),
        DefensiveAbility("eelevate", immuneTo: "ground"),
        DefensiveAbility("filter", .superEffective(0.75)),
        DefensiveAbility("flash-fire", immuneTo: "fire"),
        // Its half damage from contact depends on the move and not on its type.
        DefensiveAbility("fluffy", [("fire", 2)]),
        DefensiveAbility("heatproof", [("fire", 0.5)]),
        DefensiveAbility("levitate", immuneTo: "ground"),
        DefensiveAbility("lightning-rod", immuneTo: "electric"),
        DefensiveAbility("motor-drive", immuneTo: "electric"),
        DefensiveAbility("primordial-sea", immuneTo: "fire"),
        DefensiveAbility("prism-armor", .superEffective(0.75)),
        DefensiveAbility("purifying-salt", [("ghost", 0.5)]),
        DefensiveAbility("sap-sipper", immuneTo: "grass"),
        DefensiveAbility("solid-rock", .superEffective(0.75)),
        DefensiveAbility("storm-drain", immuneTo: "water"),
        DefensiveAbility("tera-shell", .notVeryEffective, isAtFullHP: true),
        DefensiveAbility("thick-fat", [("fire", 0.5), ("ice", 0.5)]),
        DefensiveAbility("volt-absorb", immuneTo: "electric"),
        DefensiveAbility("water-absorb", immuneTo: "water"),
        DefensiveAbility("water-bubble", [("fire", 0.5)]),
        DefensiveAbility("well-baked-body", immuneTo: "fire"),
        DefensiveAbility("wonder-guard", .onlySuperEffective),
    ]

    private static let bySlug = Dictionary(all.map { ($0.ability, $0) }) { first, _ in first }
}
