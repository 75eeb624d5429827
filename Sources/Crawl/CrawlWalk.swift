import PokeAPI

/// What was found, had and missed on one walk from the index through the listings to the resources.
struct CrawlWalk {
    /// The names that the index has, kinds and others; nil while it has not been read.
    private(set) var names: Set<String>?
    /// The listing of each kind that is crawled, as far as it was read.
    private(set) var listings: [String: ListingProgress] = [:]
    /// Answers that are had, asked for or recalled.
    private(set) var done: Set<APIPath> = []
    /// How many of each kind are had, and of lists of encounters.
    private var doneCounts: [String: Int] = [:]
    /// Everything that was queued because a listing has it.
    private var found: Set<APIPath> = []
    private var missed: [CrawlReport.Gap] = []

    /// Notes that an answer is had.
    mutating func finish(_ path: APIPath) {
        if done.insert(path).inserted, let name = path.countedAs { doneCounts[name, default: 0] += 1 }
    }

    /// Whether an answer is had or was given up.
    func hasSettled(_ path: APIPath) -> Bool {
        done.contains(path) || missed.contains { $0.path == path.description }
    }

    /// Takes in the index, and gives the first pages to be read of the kinds that are selected.
    mutating func open(_ names: [String], selection: Set<String>?, pageSize: Int) -> [APIPath] {
        self.names = Set(names)
        var pages: [APIPath] = []
        for kind in names.sorted() where kind != "meta" && selection?.contains(kind) ?? true {
            guard let first = APIPath(parsing: "\(kind)/?offset=0&limit=\(pageSize)") else {
                missed.append(CrawlReport.Gap(kind: kind, path: kind, reason: "no name for a kind", attempts: 0))
                continue
            }
            listings[kind] = ListingProgress()
            pages.append(first)
        }
        return pages
    }

    /// Takes in a page of a listing, and says what it leads to and what is to be asked for because of it.
    ///
    /// Nil where the page belongs to no listing that is being read.
    mutating func read(
        _ page: WireListing,
        at path: APIPath,
        policy: CrawlPolicy
    ) -> (step: ListingProgress.Step, found: [APIPath])? {
        guard case .listing(let kind)? = path.role, var listing = listings[kind] else { return nil }
        let (new, step) = listing.add(page, at: path, of: kind, limit: policy.listingLimit)
        let all = kind == "pokemon" ? new + new.compactMap(Self.encounters) : new
        listings[kind] = listing
        // A listing that is read again lists the same resources again.
        return (step, all.filter { found.insert($0).inserted })
    }

    /// Starts a listing again, and gives its first page; nil where it was started again as often as it may be.
    mutating func restart(_ kind: String, policy: CrawlPolicy) -> APIPath? {
        guard let restarts = listings[kind]?.restarts, restarts < policy.listingRestarts else { return nil }
        listings[kind] = ListingProgress(restarts: restarts + 1)
        return .listing(of: kind, offset: 0, limit: policy.pageSize)
    }

    /// Notes that an answer could not be had.
    mutating func miss(_ path: APIPath, because reason: String, attempts: Int) {
        missed.append(CrawlReport.Gap(kind: path.kind, path: path.description, reason: reason, attempts: attempts))
    }

    /// What could not be had and is needed, by path.
    ///
    /// What a listing had at first, and no longer when it was complete, is not needed; nor is `meta` of an API without.
    var gaps: [CrawlReport.Gap] {
        missed.filter { gap in APIPath(parsing: gap.path).map { !isUnlisted($0) } ?? true }
            .sorted { $0.path < $1.path }
    }

    /// How many answers the listings have yet to name, by their own account.
    var unlistedCount: Int { listings.reduce(0) { $0 + $1.value.unlisted * ($1.key == "pokemon" ? 2 : 1) } }

    /// How far each kind has got, by name, kinds of which nothing is listed yet left out.
    var progress: [CrawlReport.KindCount] {
        listings.filter { !$0.value.listed.isEmpty }.keys.sorted().flatMap { kind in
            let names = kind == "pokemon" ? [kind, CrawlReport.encounters] : [kind]
            let listed = listings[kind]?.listed.count ?? 0
            return names.map { CrawlReport.KindCount(kind: $0, listed: listed, stored: doneCounts[$0] ?? 0) }
        }
    }

    /// How many answers were given up.
    var missedCount: Int { missed.count }

    /// Whether an address is known not to be one of the API's any more, as far as the walk has come.
    func isUnlisted(_ path: APIPath) -> Bool {
        guard let names else { return false }
        switch path.role {
        case .index, nil: return false
        case .single(let name): return !names.contains(name)
        case .listing(let kind):
            return isUnlisted(in: kind, of: names) { !$0.pages.contains(path) }
        case .resource(let kind, _):
            return isUnlisted(in: kind, of: names) { !$0.listed.contains(path) }
        case .encounters(let id):
            return isUnlisted(in: "pokemon", of: names) { !$0.listed.contains(.resource("pokemon", id)) }
        }
    }

    private func isUnlisted(in kind: String, of names: Set<String>, _ lacks: (ListingProgress) -> Bool) -> Bool {
        guard names.contains(kind) else { return true }
        guard let listing = listings[kind], listing.isComplete else { return false }
        return lacks(listing)
    }

    /// How many of each kind, and of the lists of encounters, are listed and had, by name.
    var counts: [CrawlReport.KindCount] {
        listings.keys.sorted().flatMap { kind in
            let listed = listings[kind]?.listed ?? []
            var counts = [count(kind, listed)]
            if kind == "pokemon" { counts.append(count(CrawlReport.encounters, listed.compactMap(Self.encounters))) }
            return counts
        }
    }

    private func count(_ kind: String, _ paths: some Collection<APIPath>) -> CrawlReport.KindCount {
        CrawlReport.KindCount(kind: kind, listed: paths.count, stored: paths.count { done.contains($0) })
    }

    private static func encounters(of path: APIPath) -> APIPath? {
        guard case .resource(_, let id)? = path.role else { return nil }
        return .encounters(ofPokemon: id)
    }
}

extension APIPath {
    /// The kind that an answer belongs to, or its own name; empty for the index.
    var kind: String {
        switch role {
        case .listing(let kind), .resource(let kind, _): kind
        case .single(let name): name
        case .encounters: "pokemon"
        case .index, nil: ""
        }
    }

    /// The name in counts by kind; nil for answers that only lead to others.
    var countedAs: String? {
        switch role {
        case .resource(let kind, _): kind
        case .encounters: CrawlReport.encounters
        case .index, .listing, .single, nil: nil
        }
    }
}
