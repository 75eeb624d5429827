public import Diagnostics

/// What a file that is no document of markup asks of others, and what is wrong inside it.
public struct FileFacts: Sendable {
    /// Its path from the site's root.
    public let path: String
    /// The files of the site that it names.
    public internal(set) var links: [Link] = []
    /// The patterns of paths that it says something about, without their first slash.
    public internal(set) var patterns: [String] = []
    /// What it leads to, where it is a search index.
    public internal(set) var index: SearchNames?
    /// What is wrong with it.
    public internal(set) var diagnostics: [Diagnostic] = []

    init(path: String) { self.path = path }

    /// Notes that a file is named at `address`, which is resolved from the file that names it.
    mutating func add(_ kind: Link.Kind, _ address: String, line: Int = 1, with resolver: LinkResolver) {
        let target = Array(address.utf8).withUnsafeBufferPointer(resolver.resolve)
        guard target != .external else { return }
        links.append(Link(kind: kind, address: address, target: target, line: line))
    }
}
