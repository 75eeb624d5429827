/// How many times the usual damage attacks of a type do.
public struct DamageTaken: Record, Equatable {
    /// The type of the attack.
    public var type: Reference
    /// The factor: 1 is the usual damage, 0 none.
    public var factor: Double

    /// Joins the values.
    public init(type: Reference, factor: Double) {
        self.type = type
        self.factor = factor
    }
}

extension DamageTaken {
    /// What exports say.
    public static let fields: [Field<DamageTaken>] = [
        Field("type", "The type of the attack.", one: .type) { $0.type },
        Field("factor", "How many times the usual damage it does: 0 is none, 0.25, 0.5, 1, 2 or 4.") { $0.factor },
    ]
}

/// What an ability changes in the damage that its holder takes.
public struct AbilityDamageTaken: Record, Equatable {
    /// The ability.
    public var ability: Reference
    /// Whether it works only while the holder has lost no hit points.
    public var isAtFullHP: Bool
    /// The types whose damage is another with the ability.
    public var changes: [DamageTaken]
}

extension AbilityDamageTaken {
    /// What exports say.
    public static let fields: [Field<AbilityDamageTaken>] = [
        Field("ability", "The ability.", one: .ability) { $0.ability },
        Field("at_full_hp", "Whether it works only while the pokemon has lost no hit points.") { $0.isAtFullHP },
        Field("changes", "The types whose damage is another with the ability, with the factor that it makes.") {
            $0.changes
        },
    ]
}

extension Pokedex {
    /// The damage that something of one or two types takes from each type, in today's games.
    ///
    /// Ordered by the attacking type; types that the chart does not have are not in it.
    public func damageTaken(on defending: [Reference]) -> [DamageTaken] {
        typeChart.types.map { attacking in
            let factor = typeChart.effectiveness(of: attacking, on: defending).factor
            return DamageTaken(type: attacking, factor: factor)
        }
    }

    /// What an ability changes in the damage that something of one or two types takes; nil where it changes nothing.
    public func damageTaken(on defending: [Reference], changedBy ability: Reference) -> AbilityDamageTaken? {
        guard let rule = abilities[ability].flatMap({ DefensiveAbility(ability: $0.slug) }) else { return nil }
        let changes = damageTaken(on: defending).compactMap { usual in
            let factor = factor(of: usual, on: defending, with: rule.rule)
            return factor == usual.factor ? nil : DamageTaken(type: usual.type, factor: factor)
        }
        if changes.isEmpty { return nil }
        return AbilityDamageTaken(ability: ability, isAtFullHP: rule.isAtFullHP, changes: changes)
    }

    /// What each of a pokemon's abilities changes in the damage that it takes, in the order of their slots.
    public func damageTaken(by pokemon: Pokemon) -> [AbilityDamageTaken] {
        var changes: [AbilityDamageTaken] = []
        for ability in pokemon.abilities.compactMap(\.ability) where !changes.contains(where: { $0.ability == ability })
        {
            if let change = damageTaken(on: pokemon.types, changedBy: ability) { changes.append(change) }
        }
        return changes
    }

    private func factor(
        of usual: DamageTaken,
        on defending: [Reference],
        with rule: DefensiveAbility.Rule
    ) -> Double {
        switch rule {
        case .factors(let factors):
            let slug = types.slug(of: usual.type.id)
            return usual.factor * (factors.first { $0.type == slug }?.factor ?? 1)
        case .superEffective(let factor):
            return usual.factor > 1 ? usual.factor * factor : usual.factor
        case .onlySuperEffective:
            return usual.factor > 1 ? usual.factor : 0
        case .noWeakness(let slug):
            // What is weak to the attack in one of its types only is left with the other.
            let others = defending.filter { type in
                types.slug(of: type.id) != slug || typeChart.effectiveness(of: usual.type, on: [type]) <= .neutral
            }
            return typeChart.effectiveness(of: usual.type, on: others).factor
        case .notVeryEffective:
            return usual.factor >= 1 ? 0.5 : usual.factor
        }
    }
}
