public import PokeModel

extension WireMove {
    /// What a move does, in numbers.
    public struct Meta: Sendable, Equatable {
        /// The ailment that it causes; `none` is one of them.
        public let ailment: Reference?
        /// The sort of effect.
        public let category: Reference?
        /// The chance of the ailment in percent; 0 where it is certain or there is none.
        public let ailmentChance: Int32?
        /// The stages added to the chance of a critical hit.
        public let critRate: Int32?
        /// The damage that comes back as health, in percent; negative for recoil.
        public let drain: Int32?
        /// The chance of flinching in percent.
        public let flinchChance: Int32?
        /// The health that is restored, in percent; negative for a cost.
        public let healing: Int32?
        /// The fewest hits; nil for a single one.
        public let minHits: Int32?
        /// The most hits; nil for a single one.
        public let maxHits: Int32?
        /// The fewest turns; nil for a single one.
        public let minTurns: Int32?
        /// The most turns; nil for a single one.
        public let maxTurns: Int32?
        /// The chance of a change of stats in percent; 0 where it is certain or there is none.
        public let statChance: Int32?

        init(_ members: inout WireMembers) throws(WireError) {
            ailment = try members.reference("ailment", to: .moveAilment)
            ailmentChance = try members.optional("ailment_chance")
            category = try members.reference("category", to: .moveCategory)
            critRate = try members.optional("crit_rate")
            drain = try members.optional("drain")
            flinchChance = try members.optional("flinch_chance")
            healing = try members.optional("healing")
            maxHits = try members.optional("max_hits")
            maxTurns = try members.optional("max_turns")
            minHits = try members.optional("min_hits")
            minTurns = try members.optional("min_turns")
            statChance = try members.optional("stat_chance")
        }
    }

    /// A stat that a move changes.
    public struct StatChange: Sendable, Equatable {
        /// The stat.
        public let stat: Reference
        /// The stages that are added.
        public let change: Int32

        init(_ members: inout WireMembers) throws(WireError) {
            change = try members.required("change")
            stat = try members.requiredReference("stat", to: .stat)
        }
    }

    /// The values of a move that were different until a version group; nil for those that were not.
    public struct PastValues: Sendable, Equatable {
        /// The version group that ended them.
        public let versionGroup: Reference
        /// The accuracy in percent.
        public let accuracy: Int32?
        /// The chance of the effect in percent.
        public let effectChance: Int32?
        /// What it did.
        public let effects: [WireEffect]
        /// The power.
        public let power: Int32?
        /// The power points.
        public let pp: Int32?
        /// The type.
        public let type: Reference?

        init(_ members: inout WireMembers) throws(WireError) {
            accuracy = try members.optional("accuracy")
            effectChance = try members.optional("effect_chance")
            effects = try members.list("effect_entries", WireEffect.init)
            power = try members.optional("power")
            pp = try members.optional("pp")
            type = try members.reference("type", to: .type)
            versionGroup = try members.requiredReference("version_group", to: .versionGroup)
        }
    }

    /// The moves that another combines with.
    public struct Combos: Sendable, Equatable {
        /// The moves that it should come after.
        public let after: [Reference]
        /// The moves that it should come before.
        public let before: [Reference]

        init(_ members: inout WireMembers) throws(WireError) {
            after = try members.references("use_after", to: .move)
            before = try members.references("use_before", to: .move)
        }
    }
}
