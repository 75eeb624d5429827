import JSON
import PokeAPI

/// What an answer turned out to be.
enum Verdict: Equatable, Sendable {
    /// The API's index: the names of its kinds.
    case index([String])
    /// A page of a listing.
    case listing(WireListing)
    /// The answer of `meta`, with the deployment that it names; nil where it does not know.
    case deployment(String?)
    /// A resource or another single answer, whole and the one that was asked for.
    case content
    /// The stored answer is still the right one.
    case unchanged
    /// There is nothing at that address.
    case missing
    /// No answer this time, with what the server wants, and with when to ask again where it says so.
    case refused(reason: String, demand: Demand = .none, retryAfter: Duration? = nil)
    /// Nobody answered, or not to the end.
    case unreached(reason: String)
    /// No answer, and asking again cannot help.
    case impossible(reason: String)
}

/// What a server that refused an answer wants of its client.
enum Demand: Sendable {
    /// Nothing that it said.
    case none
    /// Fewer requests at a time.
    case fewer
    /// No requests at all for a while.
    case pause
    /// Nothing, as nobody is there to want something.
    case absent
}

/// Decides whether an answer is what was asked for, before anything is stored.
///
/// HTML with status 200, a bot challenge, an empty or cut body, other JSON than the one asked for: none of it is content.
struct AnswerCheck {
    /// The names that an index may have; PokeAPI's has fifty.
    private static let kindLimit = 1_000
    private let parser = JSONParser()
    private let decoder = WireDecoder()
    private let status: StatusCheck

    /// Creates a check that tells the time by `now`, in seconds since 1970.
    init(now: @escaping () -> Int) { status = StatusCheck(now: now) }

    /// Judges what came of a request.
    func verdict(on exchange: Exchange) -> Verdict {
        switch exchange.result {
        case .failure(let failure): status.verdict(on: failure)
        case .success(let response):
            status.verdict(on: response, isConditional: exchange.request.entityTag != nil)
                ?? verdict(on: response, to: exchange.request)
        }
    }

    private func verdict(on response: Response, to request: Request) -> Verdict {
        if let type = response.contentType, type != "application/json", !type.hasSuffix("+json") {
            return status.refusal(of: type, expected: "application/json")
        }
        do {
            return try content(response.body, of: request.path)
        } catch {
            let reason = "the answer is \(error)"
            if case .some(let fault) = error as? JSONSyntaxError, fault.isLasting { return .impossible(reason: reason) }
            return .refused(reason: reason)
        }
    }

    /// Judges a body that is stored, or that came with status 200.
    ///
    /// Throws what is wrong with it.
    func content(_ body: [UInt8], of path: APIPath) throws -> Verdict {
        if body.isEmpty { throw AnswerFault("an empty body") }
        switch path.role {
        case .index:
            let kinds = try decode(WireIndex.self, body, of: path).entries.map(\.name)
            guard (1...Self.kindLimit).contains(kinds.count) else {
                throw AnswerFault("an index of \(kinds.count) kinds, where 1 to \(Self.kindLimit) were expected")
            }
            return .index(kinds)
        case .listing: return .listing(try decode(WireListing.self, body, of: path))
        case .resource(_, let id): try check(body) { $0["id"]?.integer == Int(id) ? nil : "id \(id)" }
        case .encounters: try check(body) { $0.elements == nil ? "an array of encounters" : nil }
        case .single("meta"): return .deployment(try deployment(body))
        case .single, nil: try check(body) { $0.members == nil ? "an object" : nil }
        }
        return .content
    }

    private func decode<Answer: WireAnswer>(_ type: Answer.Type, _ body: [UInt8], of path: APIPath) throws -> Answer {
        // What is no JSON is told as such, and not as a value that a listing should have.
        try check(body) { _ in nil }
        let name = path == .root ? "index of kinds" : "listing"
        do {
            return try body.withUnsafeBytes { try decoder.decode(type, named: name, in: "listing", from: $0) }
        } catch {
            throw AnswerFault("no \(error)")
        }
    }

    /// Parses a body; `lack` says what was expected of it where it is not there.
    private func check(_ body: [UInt8], lack: (JSONValue) -> String?) throws {
        try parser.withDocument(body) { root in
            guard let expected = lack(root) else { return }
            let found = root["id"].map { "id \($0.excerpt)" } ?? root.excerpt
            throw AnswerFault("one with \(found) where \(expected) was expected")
        }
    }

    /// What an answer of `meta` names; nil for what is no name that could be told from others.
    private func deployment(_ body: [UInt8]) throws -> String? {
        try check(body) { $0.members == nil ? "an object" : nil }
        return try parser.withDocument(body) { root in
            root["hash"]?.string.flatMap { $0.isEmpty || $0.utf8.count > 200 ? nil : $0 }
        }
    }
}

/// Why an answer cannot be what was asked for, as the end of "the answer is …".
struct AnswerFault: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
