/// The header of a file in a tar archive, in the form that
/// [POSIX](https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html#tag_20_94_13_06) calls ustar.
///
/// All files are owned by nobody in particular and were changed at the beginning of time, so that equal files make an
/// equal archive.
struct TarHeader {
    /// The 512 bytes.
    let bytes: [UInt8]

    /// The header of a file of `byteCount` bytes at `folder/name`, which may have 155 and 100 bytes.
    init(folder: String, name: String, byteCount: Int) {
        precondition(folder.utf8.count <= 155 && name.utf8.count <= 100, "\(folder)/\(name) is too long for ustar")
        var header = [UInt8](repeating: 0, count: 512)
        func put(_ text: String, at place: Int) {
            header.replaceSubrange(place..<place + text.utf8.count, with: text.utf8)
        }
        put(name, at: 0)
        put("0000644", at: 100)
        put("0000000", at: 108)
        put("0000000", at: 116)
        put(Self.octal(byteCount, digits: 11), at: 124)
        put(Self.octal(0, digits: 11), at: 136)
        // The checksum is the sum of all bytes, with its own eight as spaces.
        put("        ", at: 148)
        put("0", at: 156)
        put("ustar\u{0}00", at: 257)
        put("root", at: 265)
        put("root", at: 297)
        put(folder, at: 345)
        put(Self.octal(header.reduce(0) { $0 + Int($1) }, digits: 6) + "\u{0} ", at: 148)
        bytes = header
    }

    /// The zeros that take a file of so many bytes to a whole number of blocks.
    static func padding(after byteCount: Int) -> [UInt8] { [UInt8](repeating: 0, count: -byteCount & 511) }

    /// The two empty blocks behind the last file.
    static let end = [UInt8](repeating: 0, count: 1024)

    private static func octal(_ number: Int, digits: Int) -> String {
        let text = String(number, radix: 8)
        precondition(text.utf8.count <= digits, "\(number) is too large for ustar")
        return String(repeating: "0", count: digits - text.utf8.count) + text
    }
}
