/// The values of a move up to a version group; what is absent was as it was afterwards.
public struct PastMoveValues: Record, Decodable, Equatable {
    /// The version group that changed them.
    public var versionGroup: Reference?
    /// The type before.
    public var type: Reference?
    /// The power before.
    public var power: Int32?
    /// The accuracy before, in percent.
    public var accuracy: Int32?
    /// How often it could be used before.
    public var pp: Int32?
    /// The chance of the side effect before, in percent.
    public var effectChance: Int32?
    /// What it did before.
    public var effect: LocalizedText = .none
    /// What it did before, in a sentence.
    public var shortEffect: LocalizedText = .none

    /// Joins the values.
    public init(
        versionGroup: Reference?,
        type: Reference?,
        power: Int32? = nil,
        accuracy: Int32? = nil,
        pp: Int32? = nil,
        effectChance: Int32? = nil,
        effect: LocalizedText = .none,
        shortEffect: LocalizedText = .none
    ) {
        self.versionGroup = versionGroup
        self.type = type
        self.power = power
        self.accuracy = accuracy
        self.pp = pp
        self.effectChance = effectChance
        self.effect = effect
        self.shortEffect = shortEffect
    }
}

extension PastMoveValues {
    /// What exports say.
    public static let fields: [Field<PastMoveValues>] = [
        Field("version_group", "The version group that changed them.", one: .versionGroup) { $0.versionGroup },
        Field("type", "The type before.", one: .type) { $0.type },
        Field("power", "The power before.") { $0.power },
        Field("accuracy", "The accuracy before, in percent.") { $0.accuracy }.measured(in: .percent),
        Field("pp", "How often it could be used before.") { $0.pp },
        Field("effect_chance", "The chance of the side effect before, in percent.") { $0.effectChance }.measured(
            in: .percent
        ),
        Field("effect", "What it did before.") { $0.effect },
        Field("short_effect", "What it did before, in a sentence.") { $0.shortEffect },
    ]
}
