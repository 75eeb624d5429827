import Glibc
import TestSupport
import Testing

@testable import SiteValidation

/// Documents damaged byte by byte, which no reader may crash on: for two seconds, or as long as `FUZZ_SECONDS` says.
///
/// `make fuzz` runs it for a minute under AddressSanitizer. `FUZZ_SEED` repeats a run.
@Suite struct FuzzTests {
    private static let tokens: [[UInt8]] = [
        "<", ">", "</", "/>", "&", ";", "\"", "'", "=", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE",
        "<!ENTITY x ",
        "&#x0;", "&#xFFFFFFFF;", "\u{0}", "\u{FFFD}", "é", "<a href=", "<table>",
        "<td colspan=\"999999999\" rowspan=\"-1\">",
        "<svg>", "{", "}", "[", "]", ",", ":", "\\u0000", "1e999", "xmlns:a=\"", "lang=\"a-b-c-d-e\"",
    ].map { Array($0.utf8) }

    private func mutated(_ bytes: [UInt8], _ others: [[UInt8]], _ generator: inout SplitMix64) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...8, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &generator)
            let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
            switch Int.random(in: 0..<7, using: &generator) {
            case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 2: bytes.removeSubrange(place..<end)
            case 3: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: bytes.indices, using: &generator))
            case 4: bytes.removeSubrange(place...)
            case 5:
                let other = others[Int.random(in: others.indices, using: &generator)]
                bytes.replaceSubrange(place..., with: other.suffix(Int.random(in: 0...other.count, using: &generator)))
            default:
                let token = Self.tokens[Int.random(in: Self.tokens.indices, using: &generator)]
                bytes.insert(contentsOf: token, at: place)
            }
        }
        return bytes
    }

    private func number(_ name: String) -> Int? { getenv(name).flatMap { Int(String(cString: $0)) } }

    @Test func noReaderCrashesOnDamagedFiles() throws {
        let seconds = number("FUZZ_SECONDS") ?? 2
        let seed = number("FUZZ_SEED") ?? 1
        var generator = SplitMix64(state: UInt64(seed))
        let files = try ["Invalid", "Valid"].flatMap { try CorpusTree.all(in: $0) }.flatMap(\.files)
        let bytes = files.map { Array($0.text.utf8) }
        let checkers = [PageChecker(), PageChecker(syntax: .html)]
        let reader = FileChecker(baseURL: "https://example.org/")
        let end = ContinuousClock.now + .seconds(seconds)
        var count = 0
        while ContinuousClock.now < end {
            let index = Int.random(in: files.indices, using: &generator)
            let damaged = mutated(bytes[index], bytes, &generator)
            let path = files[index].path
            let site = SiteChecker()
            if PageChecker.isDocument(path) {
                for checker in checkers { site.add(checker.check(damaged, at: path)) }
            } else {
                site.add(reader.check(damaged, at: path))
            }
            _ = site.report().text
            // What is no grammar must be an error, and no crash either.
            if count.isMultiple(of: 50) {
                let grammar = mutated(PackageResources.feed_rnc, bytes, &generator)
                _ = try? Grammar(String(decoding: grammar, as: UTF8.self))
            }
            count += 1
        }
        print("fuzz: \(count) damaged files in \(seconds) s, seed \(seed)")
        #expect(count > 0)
    }
}
