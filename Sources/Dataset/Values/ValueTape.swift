import PokeModel

/// Values of the model in two pieces of memory, those inside a value behind it.
///
/// To go through the model computes what meets in a resource and counts references; an export that goes over a tape does
/// neither, so that the model is gone through once for all of them.
struct ValueTape: Sendable {
    /// A word for each value: its sort in eight bits, something small in 24, something larger in 32.
    private var words: [UInt64] = []
    /// All texts one behind another.
    private var texts: [UInt8] = []
    /// The words of the lists, records, maps and localized texts that are open.
    private var open: [Int] = []

    /// Adds a value without anything inside.
    mutating func add(_ sort: TapeValue.Sort, small: Int = 0, large: UInt32 = 0) {
        words.append(UInt64(sort.rawValue) | UInt64(small) << 8 | UInt64(large) << 32)
    }

    /// Adds a whole number, which must fit 32 bits.
    mutating func integer(_ value: Int) { add(.integer, large: UInt32(bitPattern: Int32(value))) }

    /// Adds a number with a fraction.
    mutating func number(_ value: Double) {
        add(.number)
        words.append(value.bitPattern)
    }

    /// Adds a text of less than 16 MB.
    mutating func text(_ utf8: UnsafeBufferPointer<UInt8>) {
        precondition(utf8.count < 1 << 24, "a text too long for a tape")
        add(.text, small: utf8.count, large: UInt32(texts.count))
        texts.append(contentsOf: utf8)
    }

    /// Adds a reference, as one whose kind is told with it or not.
    mutating func reference(_ value: Reference, as sort: TapeValue.Sort) {
        add(sort, small: Int(value.kind.rawValue), large: UInt32(bitPattern: value.id))
    }

    /// Begins a value with others inside.
    mutating func begin(_ sort: TapeValue.Sort) {
        open.append(words.count)
        add(sort)
    }

    /// Ends the innermost value that was begun.
    mutating func end() {
        guard let start = open.popLast() else { preconditionFailure("an end without its begin") }
        words[start] |= UInt64(words.count - start - 1) << 32
    }

    /// Calls `body` with the outermost values, which are valid only inside it.
    func withValues<Result, Failure: Error>(
        _ body: (TapeValues) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try words.withUnsafeBufferPointer { (words) throws(Failure) in
            try texts.withUnsafeBufferPointer { (texts) throws(Failure) in
                try body(TapeValues(words, texts))
            }
        }
    }
}
