import PokeAPI

/// One kind's listing while it is read.
struct ListingProgress {
    /// The resources that were listed, without doubles.
    private(set) var listed: Set<APIPath> = []
    /// The pages that were read.
    private(set) var pages: Set<APIPath> = []
    /// Whether the last page was read, and nothing was wrong.
    private(set) var isComplete = false
    /// How many resources it has, by its own account.
    private var expected = 0
    /// How often it was begun before.
    let restarts: Int

    /// Begins to read a listing.
    init(restarts: Int = 0) { self.restarts = restarts }

    /// How many resources it has yet to name, by its own account.
    var unlisted: Int { isComplete ? 0 : max(0, expected - listed.count) }

    /// What a page leads to.
    enum Step: Equatable {
        /// Another page is to be read.
        case next(APIPath)
        /// The listing is complete.
        case complete
        /// The listing contradicts itself, which it may no longer do when it is read again.
        case contradiction(String)
        /// The listing cannot be read on.
        case broken(String)
    }

    /// Takes in a page and says which resources are new in it, in the page's order.
    ///
    /// - Parameter limit: how many resources a listing may have.
    mutating func add(
        _ page: WireListing,
        at path: APIPath,
        of kind: String,
        limit: Int
    ) -> (new: [APIPath], step: Step) {
        pages.insert(path)
        // One that says nonsense is refused below.
        expected = min(Int(page.count), limit)
        var new: [APIPath] = []
        for address in page.results.map(\.url) {
            guard let resource = APIPath(parsing: address), case .resource(kind, _)? = resource.role else {
                return (new, .broken("it lists \(address.prefix(120)), which is no resource of the kind \(kind)"))
            }
            if listed.insert(resource).inserted { new.append(resource) }
        }
        let step = step(after: page, of: kind, isEmpty: new.isEmpty, limit: limit)
        isComplete = step == .complete
        return (new, step)
    }

    private func step(after page: WireListing, of kind: String, isEmpty: Bool, limit: Int) -> Step {
        let count = Int(page.count)
        guard count <= limit, listed.count <= limit else {
            return .broken("it has \(max(count, listed.count)) resources, where \(limit) at most were expected")
        }
        guard let address = page.next else {
            return listed.count == count ? .complete : contradiction(count)
        }
        guard let next = APIPath(parsing: address), case .listing(kind)? = next.role else {
            return .broken("its `next` is \(address.prefix(120)), which is no page of it")
        }
        guard !pages.contains(next) else { return .broken("its `next` leads back to \(next)") }
        // Without this, a server whose `next` always leads on would be followed for ever.
        if isEmpty { return .contradiction("a page lists nothing new and leads on to \(next)") }
        return listed.count > count ? contradiction(count) : .next(next)
    }

    private func contradiction(_ count: Int) -> Step {
        .contradiction("it says that it has \(count) resources and lists \(listed.count)")
    }
}
