import PokeAPI

/// One kind's listing while it is read.
struct ListingProgress {
    /// The resources that were listed, without doubles, in the order of the listing.
    private(set) var listed: [APIPath] = []
    private var distinct: Set<APIPath> = []
    private var pages: Set<APIPath> = []
    private(set) var restarts = 0
    /// Whether the stored pages of the listing must not be used.
    private(set) var isForced = false
    var isComplete = false

    /// What a page leads to.
    enum Step: Equatable {
        /// Another page is to be read.
        case next(APIPath)
        /// The listing is complete.
        case complete
        /// The listing contradicts itself.
        case contradiction(String)
        /// The listing cannot be read on.
        case broken(String)
    }

    /// Takes in a page and says which resources are new in it.
    mutating func add(_ page: WireListing, at path: APIPath, of kind: String) -> (new: [APIPath], step: Step) {
        pages.insert(path)
        var new: [APIPath] = []
        for address in page.results.map(\.url) {
            guard let resource = APIPath(parsing: address), case .resource(kind, _)? = resource.role else {
                return (new, .broken("it lists \(address.prefix(120)), which is no resource of the kind \(kind)"))
            }
            if distinct.insert(resource).inserted {
                listed.append(resource)
                new.append(resource)
            }
        }
        guard let address = page.next else {
            return listed.count == Int(page.count)
                ? (new, .complete)
                : (new, .contradiction("it says that it has \(page.count) resources and lists \(listed.count)"))
        }
        guard let next = APIPath(parsing: address), case .listing(kind)? = next.role else {
            return (new, .broken("its `next` is \(address.prefix(120)), which is no page of it"))
        }
        guard !pages.contains(next) else { return (new, .broken("its `next` leads back to \(next)")) }
        return (new, .next(next))
    }

    /// Forgets the pages, to read the listing from its start without using what is stored of it.
    mutating func restart() {
        restarts += 1
        isForced = true
        pages.removeAll()
        listed.removeAll()
        distinct.removeAll()
    }
}
