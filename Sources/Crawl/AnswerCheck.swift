import JSON
import PokeAPI

/// What an answer turned out to be.
enum Verdict: Equatable, Sendable {
    /// The API's index: the names of its kinds.
    case index([String])
    /// A page of a listing.
    case listing(ListingPage)
    /// A resource or another single answer, whole and the one that was asked for.
    case content
    /// The stored answer is still the right one.
    case unchanged
    /// There is nothing at that address.
    case missing
    /// No answer this time. `isOverload` where the server asks for fewer requests, `retryAfter` where it says when.
    case refused(reason: String, isOverload: Bool, retryAfter: Duration?)
    /// No answer, and asking again cannot help.
    case impossible(reason: String)
}

/// Decides whether an answer is what was asked for, before anything is stored.
///
/// HTML with status 200, a bot challenge, an empty or cut body, other JSON than the one asked for: none of it is content.
struct AnswerCheck {
    private let parser = JSONParser()
    /// Seconds since 1970, to read a `Retry-After` that is a date.
    private let now: () -> Int

    /// Creates a check that tells the time by `now`, in seconds since 1970.
    init(now: @escaping () -> Int) { self.now = now }

    /// Judges what came of a request.
    func verdict(on exchange: Exchange) -> Verdict {
        switch exchange.result {
        case .failure(let failure) where failure.isTransient:
            return .refused(reason: failure.description, isOverload: false, retryAfter: nil)
        case .failure(let failure): return .impossible(reason: failure.description)
        case .success(let response): return verdict(on: response, to: exchange.request)
        }
    }

    private func verdict(on response: Response, to request: Request) -> Verdict {
        switch response.status {
        case 200: break
        case 304 where request.entityTag != nil: return .unchanged
        case 404, 410: return .missing
        case 403:
            // A bot challenge or a block: for a while, and never content.
            return .refused(reason: "status 403: blocked, try later", isOverload: true, retryAfter: wait(response))
        case 429, 503:
            return .refused(reason: "status \(response.status)", isOverload: true, retryAfter: wait(response))
        default:
            return .refused(reason: "status \(response.status)", isOverload: false, retryAfter: wait(response))
        }
        if let type = response.contentType, type != "application/json", !type.hasSuffix("+json") {
            return refusal("\(type) where application/json was expected")
        }
        do {
            return try content(response.body, of: request.path)
        } catch let fault as AnswerFault {
            return refusal(fault.description)
        } catch {
            return refusal("\(error)")
        }
    }

    private func refusal(_ fault: String) -> Verdict {
        .refused(reason: "the answer is " + fault, isOverload: false, retryAfter: nil)
    }

    /// Judges a body that is stored, or that came with status 200.
    ///
    /// Throws what is wrong with it.
    func content(_ body: [UInt8], of path: APIPath) throws -> Verdict {
        if body.isEmpty { throw AnswerFault("an empty body") }
        return try parser.withDocument(body) { root in
            switch path.role {
            case .index:
                guard let members = root.members else { throw AnswerFault("\(root.excerpt), not the index of kinds") }
                let kinds = members.map { String(decoding: $0.name, as: UTF8.self) }
                guard !kinds.isEmpty else { throw AnswerFault("an index without kinds") }
                return .index(kinds)
            case .listing: return .listing(try ListingPage(root))
            case .resource(_, let id):
                guard let found = root["id"] else { throw AnswerFault("JSON without an `id`") }
                guard found.integer == Int(id) else { throw AnswerFault("one with id \(found.excerpt), not \(id)") }
                return .content
            case .encounters:
                guard root.elements != nil else { throw AnswerFault("\(root.excerpt), not an array of encounters") }
                return .content
            case .single, nil:
                guard root.members != nil else { throw AnswerFault("\(root.excerpt), not an object") }
                return .content
            }
        }
    }

    private func wait(_ response: Response) -> Duration? {
        response.retryAfter.flatMap { retryAfter($0, now: now()) }
    }
}
