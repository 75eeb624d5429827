/// The pokemon that learn a move by a method.
public struct MoveLearners: Record, Decodable, Equatable {
    /// The method.
    public var method: Reference
    /// The pokemon that learn it so in any game, by id.
    public var pokemon: [Reference]

    /// Joins the values.
    public init(method: Reference, pokemon: [Reference]) {
        self.method = method
        self.pokemon = pokemon
    }
}

extension MoveLearners {
    /// What exports say.
    public static let fields: [Field<MoveLearners>] = [
        Field("method", "The method.", one: .moveLearnMethod) { $0.method },
        Field("pokemon", "The pokemon that learn it so in any game, by id.", many: .pokemon) { $0.pokemon },
    ]
}
