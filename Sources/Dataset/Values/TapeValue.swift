import PokeModel

/// A value on a tape: a position, which is valid as long as the tape is looked at.
struct TapeValue {
    /// What a value is; the order is the tape's own.
    enum Sort: UInt8 {
        case none, boolean, integer, number, text, reference, anyReference, localizedText, list, record, map
    }

    /// What it is.
    let sort: Sort
    private let word: UInt64
    fileprivate let rest: UnsafePointer<UInt64>
    private let texts: UnsafeBufferPointer<UInt8>

    fileprivate init(at position: UnsafePointer<UInt64>, _ texts: UnsafeBufferPointer<UInt8>) {
        word = position.pointee
        rest = position + 1
        guard let sort = Sort(rawValue: UInt8(truncatingIfNeeded: word)) else { preconditionFailure("no value here") }
        self.sort = sort
        self.texts = texts
    }

    private var small: Int { Int(word >> 8 & 0xFF_FFFF) }
    private var large: UInt32 { UInt32(truncatingIfNeeded: word >> 32) }

    /// A whole number; 1 for true, 0 for false.
    var integer: Int { Int(Int32(bitPattern: large)) }

    /// A number with a fraction.
    var number: Double { Double(bitPattern: rest.pointee) }

    /// A text, in UTF-8.
    var text: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: texts[Int(large)..<Int(large) + small])
    }

    /// The resource that is referred to.
    var reference: Reference {
        guard let kind = Kind(rawValue: UInt8(small)) else { preconditionFailure("a reference to no kind") }
        return Reference(kind, Int32(bitPattern: large))
    }

    /// The elements of a list, the values of a record in its fields' order, a text behind the tag of each language, or a
    /// value behind each key of a map; nothing inside of others.
    var inside: TapeValues {
        TapeValues(UnsafeBufferPointer(start: rest, count: length), texts)
    }

    /// How many words belong to the value, besides its own.
    fileprivate var length: Int {
        switch sort {
        case .none, .boolean, .integer, .text, .reference, .anyReference: 0
        case .number: 1
        case .localizedText, .list, .record, .map: Int(large)
        }
    }

    /// The field of a record, by its place; nil where there is no record.
    subscript(field place: Int) -> TapeValue? {
        guard sort == .record else { return nil }
        var values = inside
        for _ in 0..<place { _ = values.next() }
        return values.next()
    }

    /// The English text among those of several languages; nil where there is none.
    var english: UnsafeBufferPointer<UInt8>? {
        var values = inside
        while let language = values.next(), let text = values.next() {
            if language.text.elementsEqual("en".utf8) { return text.text }
        }
        return nil
    }
}

/// Values one behind another on a tape.
struct TapeValues: Sequence, IteratorProtocol {
    private var position: UnsafePointer<UInt64>?
    private let end: UnsafePointer<UInt64>?
    private let texts: UnsafeBufferPointer<UInt8>

    init(_ words: UnsafeBufferPointer<UInt64>, _ texts: UnsafeBufferPointer<UInt8>) {
        position = words.baseAddress
        end = words.baseAddress.map { $0 + words.count }
        self.texts = texts
    }

    /// The next value, behind everything that the last one has inside.
    mutating func next() -> TapeValue? {
        guard let position, position != end else { return nil }
        let value = TapeValue(at: position, texts)
        self.position = value.rest + value.length
        return value
    }
}
