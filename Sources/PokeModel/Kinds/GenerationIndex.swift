/// A number inside the games of a generation.
public struct GenerationIndex: Record, Decodable, Equatable {
    /// The generation.
    public var generation: Reference
    /// The number.
    public var index: Int32

    /// Joins the values.
    public init(generation: Reference, index: Int32) {
        self.generation = generation
        self.index = index
    }
}

extension GenerationIndex {
    /// What exports say.
    public static let fields: [Field<GenerationIndex>] = [
        Field("generation", "The generation.", one: .generation) { $0.generation },
        Field("index", "The number.") { $0.index },
    ]
}
