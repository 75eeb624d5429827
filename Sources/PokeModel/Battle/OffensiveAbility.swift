/// An ability that changes how effective its holder's attacks are.
///
/// PokeAPI tells this in sentences only. The table is our own, after the newest games. What strengthens the attacks of a
/// type whatever they hit, as Transistor and Steelworker do, changes power and not effectiveness, and is not in it.
public struct OffensiveAbility: Sendable, Equatable {
    /// What it does.
    public enum Rule: Sendable, Equatable {
        /// Attacks of these types, by slug, hurt a type that is immune to them as if it were not there.
        case ignoresImmunity(attacking: [String], defending: String)
        /// Attacks that are not very effective do so many times the damage.
        case notVeryEffective(Double)
        /// Attacks that are super effective do so many times the damage.
        case superEffective(Double)
        /// Attacks of a type, or of all where it is nil, are of another type, by slug.
        case changesType(from: String?, to: String)
        /// Attacks with sound are of another type, by slug.
        case changesTypeOfSound(to: String)
        /// What the target's ability does against the attack is not done.
        case ignoresAbilities
    }

    /// The ability's slug.
    public let ability: String
    /// What it does.
    public let rule: Rule

    private init(_ ability: String, _ rule: Rule) {
        self.ability = ability
        self.rule = rule
    }

    /// The entry of an ability; nil for those that change nothing.
    public init?(ability slug: String) {
        guard let entry = Self.bySlug[slug] else { return nil }
        self = entry
    }

    /// All of them, by slug.
    public static let all: [OffensiveAbility] = [
        OffensiveAbility("aerilate", .changesType(from: "normal", to: "flying")),
        OffensiveAbility("dragonize", .changesType(from: "normal", to: "dragon")),
        OffensiveAbility("galvanize", .changesType(from: "normal", to: "electric")),
        OffensiveAbility("liquid-voice", .changesTypeOfSound(to: "water")),
        OffensiveAbility("minds-eye", .ignoresImmunity(attacking: ["normal", "fighting"], defending: "ghost")),
        OffensiveAbility("mold-breaker", .ignoresAbilities),
        OffensiveAbility("neuroforce", .superEffective(1.25)),
        OffensiveAbility("normalize", .changesType(from: nil, to: "normal")),
        OffensiveAbility("pixilate", .changesType(from: "normal", to: "fairy")),
        OffensiveAbility("refrigerate", .changesType(from: "normal", to: "ice")),
        OffensiveAbility("scrappy", .ignoresImmunity(attacking: ["normal", "fighting"], defending: "ghost")),
        OffensiveAbility("teravolt", .ignoresAbilities),
        OffensiveAbility("tinted-lens", .notVeryEffective(2)),
        OffensiveAbility("turboblaze", .ignoresAbilities),
    ]

    private static let bySlug = Dictionary(all.map { ($0.ability, $0) }) { first, _ in first }
}

extension Pokedex {
    /// How many times the usual damage an attack of one type does to something of one or two types, in today's games,
    /// where the attacker has an ability.
    ///
    /// Attacks with sound are not told from others, and the target's ability does nothing.
    public func factor(of attacking: Reference, on defending: [Reference], by ability: Reference) -> Double {
        let usual = effectiveness(of: attacking, on: defending).factor
        guard let rule = abilities[ability].flatMap({ OffensiveAbility(ability: $0.slug) })?.rule else { return usual }
        switch rule {
        case .ignoresImmunity(let slugs, let immune):
            guard slugs.contains(slug(of: attacking)) else { return usual }
            return effectiveness(of: attacking, on: defending.filter { slug(of: $0) != immune }).factor
        case .notVeryEffective(let factor): return usual < 1 ? usual * factor : usual
        case .superEffective(let factor): return usual > 1 ? usual * factor : usual
        case .changesType(let from, let to):
            let isChanged = from.map { $0 == slug(of: attacking) } ?? true
            guard isChanged, let type = types.first(where: { $0.slug == to }) else { return usual }
            return effectiveness(of: type.reference, on: defending).factor
        case .changesTypeOfSound, .ignoresAbilities: return usual
        }
    }

    /// Where an attacker's ability makes a factor another: for each type of attack, and for each type and pair of types
    /// that it hits.
    func matchups(changedBy ability: Reference) -> [AbilityMatchup] {
        typeChart.types.flatMap { attacking in
            typeChart.matchups(of: attacking).compactMap { usual in
                let factor = factor(of: attacking, on: usual.defending, by: ability)
                if factor == usual.factor { return nil }
                return AbilityMatchup(attacking: attacking, defending: usual.defending, factor: factor)
            }
        }
    }
}
