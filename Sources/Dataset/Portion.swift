import PokeModel

/// Some neighbouring resources of a kind, which one task takes through all forms that JSON has.
struct Portion: Sendable {
    /// The kind of the resources.
    let kind: Kind
    /// Their places in the kind's table.
    let places: Range<Int>

    /// How many resources a task takes at most: enough to fill deflate's window with most kinds.
    static let size = 64

    /// All portions of a kind.
    static func all(of kind: Kind, count: Int) -> [Portion] {
        stride(from: 0, to: count, by: size).map { Portion(kind: kind, places: $0..<min($0 + size, count)) }
    }
}

/// What a portion became.
struct ExportedPortion: Sendable {
    /// Which resources it is of.
    let portion: Portion
    /// The JSON of each, with a line's end.
    let lines: [UInt8]
    /// Where the line of each is, its end included.
    let places: [Range<Int>]
    /// Its part of the kind's file.
    let array: [UInt8]
    /// The same in gzip.
    let zippedArray: [UInt8]
    /// Its rows in each of the kind's tables.
    let rows: [[UInt8]]
    /// Its rows in the table of names.
    let names: [UInt8]

    /// The JSON of a resource, without the line's end.
    func record(at place: Range<Int>) -> ArraySlice<UInt8> { lines[place.lowerBound..<place.upperBound - 1] }

    /// What stands for the parts of a kind's file where the kind has no resources.
    static let emptyArray = Array("[".utf8)
    /// What closes a kind's file.
    static let arrayEnd = Array("\n]\n".utf8)
}
