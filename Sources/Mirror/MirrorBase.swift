public import PokeAPI

/// What the references in a mirror start with, in front of `/api/v2/`.
public struct MirrorBase: Sendable, Equatable {
    /// Nothing, or a URL without the slash at its end.
    let prefix: String

    /// References without a host, as PokeAPI's own static data has them: `/api/v2/pokemon/25/`.
    public static let relative = MirrorBase(prefix: "")

    private init(prefix: String) { self.prefix = prefix }

    /// References that start with a URL: `https://example.org` or `https://example.org/pokeapi`.
    ///
    /// The `/api/v2` that follows may be named as well. Nil for a URL that has it elsewhere, or that is longer than 200 bytes.
    public init?(_ root: URLRoot) {
        let url = root.description
        let prefix = url.hasSuffix("/api/v2") ? String(url.dropLast("/api/v2".count)) : url
        // A second /api/v2/ would be taken for the first by whoever reads the references.
        guard prefix.utf8.count <= 200, !(prefix + "/").contains("/api/v2/") else { return nil }
        self.prefix = prefix
    }
}
