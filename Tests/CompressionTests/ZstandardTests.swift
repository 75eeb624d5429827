import Compression
import Testing

@Suite struct ZstandardTests {
    private let content = Array(String(repeating: "a compressible text, ", count: 500).utf8)

    private func frame() -> [UInt8] { content.withUnsafeBytes(ZstandardCompressor(level: 1).compress) }

    private func decompress(_ frame: [UInt8], limit: Int = 1 << 20) throws -> [UInt8] {
        try frame.withUnsafeBytes { try ZstandardDecompressor().withContent(of: $0, limit: limit) { Array($0) } }
    }

    @Test func givesBackWhatItTook() throws {
        #expect(frame().count < content.count / 10)
        #expect(try decompress(frame()) == content)
        #expect(try decompress([].withUnsafeBytes(ZstandardCompressor(level: 1).compress)) == [])
    }

    @Test func usesOneContextForManyFrames() throws {
        let compressor = ZstandardCompressor(level: 1)
        let decompressor = ZstandardDecompressor()
        for length in [0, 1, 10_000, 5] {
            let frame = content.prefix(length).withUnsafeBytes(compressor.compress)
            let back = try frame.withUnsafeBytes { try decompressor.withContent(of: $0, limit: 10_000) { Array($0) } }
            #expect(back == Array(content.prefix(length)))
        }
    }

    @Test func noticesEveryDamagedByte() {
        let frame = frame()
        for index in frame.indices {
            var damaged = frame
            damaged[index] ^= 0x55
            // A changed header bit that has no meaning is no damage.
            let result = try? decompress(damaged)
            #expect(result == nil || result == content)
        }
        for length in 0..<frame.count {
            #expect(throws: CompressionError.self) { try decompress(Array(frame[..<length])) }
        }
    }

    @Test func refusesMoreThanTheLimit() {
        #expect(throws: CompressionError.self) { try decompress(frame(), limit: content.count - 1) }
    }
}
