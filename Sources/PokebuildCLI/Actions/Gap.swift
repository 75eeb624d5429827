import Checkpoints
import Crawl
import JSON
import PokeAPI

/// An answer that is needed and not in the store, or not one that can be used.
struct Gap: Sendable, Equatable {
    /// The kind that it belongs to, or `meta`; empty for the API's index.
    let kind: String
    /// The resource's id; nil where it is about none.
    let id: Int?
    /// Its address below the root.
    let path: String
    /// Why it is missing.
    let reason: String
    /// How often it was asked for.
    let attempts: Int

    /// The reason where a kind was asked for by name and the API has none of that name.
    static let unknownKind = "the API's index does not have this kind"

    init(path: String, reason: String, attempts: Int = 0) {
        (kind, id) =
            switch APIPath(parsing: path)?.role {
            case .resource(let kind, let id): (kind, Int(id))
            case .encounters(let id): ("pokemon", Int(id))
            case .listing(let kind), .single(let kind): (kind, nil)
            case .index, nil: ("", nil)
            }
        self.path = path
        self.reason = reason
        self.attempts = attempts
    }

    init(_ answer: StoreReader.Unanswered) {
        let reason = answer.reason ?? StoreReader.Unanswered.notFetched
        self.init(path: answer.path, reason: reason, attempts: answer.attempts)
    }

    init(_ gap: CrawlReport.Gap) { self.init(path: gap.path, reason: gap.reason, attempts: gap.attempts) }

    /// The whole address at a source; nil where that is no server.
    func address(at source: String) -> String? { source.hasPrefix("http") ? source + path : nil }

    /// What is missing and why, in words.
    func sentence(at source: String) -> String {
        let place = path.isEmpty ? "the index of kinds" : path
        let details = [attempts > 0 ? "attempts: \(attempts)" : nil, address(at: source)].compactMap { $0 }
        return "\(place): \(reason)" + (details.isEmpty ? "" : " (\(details.joined(separator: ", ")))")
    }

    /// Writes the members that tell it to programs, the address only where the source is given.
    func write(into writer: inout JSONWriter, source: String? = nil) {
        writer.member("kind", kind)
        writer.member("id", id)
        writer.member("path", path)
        if let source { writer.member("url", address(at: source)) }
        writer.member("reason", reason)
        writer.member("attempts", attempts)
    }
}
