/// Which deployments of the API gave the answers of a crawl.
///
/// An answer names its deployment in `X-PokeAPI-Hash`. A server that does not name it is taken to be the one that `meta`
/// named last, which is as good as `meta` saying the same once more at the end.
struct Deployments {
    /// Their names, in the order in which they were met.
    private(set) var names: [String] = []
    /// What `meta` named last; nil where it has named none.
    private(set) var current: String?
    /// The name that was met last in an answer that came just then.
    private var last: String?
    /// How many of `names` were known when `meta` was asked to decide between them.
    private var settled = 0
    /// Whether an answer without a name has come since `meta` was asked.
    private var isPresuming = false

    /// Whether `meta` must be asked which deployment answers now.
    var areInDoubt: Bool { isPresuming || (names.count > 1 && settled < names.count) }

    /// The deployment that answers now, as far as is known.
    var newest: String? { current ?? last }

    /// Notes an answer that has come, and says which deployment it is taken to be from.
    mutating func note(answerNaming name: String?) -> String? {
        guard let name else {
            isPresuming = isPresuming || current != nil
            return current
        }
        last = name
        note(stored: name)
        return name
    }

    /// Notes an answer that is stored and stands for a new one.
    mutating func note(stored name: String?) {
        if let name, !names.contains(name) { names.append(name) }
    }

    /// Notes what `meta` says, which is nil where it does not know.
    mutating func note(meta name: String?) {
        current = name
        note(stored: name)
    }

    /// Forgets what `meta` said, because it is asked again.
    mutating func reconsider() { current = nil }

    /// Notes that `meta` was asked to decide, and what it has said counts.
    mutating func settle() {
        settled = names.count
        isPresuming = false
    }
}
