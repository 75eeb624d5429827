extension Pokemon {
    /// The learnset to show first: the newest that has moves with levels, else the newest; nil where there is none.
    ///
    /// The newest of all is often that of a game that teaches without levels, and says little.
    public var mainLearnset: Learnset? {
        learnsets.first { $0.methods.contains { $0.moves.contains { $0.level != nil } } } ?? learnsets.first
    }
}
