/// What the references in a mirror start with, in front of `/api/v2/`.
public struct MirrorBase: Sendable, Equatable {
    /// Nothing, or a URL without the slash at its end.
    let prefix: String

    /// References without a host, as PokeAPI's own static data has them: `/api/v2/pokemon/25/`.
    public static let relative = MirrorBase(prefix: "")

    private init(prefix: String) { self.prefix = prefix }

    /// References that start with a URL: `https://example.org` or `https://example.org/pokeapi/`.
    ///
    /// The `/api/v2/` that follows may be named as well. Nil for what is no http or https URL of a host and a path in
    /// printable ASCII.
    public init?(_ url: String) {
        var prefix = url[...]
        while prefix.hasSuffix("/") { prefix.removeLast() }
        if prefix.hasSuffix("/api/v2") { prefix.removeLast("/api/v2".count) }
        while prefix.hasSuffix("/") { prefix.removeLast() }
        let host = ["http://", "https://"].first(where: prefix.hasPrefix).map { prefix.dropFirst($0.count) }
        // A second /api/v2/ would be taken for the first by whoever reads the references.
        guard let host, host.first.map({ $0 != "/" && $0 != ":" }) == true, prefix.utf8.count <= 200,
            prefix.utf8.allSatisfy(Self.isAllowed), !(prefix + "/").contains("/api/v2/")
        else { return nil }
        self.prefix = String(prefix)
    }

    /// What stands in a URL in front of its query, and in JSON as it is.
    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x21...0x7E).contains(byte) && !"\"\\<>^`{|}?#".utf8.contains(byte)
    }
}
