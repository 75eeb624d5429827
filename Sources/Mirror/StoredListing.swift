import Checkpoints
import PokeAPI

/// The listing of a kind, put together from the pages that are stored of it.
struct StoredListing {
    /// A resource in it.
    struct Entry {
        let path: APIPath
        let id: Int32
        let name: String?
        /// The entry as its page has it.
        let json: [UInt8]
    }

    /// Why a listing does not go on.
    struct Fault: Error, Equatable {
        /// The page that is missing or cannot be used.
        let page: APIPath
        /// What is wrong with it; nil where the store does not have it.
        let reason: String?
    }

    /// The resources without doubles, in the order of the listing.
    private(set) var entries: [Entry] = []
    /// How many resources the API says that there are; 0 where no page is there.
    private(set) var count = 0
    /// Where the listing breaks off; nil for a whole one.
    private(set) var fault: Fault?

    private var known: Set<APIPath> = []

    /// Follows the pages from the newest one that starts the listing.
    ///
    /// Throws what is wrong with the store.
    init(of kind: String, in bodies: BodyReader) throws {
        let start = "\(kind)/?offset=0&"
        let first = try bodies.listingPages(of: kind).first { $0.description.hasPrefix(start) }
        var next: APIPath? = first ?? .listing(of: kind, offset: 0, limit: 200)
        var read: Set<APIPath> = []
        do {
            while let page = next {
                guard read.insert(page).inserted else { throw Fault(page: page, reason: "its pages lead in a circle") }
                next = try add(Self.body(of: page, in: bodies), of: kind, at: page)
            }
        } catch let fault as Fault {
            self.fault = fault
        }
    }

    private static func body(of page: APIPath, in bodies: BodyReader) throws -> [UInt8] {
        switch try bodies.body(of: page) {
        case .whole(let body): return body
        case .damaged: throw Fault(page: page, reason: "its stored body is damaged")
        case .absent: throw Fault(page: page, reason: nil)
        }
    }

    /// Takes in a page, and gives the next one.
    private mutating func add(_ body: [UInt8], of kind: String, at page: APIPath) throws(Fault) -> APIPath? {
        let listing: WireListing
        do {
            listing = try body.withUnsafeBytes {
                try WireDecoder().decode(WireListing.self, named: "\(page)", in: "listing", from: $0)
            }
        } catch {
            throw Fault(page: page, reason: "\(error)")
        }
        let places = body.withUnsafeBytes { JSONScanner.elements(of: "results", in: $0) }
        guard places.count == listing.results.count else {
            throw Fault(page: page, reason: "its results cannot be told apart")
        }
        for (entry, place) in zip(listing.results, places) {
            guard let path = APIPath(parsing: entry.url), case .resource(kind, let id)? = path.role else {
                throw Fault(page: page, reason: "it lists \(shown(entry.url)), which is no resource of the kind")
            }
            guard known.insert(path).inserted else { continue }
            entries.append(Entry(path: path, id: id, name: entry.name, json: Array(body[place])))
        }
        count = Int(listing.count)
        guard let address = listing.next else { return nil }
        guard let next = APIPath(parsing: address), case .listing(kind)? = next.role else {
            throw Fault(page: page, reason: "its `next` is \(shown(address)), which is no page of it")
        }
        return next
    }

    /// The whole listing as one page.
    var json: [UInt8] {
        var json = Array("{\"count\":\(entries.count),\"next\":null,\"previous\":null,\"results\":[".utf8)
        for (place, entry) in entries.enumerated() {
            if place > 0 { json.append(UInt8(ascii: ",")) }
            json += entry.json
        }
        json += "]}".utf8
        return json
    }
}

/// A text from the network as it may stand in a message: in quotes, with its control characters escaped, cut short.
func shown(_ text: String) -> String {
    text.count > 60 ? String(text.prefix(60)).debugDescription + "…" : text.debugDescription
}
