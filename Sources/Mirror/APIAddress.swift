import PokeAPI

/// Which texts of a document are addresses of the API.
///
/// An address is `/api/v2/` and a path as ``APIPath`` takes it, behind nothing, a path, or a URL's host and path. The
/// addresses of pictures, and prose in which an address stands, are none.
enum APIAddress {
    /// What a string is the address of, as it stands between its quotes in a document; nil where it is none.
    static func path(in string: UnsafeRawBufferPointer) -> APIPath? {
        guard mayBeAddress(string), root(in: string) != nil || string.contains(UInt8(ascii: "\\")) else { return nil }
        // Some servers write `\/` for `/`; no other escape has a place in an address.
        let text = String(decoding: string, as: UTF8.self).replacing("\\/", with: "/")
        let isAddress = Array(text.utf8).withUnsafeBytes { bytes in
            root(in: bytes).map { isBase(UnsafeRawBufferPointer(rebasing: bytes[..<$0])) } ?? false
        }
        return isAddress ? APIPath(parsing: text) : nil
    }

    /// The path of an address that is in its canonical form already, as it stands in `string`; nil for all others.
    ///
    /// What ``path(in:)`` gives, for nearly all of the millions of addresses that PokeAPI has, without allocation.
    static func canonicalPath(in string: UnsafeRawBufferPointer) -> Slice<UnsafeRawBufferPointer>? {
        guard mayBeAddress(string), string.count <= 300, let root = root(in: string) else { return nil }
        let path = string[(root + 8)...]
        return isBase(UnsafeRawBufferPointer(rebasing: string[..<root])) && isCanonical(path) ? path : nil
    }

    /// Where the first `/api/v2/` of a string is; nil where it has none.
    private static func root(in string: UnsafeRawBufferPointer) -> Int? {
        (0..<max(0, string.count - 7)).first { place in
            string.loadUnaligned(fromByteOffset: place, as: UInt64.self) == root
        }
    }

    /// The eight bytes of `/api/v2/`.
    private static let root = Array("/api/v2/".utf8).withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    private static let slash = UInt8(ascii: "/")

    /// Whether a string starts as an address does, which few others do.
    private static func mayBeAddress(_ string: UnsafeRawBufferPointer) -> Bool {
        guard let first = string.first else { return false }
        return first == slash || first == UInt8(ascii: "h") || first == UInt8(ascii: "\\")
    }

    /// Whether that may stand in front of `/api/v2/`.
    private static func isBase(_ bytes: UnsafeRawBufferPointer) -> Bool {
        if bytes.isEmpty { return true }
        guard bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "\\") }) else { return false }
        return bytes.first == slash || bytes.starts(with: "http://".utf8) || bytes.starts(with: "https://".utf8)
    }

    /// Whether a path consists of slugs and numbers, each with a slash behind it; so not that of encounters.
    private static func isCanonical(_ path: Slice<UnsafeRawBufferPointer>) -> Bool {
        var last = slash
        for byte in path {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"): break
            case slash where last != slash: break
            default: return false
            }
            last = byte
        }
        return last == slash && !path.suffix(12).elementsEqual("/encounters/".utf8)
    }
}
