/// A gzip stream of many zeros in few bytes, as an attacker would make it.
enum Gzip {
    /// About `count` zeros: one literal, then copies of 258 bytes from one byte back, 13 bits each.
    ///
    /// Without the checksum at the end, which nobody should get to read.
    static func zeros(_ count: Int) -> [UInt8] {
        var writer = BitWriter(bytes: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
        // RFC 1951: last block, fixed Huffman codes; literal 0 is 00110000, length 258 is 11000101, distance 1 is 00000.
        writer.append(bits: "110")
        writer.append(bits: "00110000")
        for _ in 0..<count / 258 { writer.append(bits: "1100010100000") }
        return writer.bytes
    }

    private struct BitWriter {
        var bytes: [UInt8]
        private var used = 8

        init(bytes: [UInt8]) { self.bytes = bytes }

        mutating func append(bits: StaticString) {
            bits.withUTF8Buffer { buffer in
                for bit in buffer {
                    if used == 8 {
                        bytes.append(0)
                        used = 0
                    }
                    if bit == UInt8(ascii: "1") { bytes[bytes.count - 1] |= 1 << UInt8(used) }
                    used += 1
                }
            }
        }
    }
}
