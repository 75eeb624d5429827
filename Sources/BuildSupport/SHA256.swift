import CSHA256

/// The SHA-256 checksum of bytes, as [FIPS 180-4](https://csrc.nist.gov/pubs/fips/180-4/upd1/final) defines it.
///
/// Made with the processor's own instructions for it where it has them, which are about seven times as fast.
public struct SHA256: Hashable, Sendable {
    /// The 32 bytes of the checksum.
    public let bytes: [UInt8]

    /// Hashes bytes.
    public init(of message: some Collection<UInt8>) { self.init(of: message, withInstructions: Self.hasInstructions) }

    /// Hashes bytes, with the processor's instructions for it or without.
    package init(of message: some Collection<UInt8>, withInstructions: Bool) {
        let hashBlocks = withInstructions ? Self.hashBlocksWithInstructions : Self.hashBlocks
        var state = Self.initialState
        let whole =
            message.withContiguousStorageIfAvailable { hashBlocks($0, &state) }
            ?? Array(message).withUnsafeBufferPointer { hashBlocks($0, &state) }
        self.init(state, rest: Array(message.suffix(message.count - whole)), byteCount: message.count, hashBlocks)
    }

    /// Hashes the checksums of parts, so that it counts where each ends.
    public init(ofEach parts: some Sequence<[UInt8]>) { self.init(of: parts.flatMap { SHA256(of: $0).bytes }) }

    /// Hashes what is left to read of a file, a megabyte at a time.
    public init(of file: FileDescriptor) throws(FileSystemError) {
        let hashBlocks = Self.hasInstructions ? Self.hashBlocksWithInstructions : Self.hashBlocks
        var state = Self.initialState
        var byteCount = 0
        while true {
            let part = try file.contents(atMost: 1 << 20)
            byteCount += part.count
            let whole = part.withUnsafeBufferPointer { hashBlocks($0, &state) }
            if part.count == 1 << 20 { continue }
            self.init(state, rest: Array(part[whole...]), byteCount: byteCount, hashBlocks)
            return
        }
    }

    /// Ends a checksum: what is left is followed by a one bit, zeros, and the length in bits, up to a whole block.
    private init(
        _ state: State,
        rest: [UInt8],
        byteCount: Int,
        _ hashBlocks: (UnsafeBufferPointer<UInt8>, inout State) -> Int
    ) {
        var state = state
        var tail = rest + [0x80]
        tail += repeatElement(0, count: (120 - tail.count) % 64)
        withUnsafeBytes(of: (UInt64(byteCount) * 8).bigEndian) { tail += $0 }
        _ = tail.withUnsafeBufferPointer { hashBlocks($0, &state) }
        bytes = [state.0, state.1, state.2, state.3, state.4, state.5, state.6, state.7].flatMap { word in
            withUnsafeBytes(of: word.bigEndian, Array.init)
        }
    }

    /// The checksum in lower-case hexadecimal.
    public var hexadecimal: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
            as: UTF8.self
        )
    }

    /// The checksum in [Base64](https://www.rfc-editor.org/rfc/rfc4648#section-4), as content security policies want it.
    public var base64: String {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        // 32 bytes are ten threes and a two, which becomes three digits and one sign of padding.
        for start in stride(from: 0, to: 33, by: 3) {
            let three = bytes[start..<min(start + 3, 32)].reduce(0) { $0 << 8 | UInt32($1) } << (start == 30 ? 8 : 0)
            for shift: UInt32 in [18, 12, 6, 0] { text.append(digits[Int(three >> shift & 63)]) }
        }
        text[text.count - 1] = UInt8(ascii: "=")
        return String(decoding: text, as: UTF8.self)
    }

    private static let initialState: State = (
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19
    )

    private typealias State = (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

    /// Whether the processor has instructions for it.
    package static let hasInstructions = csha256_is_supported()

    /// Hashes the whole blocks and tells how many bytes they are.
    private static func hashBlocksWithInstructions(
        of message: UnsafeBufferPointer<UInt8>,
        into state: inout State
    ) -> Int {
        let blocks = message.count / 64
        withUnsafeMutableBytes(of: &state) { state in
            csha256_hash_blocks(
                state.bindMemory(to: UInt32.self).baseAddress,
                message.baseAddress,
                blocks,
                constants
            )
        }
        return blocks * 64
    }

    /// The same in steps that every processor has.
    private static func hashBlocks(of message: UnsafeBufferPointer<UInt8>, into state: inout State) -> Int {
        let whole = message.count / 64 * 64
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { words in
            for block in stride(from: 0, to: whole, by: 64) {
                for i in 0..<16 {
                    let at = block + i * 4
                    let high = UInt32(message[at]) << 24 | UInt32(message[at + 1]) << 16
                    words[i] = high | UInt32(message[at + 2]) << 8 | UInt32(message[at + 3])
                }
                for i in 16..<64 {
                    let a = words[i - 15]
                    let b = words[i - 2]
                    let s0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
                    let s1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
                    words[i] = words[i - 16] &+ s0 &+ words[i - 7] &+ s1
                }
                mix(words, into: &state)
            }
        }
        return whole
    }

    @inline(__always)
    private static func mix(_ words: UnsafeMutableBufferPointer<UInt32>, into state: inout State) {
        var (a, b, c, d, e, f, g, h) = state
        for i in 0..<64 {
            let s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
            let choice = (e & f) ^ (~e & g)
            let first = h &+ s1 &+ choice &+ constants[i] &+ words[i]
            let s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
            let majority = (a & b) ^ (a & c) ^ (b & c)
            (h, g, f, e) = (g, f, e, d &+ first)
            (d, c, b, a) = (c, b, a, first &+ s0 &+ majority)
        }
        state.0 &+= a
        state.1 &+= b
        state.2 &+= c
        state.3 &+= d
        state.4 &+= e
        state.5 &+= f
        state.6 &+= g
        state.7 &+= h
    }

    @inline(__always)
    private static func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word &>> count | word &<< (32 - count) }

    /// The first 32 bits of the fractions of the cube roots of the first 64 primes.
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]
}
