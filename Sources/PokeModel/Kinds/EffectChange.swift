/// What something did differently in older games.
public struct EffectChange: Record, Decodable, Equatable {
    /// The version group that changed it.
    public var versionGroup: Reference?
    /// What was different before.
    public var effect: LocalizedText

    /// Joins the values.
    public init(versionGroup: Reference?, effect: LocalizedText) {
        self.versionGroup = versionGroup
        self.effect = effect
    }
}

extension EffectChange {
    /// What exports say.
    public static let fields: [Field<EffectChange>] = [
        Field("version_group", "The version group that changed it.", one: .versionGroup) { $0.versionGroup },
        Field("effect", "What was different before.") { $0.effect },
    ]
}
