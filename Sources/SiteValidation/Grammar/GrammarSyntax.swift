/// A pattern as a grammar's file has it, before its references are followed.
indirect enum GrammarSyntax: Sendable {
    case empty
    case text
    case reference(String)
    case element(NameClass, GrammarSyntax)
    case attribute(NameClass, GrammarSyntax)
    /// One value of an attribute.
    case value(String)
    /// Any value of a data type.
    case data(AttributeValue.DataType)
    case choice([GrammarSyntax])
    case group([GrammarSyntax])
    case interleave([GrammarSyntax])
    case optional(GrammarSyntax)
    case oneOrMore(GrammarSyntax)

    /// Any number of the same, also none.
    static func zeroOrMore(_ pattern: GrammarSyntax) -> GrammarSyntax { .optional(.oneOrMore(pattern)) }
}

/// Which names a pattern is for.
enum NameClass: Sendable, Hashable {
    /// Only these, without a prefix.
    case names([String])
    /// Every name.
    case any
}

/// What an attribute may say: anything, or one of some values and data types.
struct AttributeValue: Sendable, Hashable {
    /// The data types of [XML Schema](https://www.w3.org/TR/xmlschema-2/) that grammars of ours use.
    enum DataType: String, Sendable {
        case integer, nonNegativeInteger, positiveInteger, double
        /// A string with at least one character: `string { minLength = "1" }`.
        case nonEmptyString
    }

    var isAnything = false
    var values: [String] = []
    var types: [DataType] = []

    /// Whether a value is one of those.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        isAnything || values.contains { $0.utf8.elementsEqual(bytes) } || types.contains { $0.matches(bytes) }
    }

    /// The values in words, as `a, b or a whole number`.
    var summary: String {
        let words = values.map { $0.isEmpty ? "nothing" : "\"\($0)\"" } + types.map(\.summary)
        guard let last = words.last, words.count > 1 else { return words.first ?? "anything" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }
}

extension AttributeValue.DataType {
    /// Whether a text is a value of the type.
    func matches(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        if self == .nonEmptyString { return !bytes.isEmpty }
        let text = String(decoding: bytes, as: UTF8.self)
        switch self {
        case .integer: return Int(text) != nil
        case .nonNegativeInteger: return Int(text).map { $0 >= 0 } ?? false
        case .positiveInteger: return Int(text).map { $0 > 0 } ?? false
        // "NaN" and "infinity" are numbers to Swift, and none to a reader.
        default: return !bytes.contains { $0 | 0x20 == UInt8(ascii: "n") } && Double(text) != nil
        }
    }

    var summary: String {
        switch self {
        case .integer: "a whole number"
        case .nonNegativeInteger: "a whole number from 0"
        case .positiveInteger: "a whole number from 1"
        case .double: "a number"
        case .nonEmptyString: "at least one character"
        }
    }
}
