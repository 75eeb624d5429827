/// The address that everything of a server is below: an http or https URL of a host, perhaps a port, and a path.
///
/// A user, a query and a fragment have no place in it. Scheme and host are in lower case, and the path ends without a slash,
/// so that one root has one spelling.
public struct URLRoot: Sendable, Hashable, CustomStringConvertible {
    /// What is expected where something else was given, as `example`.
    public static func expectation(as example: String) -> String {
        "an http or https URL of a host and a path, without a user, ? and #, as \(example)"
    }

    /// The URL without a slash at its end, as `https://example.org/pokedex`.
    public let description: String

    /// The URL with a slash at its end, for what is put behind it.
    public var folder: String { description + "/" }

    /// Reads a URL; nil for what is none, and for a path with empty parts, `.` or `..` in it.
    public init?(_ url: String) {
        guard url.utf8.allSatisfy(Self.isAllowed), let separator = url.firstRange(of: "://") else { return nil }
        let scheme = url[..<separator.lowerBound].lowercased()
        var rest = url[separator.upperBound...]
        while rest.hasSuffix("/") { rest.removeLast() }
        let authority = rest.prefix { $0 != "/" }
        let path = rest.dropFirst(authority.count)
        let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard ["http", "https"].contains(scheme), Self.isAuthority(authority),
            path.isEmpty || parts.allSatisfy({ !["", ".", ".."].contains($0) })
        else { return nil }
        description = "\(scheme)://\(authority.lowercased())\(path)"
    }

    /// Whether it is a host, perhaps with a port from 1 to 65535.
    private static func isAuthority(_ authority: Substring) -> Bool {
        let isBracketed = authority.hasPrefix("[")
        let host = isBracketed ? authority.prefix { $0 != "]" } : authority.prefix { $0 != ":" }
        let port = authority.dropFirst(host.count + (isBracketed ? 1 : 0))
        if !port.isEmpty {
            guard port.hasPrefix(":"), port.dropFirst().allSatisfy(\.isWholeNumber),
                (1...65_535).contains(Int(port.dropFirst()) ?? 0)
            else { return false }
        }
        guard isBracketed else {
            return host.utf8.first.map(isLetterOrDigit) == true
                && host.utf8.allSatisfy { isLetterOrDigit($0) || "-._".utf8.contains($0) }
        }
        // IPv6, perhaps with the last part as IPv4.
        return authority.dropFirst(host.count).hasPrefix("]") && host.contains(":")
            && host.dropFirst().allSatisfy { $0.isHexDigit || $0 == ":" || $0 == "." }
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }

    /// What stands in a URL in front of its query, and in JSON as it is.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !"\"\\<>^`{|}?#".utf8.contains(byte)
    }
}
