import Compression
import TestSupport
import Testing

@Suite struct GzipTests {
    private let gzip = Gzip(level: 1)

    @Test func filesOneBehindAnotherAreOne() throws {
        let text = Array(String(repeating: #"{"slug":"thunderbolt"},"#, count: 900).utf8)
        let zipped = gzip.compress(text)
        #expect(zipped.count < text.count / 20)
        #expect(try unzipped(zipped + gzip.compress([]) + gzip.compress(Array("]".utf8))) == text + Array("]".utf8))
    }

    @Test(arguments: [0, 1, 65_535, 300_000]) func compressesRunsOfAnyLength(count: Int) throws {
        // Hardly compressible, so that the bound is needed.
        var state: UInt32 = 1
        let noise = (0..<count).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: state >> 24)
        }
        let bytes = gzip.compress(noise)
        #expect(try unzipped(bytes) == noise)
        #expect(bytes.count < count + 200)
    }

    @Test(arguments: [Int32(1), 9]) func saysNeitherNameNorTime(level: Int32) {
        let header = Gzip(level: level).compress([1, 2, 3])
        // Magic, deflate, no flags, no time; then a hint at the level, and an operating system that is not told.
        #expect(header.prefix(8) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0])
        #expect(header[9] == 0xFF)
    }

    @Test func compressesEqualBytesEqually() {
        let text = Array("the same bytes".utf8)
        let first = gzip.compress(text)
        _ = gzip.compress(Array(repeating: 7, count: 100_000))
        #expect(gzip.compress(text) == first)
    }

    @Test func checksumsBytesInPieces() {
        // The value that RFC 1952's own code gives for the digits from 1 to 9.
        let digits = Array("123456789".utf8)
        for cut in 0...9 {
            var checksum = CRC32()
            digits[..<cut].withUnsafeBytes { checksum.add($0) }
            checksum.add(UnsafeRawBufferPointer(start: nil, count: 0))
            digits[cut...].withUnsafeBytes { checksum.add($0) }
            #expect(checksum.value == 0xCBF4_3926)
        }
    }
}
