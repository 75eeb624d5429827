/// The smallest files of their formats.
enum SmallFiles {
    /// A PNG's frame, a header, one chunk of `content` and the end, without checksums.
    static func png(_ content: String = "x") -> [UInt8] {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = chunk("IHDR", [UInt8](repeating: 1, count: 13))
        return signature + header + chunk("IDAT", Array(content.utf8)) + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ content: [UInt8]) -> [UInt8] {
        let length: [UInt8] = [0, 0, UInt8(content.count >> 8), UInt8(content.count & 255)]
        let checksum: [UInt8] = [0, 0, 0, 0]
        return length + Array(type.utf8) + content + checksum
    }

    /// An Ogg file with pages of the given lengths, without checksums.
    static func ogg(pages: [Int]) -> [UInt8] {
        pages.flatMap { length in
            let segments = [UInt8](repeating: 255, count: length / 255) + [UInt8(length % 255)]
            let head: [UInt8] = Array("OggS".utf8) + [UInt8](repeating: 0, count: 22) + [UInt8(segments.count)]
            return head + segments + [UInt8](repeating: 7, count: length)
        }
    }
}
