extension Int {
    /// The number and what it counts, in English: `1 answer`, `2 answers`.
    ///
    /// The words for several are those for one with an `s` behind, unless they are given.
    public func counted(_ one: String, _ several: String? = nil) -> String {
        "\(self) \(self == 1 ? one : several ?? one + "s")"
    }
}
