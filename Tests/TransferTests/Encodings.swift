/// The bytes of `{"id":1}` in the encodings that Debian's libcurl can decode, and zeros packed as an attacker would.
enum Encodings {
    static let all: [(encoding: String, packed: [UInt8])] = [
        ("br", [0x8B, 3, 0x80] + plain + [3]),
        // A frame of one raw block, with its length and a checksum.
        ("zstd", [0x28, 0xB5, 0x2F, 0xFD, 4, 0x58, 0x41, 0, 0] + plain + [0xE8, 0xDF, 0x91]),
        // Without a compressed block either: zlib's header, a stored block, Adler-32.
        ("deflate", [0x78, 1, 1, 8, 0, 0xF7, 0xFF] + plain + adler32(plain)),
    ]

    private static let plain = Array(#"{"id":1}"#.utf8)

    private static func adler32(_ bytes: [UInt8]) -> [UInt8] {
        var (low, high) = (1, 0)
        for byte in bytes {
            low = (low + Int(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return [high >> 8, high & 0xFF, low >> 8, low & 0xFF].map { UInt8($0) }
    }

    /// A [zstd](https://www.rfc-editor.org/rfc/rfc8878) frame of blocks that each say "this byte, 131,072 times".
    static func zstandardZeros(_ count: Int) -> [UInt8] {
        let size = 1 << 17
        let magicAndWindow: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0, 0x38]
        // Three bytes: size, sort 1 for a repeated byte, not the last block; then the byte.
        let header = size << 3 | 1 << 1
        let block = [header & 0xFF, header >> 8 & 0xFF, header >> 16, 0].map { UInt8($0) }
        return magicAndWindow + (0..<count / size).flatMap { _ in block }
    }
}
