/// What an ability does for its holder's attacks, as exports have it.
struct AbilityOffense: Record {
    private let rule: OffensiveAbility.Rule
    private let types: [Reference]
    private let target: Reference?
    private let matchups: [AbilityMatchup]

    /// Nil for an ability that changes no attack's effectiveness.
    init?(ability: Ability, in pokedex: Pokedex) {
        guard let entry = OffensiveAbility(ability: ability.slug) else { return nil }
        func type(_ slug: String) -> Reference? { pokedex.types.first { $0.slug == slug }?.reference }
        rule = entry.rule
        switch rule {
        case .ignoresImmunity(let attacking, let defending):
            types = attacking.compactMap(type)
            target = type(defending)
        case .changesType(let from, let to):
            types = from.map { [$0].compactMap(type) } ?? pokedex.typeChart.types
            target = type(to)
        case .changesTypeOfSound(let to):
            types = pokedex.typeChart.types
            target = type(to)
        case .notVeryEffective, .superEffective, .ignoresAbilities:
            types = pokedex.typeChart.types
            target = nil
        }
        matchups = pokedex.matchups(changedBy: ability.reference)
    }

    private var name: String {
        switch rule {
        case .ignoresImmunity: "ignores-immunity"
        case .notVeryEffective: "not-very-effective-factor"
        case .superEffective: "super-effective-factor"
        case .changesType: "changes-type"
        case .changesTypeOfSound: "changes-type-of-sound"
        case .ignoresAbilities: "ignores-abilities"
        }
    }

    private var factor: Double? {
        switch rule {
        case .notVeryEffective(let factor), .superEffective(let factor): factor
        case .ignoresImmunity, .changesType, .changesTypeOfSound, .ignoresAbilities: nil
        }
    }

    static let fields: [Field<AbilityOffense>] = [
        Field(
            "rule",
            """
            What it does: `ignores-immunity` (attacks of `types` hurt the type `target`), `not-very-effective-factor` and \
            `super-effective-factor` (such attacks do `factor` times the damage), `changes-type` (attacks of `types` are of \
            the type `target`), `changes-type-of-sound` (attacks with sound are), `ignores-abilities` (what the target's \
            ability does against the attack is not done).
            """
        ) { $0.name },
        Field("types", "The types of attacks that it changes, by id.", many: .type) { $0.types },
        Field("target", "The type that is hurt, or that attacks become; else absent.", one: .type) { $0.target },
        Field("factor", "What the damage of such attacks is multiplied with; else absent.") { $0.factor },
        Field(
            "matchups",
            "Where it makes a factor another, for each type and pair of types; empty where that depends on more than types."
        ) { $0.matchups }.derived(),
    ]
}

/// How hard attacks of a type hit something of one or two types with an attacker's ability, as exports have it.
struct AbilityMatchup: Record {
    let attacking: Reference
    let defending: [Reference]
    let factor: Double

    static let fields: [Field<AbilityMatchup>] = [
        Field("attacking", "The type of the attack before the ability changes it.", one: .type) { $0.attacking },
        Field("defending", "The one or two types that are hit, by id.", many: .type) { $0.defending },
        Field("factor", "How many times the usual damage it does with the ability.") { $0.factor },
    ]
}
