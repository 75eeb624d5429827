/// What an ability does for its holder's defense, as exports have it.
struct AbilityDefense: Record {
    let entry: DefensiveAbility
    /// The types that it names.
    let types: [DamageTaken]

    /// Nil for an ability that changes no damage by type.
    init?(ability slug: String, types: Table<PokeType>) {
        guard let entry = DefensiveAbility(ability: slug) else { return nil }
        self.entry = entry
        guard case .factors(let factors) = entry.rule else {
            self.types = []
            return
        }
        self.types = factors.compactMap { factor in
            types.first { $0.slug == factor.type }.map { DamageTaken(type: $0.reference, factor: factor.factor) }
        }
    }

    private var rule: String {
        switch entry.rule {
        case .factors: "factors"
        case .superEffective: "super-effective-factor"
        case .onlySuperEffective: "only-super-effective"
        case .noWeakness: "no-flying-weakness"
        case .notVeryEffective: "not-very-effective"
        }
    }

    private var superEffectiveFactor: Double? {
        if case .superEffective(let factor) = entry.rule { factor } else { nil }
    }

    static let fields: [Field<AbilityDefense>] = [
        Field(
            "rule",
            """
            What it does: `factors` (attacks of some types do more, less or no damage), `super-effective-factor` \
            (super effective ones do less), `only-super-effective` (others do none), `no-flying-weakness` (its Flying \
            type has no weakness), `not-very-effective` (what would do the usual damage or more does half of it).
            """
        ) { $0.rule },
        Field("at_full_hp", "Whether it works only while the pokemon has lost no hit points.") {
            $0.entry.isAtFullHP
        },
        Field("types", "For `factors`: the types, and what their damage is multiplied with.") { $0.types },
        Field(
            "super_effective_factor",
            "For `super-effective-factor`: what the damage is multiplied with; else absent."
        ) { $0.superEffectiveFactor },
    ]
}

/// How hard a type hits something of one or two types, as exports have it.
struct TypeMatchup: Record {
    let defending: [Reference]
    let factor: Double

    static let fields: [Field<TypeMatchup>] = [
        Field("defending", "The one or two types that are hit, by id.", many: .type) { $0.defending },
        Field("factor", "How many times the usual damage: 0, 0.25, 0.5, 1, 2 or 4.") { $0.factor },
    ]
}

extension TypeChart {
    /// A type alone and with each other type, in the order of ids.
    func matchups(of attacking: Reference) -> [TypeMatchup] {
        guard types.contains(attacking) else { return [] }
        let pairs = types.indices.flatMap { first in
            types[first...].map { $0 == types[first] ? [types[first]] : [types[first], $0] }
        }
        return pairs.map { defending in
            TypeMatchup(
                defending: defending,
                factor: effectiveness(of: attacking, on: defending).factor
            )
        }
    }
}
