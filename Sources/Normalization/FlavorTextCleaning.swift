import PokeModel

/// The text of a game's screen as a sentence: without the line and page breaks that only its small screen needed.
///
/// - A break becomes a space, or nothing in Japanese and Chinese, whose words have none between them.
/// - A hyphen or dash before a break keeps its word together (`pitch-⏎black`), unless it stands for what two words share
///   (`Fire-⏎and Ice-type`). In German, where compounds go on with a capital, one before a small letter was only there for
///   the break.
/// - A soft hyphen before a break goes with it (`fore⏎legs`).
/// - Runs of spaces become one; those at the ends go.
func cleanedFlavorText(_ raw: String, in language: LanguageTag) -> String {
    var raw = raw
    return raw.withUTF8 { bytes in
        if !bytes.contains(where: isSuspicious) { return String(decoding: bytes, as: UTF8.self) }
        var cleaner = FlavorTextCleaner(language: language)
        cleaner.read(bytes)
        return String(decoding: cleaner.trimmed, as: UTF8.self)
    }
}

/// Whether a text with that byte may need cleaning: white space other than single spaces can only come with these.
@inline(__always) private func isSuspicious(_ byte: UInt8) -> Bool {
    // Spaces are in every text, so that only texts of one word are exempt; breaks are in nearly every one.
    byte <= 0x20 || byte == UInt8(ascii: "\\") || byte == 0xC2 || byte == 0xE2 || byte == 0xE3
}

/// Whether a byte in the middle of a text is kept as it is.
@inline(__always) private func isOrdinary(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "\\") && byte != 0x7F && byte != 0xC2 && byte != 0xE2
}

private struct FlavorTextCleaner {
    /// What stands between the last letter and the next.
    private struct Gap {
        var hasSpace = false
        var hasBreak = false
        var isForced = false
        var exists: Bool { hasSpace || hasBreak }
    }

    private let joinsLines: Bool
    private let isGerman: Bool
    private var output: [UInt8] = []
    private var gap = Gap()

    private static let joiningLanguages = ["ja", "ja-Hrkt", "zh-Hans", "zh-Hant"]

    init(language: LanguageTag) {
        let tag = language.description
        joinsLines = Self.joiningLanguages.contains(tag)
        isGerman = tag == "de"
    }

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) {
        output.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count {
            let rest = bytes[position...]
            switch bytes[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                gap.hasSpace = true
                position += 1
            case 0..<0x20, 0x7F:
                // Line feed, form feed, carriage return, and controls that no text should have.
                gap.hasBreak = true
                position += 1
            case UInt8(ascii: "\\") where rest.dropFirst().first == UInt8(ascii: "n"):
                // French texts of the newest games have the two characters in place of the break.
                gap.hasBreak = true
                position += 2
            case 0xC2 where rest.dropFirst().first == 0xAD:
                position += 2
                while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
            case 0xE2 where rest.count > 2 && rest[position + 1] == 0x80 && rest[position + 2] == 0x8B:
                // A zero-width space behind a hyphen says that the break after it is a space.
                gap.isForced = true
                position += 3
            default:
                // What cannot be any of these is taken together.
                var end = position + 1
                while end < bytes.count, isOrdinary(bytes[end]) { end += 1 }
                append(bytes[position..<end], rest)
                position = end
            }
        }
    }

    /// Appends what stands at the start of `rest`.
    private mutating func append(_ run: Slice<UnsafeBufferPointer<UInt8>>, _ rest: Slice<UnsafeBufferPointer<UInt8>>) {
        if gap.exists, !output.isEmpty {
            if !gap.hasBreak {
                output.append(UInt8(ascii: " "))
            } else if joinsLines {
                if gap.hasSpace { output.append(UInt8(ascii: " ")) }
            } else if !keepsHyphen(before: rest) {
                output.append(UInt8(ascii: " "))
            } else if isGerman, output.last == UInt8(ascii: "-"), isSmallLetter(rest) {
                output.removeLast()
            }
        }
        gap = Gap()
        output.append(contentsOf: UnsafeBufferPointer(rebasing: run))
    }

    /// Whether the output ends in a hyphen or dash that belongs to a word which goes on with `rest`.
    private func keepsHyphen(before rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let head: ArraySlice<UInt8>
        if output.last == UInt8(ascii: "-") {
            head = output.dropLast()
        } else if output.suffix(3).elementsEqual([0xE2, 0x80, 0x94]) {
            head = output.dropLast(3)
        } else {
            return false
        }
        guard let last = head.last, isLetterOrDigit(last), !gap.isForced else { return false }
        let word = rest.prefix(while: isLetterOrDigit)
        return !["and", "or", "und", "oder"].contains { $0.utf8.elementsEqual(word) }
    }

    private static let spaces: [[UInt8]] = [[0xE3, 0x80, 0x80], [0xC2, 0xA0], [0xE2, 0x80, 0xAF], [0x20]]

    /// The output without ideographic and no-break spaces at its ends.
    var trimmed: ArraySlice<UInt8> {
        var text = output[...]
        while let space = Self.spaces.first(where: { text.starts(with: $0) }) { text.removeFirst(space.count) }
        while let space = Self.spaces.first(where: { text.suffix($0.count).elementsEqual($0) }) {
            text.removeLast(space.count)
        }
        return text
    }
}

/// Whether a byte belongs to a letter or digit; every byte of a character outside ASCII is taken to.
private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
    default: false
    }
}

/// Whether a text starts with a small letter of German.
private func isSmallLetter(_ text: some Sequence<UInt8>) -> Bool {
    var iterator = text.makeIterator()
    guard let first = iterator.next() else { return false }
    if first == 0xC3, let second = iterator.next() { return (0x9F...0xBF).contains(second) }
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
}
