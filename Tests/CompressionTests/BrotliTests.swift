import Testing

@testable import Compression

@Suite struct BrotliTests {
    @Test func textBecomesShorter() {
        let text = Array(String(repeating: "a stream of text; ", count: 1_000).utf8)
        let stream = Brotli(quality: 9).compress(text)
        #expect(!stream.isEmpty && stream.count < 100)
    }

    @Test func nothingIsAStreamToo() {
        // RFC 7932, section 9.1: the window's size, then an empty last block.
        #expect(Brotli(quality: 9).compress([]).count == 1)
    }

    @Test func equalTextGivesEqualBytes() {
        let text = Array("Pokédex".utf8)
        #expect(Brotli(quality: 9).compress(text) == Brotli(quality: 9).compress(text))
    }
}
