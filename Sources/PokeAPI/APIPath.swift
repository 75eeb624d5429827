/// The address of an answer below the API's root: `""`, `pokemon/`, `pokemon/?offset=200&limit=200`, `pokemon/25/`,
/// `pokemon/25/encounters`.
///
/// A URL that came from the network is an identifier, not an address: only its path below `/api/v2/` is kept, and only
/// where it consists of slugs, numbers and an `offset` and `limit`. So nothing that a server sends leads to another host
/// or out of a folder.
public struct APIPath: Hashable, Sendable, CustomStringConvertible {
    /// The path, relative to the root, with the trailing slash that references have (and encounters have not).
    public let description: String

    /// The API's index of kinds.
    public static let root = APIPath(unchecked: "")

    private init(unchecked path: String) { description = path }

    /// A page of a kind's listing.
    public static func listing(of kind: String, offset: Int, limit: Int) -> APIPath {
        APIPath(unchecked: "\(kind)/?offset=\(offset)&limit=\(limit)")
    }

    /// A resource.
    public static func resource(_ kind: String, _ id: Int32) -> APIPath {
        APIPath(unchecked: "\(kind)/\(id)/")
    }

    /// The single answer of an index entry that is no listing, as `meta/`.
    public static func single(_ name: String) -> APIPath { APIPath(unchecked: name + "/") }

    /// Where a pokemon is met, which is an answer of its own.
    public static func encounters(ofPokemon id: Int32) -> APIPath {
        APIPath(unchecked: "pokemon/\(id)/encounters")
    }

    /// The same answer's other form: without the trailing slash where there is one, else with it.
    ///
    /// The live service's cache can hold one and not the other for a day
    /// ([pokeapi#1286](https://github.com/PokeAPI/pokeapi/issues/1286)).
    public var otherSlashForm: APIPath? {
        if description.isEmpty || description.contains("?") { return nil }
        return description.hasSuffix("/")
            ? APIPath(unchecked: String(description.dropLast())) : APIPath(unchecked: description + "/")
    }

    /// Reads an address that the API gave: absolute, relative to a host, or relative to the root.
    ///
    /// Nil for anything that is not below `/api/v2/` or has other characters than the API's own addresses.
    public init?(parsing address: some StringProtocol) {
        var path = Substring(address)
        guard path.utf8.count <= 300 else { return nil }
        if let below = Self.below(path) {
            path = below
        } else if path.hasPrefix("/") || path.contains(":") {
            return nil
        }
        let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        guard let resource = parts.first, Self.isPath(resource) else { return nil }
        if parts.count == 2 {
            guard Self.isQuery(parts[1]) else { return nil }
            let slash = resource.isEmpty || resource.hasSuffix("/") ? "" : "/"
            description = resource + slash + "?" + parts[1]
        } else if resource.isEmpty || resource.hasSuffix("/encounters") {
            description = String(resource)
        } else if resource.hasSuffix("/encounters/") {
            description = String(resource.dropLast())
        } else {
            description = resource.hasSuffix("/") ? String(resource) : resource + "/"
        }
    }

    /// What stands behind the first `/api/v2/`; nil where there is none.
    private static func below(_ address: Substring) -> Substring? {
        let marker = "/api/v2/".utf8
        var rest = address.utf8
        while let slash = rest.firstIndex(of: UInt8(ascii: "/")) {
            rest = rest[slash...]
            if rest.starts(with: marker) { return Substring(rest.dropFirst(marker.count)) }
            rest = rest.dropFirst()
        }
        return nil
    }

    private static func isPath(_ path: Substring) -> Bool {
        var previous = UInt8(ascii: "/")
        return path.utf8.allSatisfy { byte in
            defer { previous = byte }
            let isSlash = byte == UInt8(ascii: "/")
            return isLowercaseOrDigit(byte) || byte == UInt8(ascii: "-") || isSlash && previous != byte
        }
    }

    private static func isQuery(_ query: Substring) -> Bool {
        query.split(separator: "&", omittingEmptySubsequences: false).allSatisfy { part in
            let pair = part.split(separator: "=", maxSplits: 1)
            return pair.count == 2 && (pair[0] == "offset" || pair[0] == "limit") && UInt32(pair[1]) != nil
        }
    }

    private static func isLowercaseOrDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}
