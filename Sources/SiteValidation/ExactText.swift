import Glibc

/// A text that equals another only byte for byte, as ids and file names do; `String` takes é and e + ´ for equal.
struct ExactText: Hashable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (left: ExactText, right: ExactText) -> Bool {
        var (left, right) = (left.text, right.text)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                guard left.count == right.count, let start = left.baseAddress, let other = right.baseAddress else {
                    return left.count == right.count
                }
                return memcmp(start, other, left.count) == 0
            }
        }
    }

    func hash(into hasher: inout Hasher) {
        var text = text
        text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

/// Gives each distinct text a number, so that millions of mentions cost four bytes each.
struct Interner {
    private var numbers: [ExactText: Int32] = [:]
    private(set) var texts: [String] = []

    /// The number of a text, new where it was not met before.
    mutating func number(of text: String) -> Int32 {
        let next = Int32(texts.count)
        let number = numbers[ExactText(text), default: next]
        if number == next {
            numbers[ExactText(text)] = next
            texts.append(text)
        }
        return number
    }

    /// The number of a text; nil where it was not met before.
    func knownNumber(of text: String) -> Int32? { numbers[ExactText(text)] }

    /// The text of a number.
    subscript(number: Int32) -> String { texts[Int(number)] }
}
