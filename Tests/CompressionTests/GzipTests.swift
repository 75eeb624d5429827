import Compression
import TestSupport
import Testing

@Suite struct GzipTests {
    private let deflater = Deflater(level: 6)

    @Test func joinsPiecesAndStoredBytes() throws {
        let text = Array(String(repeating: #"{"slug":"thunderbolt"},"#, count: 900).utf8)
        let piece = deflater.deflate(text)
        #expect(piece.count == text.count && piece.bytes.count < text.count / 20)
        var file = GzipFile()
        file.append(stored: Array("[\n".utf8))
        file.append(piece)
        file.append(stored: Array(",\n".utf8))
        file.append(piece)
        file.append(stored: [])
        #expect(try unzipped(file.finished()) == Array("[\n".utf8) + text + Array(",\n".utf8) + text)
    }

    @Test(arguments: [0, 1, 65_535]) func deflatesRunsOfAnyLength(count: Int) throws {
        // Hardly compressible, so that the bound is needed.
        var state: UInt32 = 1
        let noise = (0..<count).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(truncatingIfNeeded: state >> 24)
        }
        var file = GzipFile()
        file.append(deflater.deflate(noise))
        file.append(stored: noise)
        let bytes = file.finished()
        #expect(try unzipped(bytes) == noise + noise)
        #expect(bytes.count < 2 * count + 100)
    }

    @Test func saysNeitherNameNorTime() {
        let header = GzipFile().finished().prefix(10)
        #expect(header == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF])
    }

    @Test func deflatesEqualBytesEqually() {
        let text = Array("the same bytes".utf8)
        let first = deflater.deflate(text).bytes
        _ = deflater.deflate(Array(repeating: 7, count: 100_000))
        #expect(deflater.deflate(text).bytes == first)
    }
}
