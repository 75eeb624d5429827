import JSON
import PokeAPI

/// One page of a kind's listing, as the API answers it; addresses are kept as they came.
struct ListingPage: Equatable, Sendable {
    /// How many resources the whole listing says that it has.
    let count: Int
    /// The address of the next page; nil on the last.
    let next: String?
    /// The addresses of the resources.
    let addresses: [String]

    /// Describes a page.
    init(count: Int, next: String?, addresses: [String]) {
        self.count = count
        self.next = next
        self.addresses = addresses
    }

    /// Reads a page; throws what is missing from it.
    init(_ root: JSONValue) throws(AnswerFault) {
        guard let count = root["count"]?.integer else { throw AnswerFault("a listing without a `count`") }
        guard let rows = root["results"]?.elements else { throw AnswerFault("a listing without `results`") }
        self.count = count
        next = root["next"]?.string
        var addresses: [String] = []
        for row in rows {
            guard let address = row["url"]?.string else { throw AnswerFault("a listing with a row without `url`") }
            addresses.append(address)
        }
        self.addresses = addresses
    }
}

/// Why an answer cannot be what was asked for, as the end of "the answer is …".
struct AnswerFault: Error {
    let description: String

    init(_ description: String) { self.description = description }
}
