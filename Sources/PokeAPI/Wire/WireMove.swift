public import PokeModel

/// A move.
public struct WireMove: WireResource {
    /// The kind of these resources.
    public static let kind = Kind.move
    /// The move's id.
    public let id: Int32
    /// The slug.
    public let name: String
    /// The names.
    public let names: [WireText]
    /// The generation that introduced it.
    public let generation: Reference?
    /// The type.
    public let type: Reference?
    /// The damage class.
    public let damageClass: Reference?
    /// What it is aimed at.
    public let target: Reference?
    /// The power; nil or 0 for none, 1 where it varies.
    public let power: Int32?
    /// The power points.
    public let pp: Int32?
    /// The accuracy in percent; nil where it cannot miss.
    public let accuracy: Int32?
    /// The priority, higher goes first.
    public let priority: Int32
    /// The chance of the effect in percent.
    public let effectChance: Int32?
    /// What it does.
    public let effects: [WireEffect]
    /// How its effect was different.
    public let effectChanges: [WireEffectChange]
    /// What the games say, by version group.
    public let flavorTexts: [WireFlavorText]
    /// What it does, in numbers; nil for the newer moves.
    public let meta: Meta?
    /// The stats that it changes.
    public let statChanges: [StatChange]
    /// The values that were different, by the version group that ended them.
    public let pastValues: [PastValues]
    /// The pokemon that can learn it.
    public let learnedBy: [Reference]
    /// The machines that teach it.
    public let machines: [WireMachineOfGame]
    /// The contest type.
    public let contestType: Reference?
    /// The contest effect.
    public let contestEffect: Reference?
    /// The super contest effect.
    public let superContestEffect: Reference?
    /// The moves that it combines with in contests.
    public let contestCombos: Combos?
    /// The moves that it combines with in super contests.
    public let superContestCombos: Combos?

    /// Reads a move.
    public init(_ members: inout WireMembers) throws(WireError) {
        accuracy = try members.optional("accuracy")
        let combos = try members.object("contest_combos") { (combos: inout WireMembers) throws(WireError) in
            (try combos.object("normal", Combos.init), try combos.object("super", Combos.init))
        }
        contestCombos = combos?.0
        superContestCombos = combos?.1
        contestEffect = try members.reference("contest_effect", to: .contestEffect)
        contestType = try members.reference("contest_type", to: .contestType)
        damageClass = try members.reference("damage_class", to: .moveDamageClass)
        effectChance = try members.optional("effect_chance")
        effectChanges = try members.list("effect_changes", WireEffectChange.init)
        effects = try members.list("effect_entries", WireEffect.init)
        flavorTexts = try members.flavorTexts("flavor_text", of: "version_group", .versionGroup)
        generation = try members.reference("generation", to: .generation)
        id = try members.required("id")
        learnedBy = try members.references("learned_by_pokemon", to: .pokemon)
        machines = try members.list("machines", WireMachineOfGame.init)
        meta = try members.object("meta", Meta.init)
        name = try members.string("name")
        names = try members.names()
        pastValues = try members.list("past_values", PastValues.init)
        power = try members.optional("power")
        pp = try members.optional("pp")
        priority = try members.optional("priority") ?? 0
        statChanges = try members.list("stat_changes", StatChange.init)
        superContestEffect = try members.reference("super_contest_effect", to: .superContestEffect)
        target = try members.reference("target", to: .moveTarget)
        type = try members.reference("type", to: .type)
    }
}
