/// Which deployments of the API gave the answers of a crawl.
///
/// An answer names its deployment in `X-PokeAPI-Hash`. A server that does not name it is taken to be the one that `meta`
/// named last, which is as good as `meta` saying the same once more at the end.
struct Deployments {
    /// Names that are told apart; a server that has more makes fun of us.
    private static let limit = 100

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

    /// When those were deployed that said so, in seconds since 1970.
    private var dates: [String: Int] = [:]

    /// The deployment that answers now, as far as is known: the one that `meta` names, or one that was deployed later,
    /// since caches hold `meta` for a day as they do everything.
    var newest: String? {
        guard let named = current ?? last, let date = dates[named] else { return current ?? last }
        return dates.filter { $0.value > date }.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key ?? named
    }

    /// Notes an answer that has come, and says which deployment it is taken to be from.
    mutating func note(answerNaming name: String?, deployed date: Int? = nil) -> String? {
        guard let name else {
            isPresuming = isPresuming || current != nil
            return current
        }
        last = name
        note(stored: name)
        if let date, names.contains(name) { dates[name] = date }
        return name
    }

    /// Notes an answer that is stored and stands for a new one.
    mutating func note(stored name: String?) {
        if let name, names.count < Self.limit, !names.contains(name) { names.append(name) }
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
