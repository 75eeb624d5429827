public import PokeAPI
import PokeModel

/// Answers requests from the sample's files, in the shape of the API.
///
/// Each answer is made when it is asked for, and has the same bytes each time. What the sample has not is a 404.
public final class SampleTransport: Transport {
    private let sample: Sample
    private var answered: [Exchange] = []

    /// Reads the sample's folder, which holds a text file for each table.
    ///
    /// Throws ``SampleError`` for the first fault: a file that is missing, a row that is not as its header says, a
    /// reference that leads nowhere.
    public init(directory: String) throws(SampleError) {
        sample = try Sample(directory: directory)
    }

    /// Answers at once; the exchange is there when asked for.
    public func start(_ request: Request) {
        answered.append(Exchange(request, .success(response(to: request))))
    }

    /// All that was started since the last call.
    public func finished(waitingAtMost limit: Duration) -> [Exchange] {
        defer { answered = [] }
        return answered
    }

    /// Drops the answers that nobody has asked for.
    public func cancelAll() { answered = [] }

    private func response(to request: Request) -> Response {
        guard let body = answer(request.path)?.bytes else {
            let body = Array("Not Found".utf8)
            return Response(status: 404, contentType: "text/plain", deployment: sample.hash, body: body)
        }
        // An answer follows from its path and the files alone.
        let tag = "\"\(sample.hash)\""
        let isKnown = request.entityTag == tag
        return Response(status: isKnown ? 304 : 200, entityTag: tag, deployment: sample.hash, body: isKnown ? [] : body)
    }

    private func answer(_ path: APIPath) -> JSONTree? {
        switch path.role {
        case .index: index
        case .single("meta"): meta
        case .single(let name): Kind(slug: name).map { listing(of: $0, query: "") }
        case .listing(let name):
            Kind(slug: name).map { listing(of: $0, query: path.description.drop { $0 != "?" }.dropFirst()) }
        case .resource(let name, let id): Kind(slug: name).flatMap { resource(Reference($0, id), .resource($0)) }
        case .encounters(let id): resource(Reference(.pokemon, id), .encounters)
        case nil: nil
        }
    }

    private var index: JSONTree {
        .object((Kind.allCases.map(\.slug) + ["meta"]).map { (key: $0, value: .string("/api/v2/\($0)/")) })
    }

    private var meta: JSONTree {
        let row = sample.rows("meta").first
        return .object([
            (key: "deploy_date", value: row?["deployed"].text.map { .string($0) } ?? .null),
            (key: "hash", value: .string(sample.hash)),
            (key: "tag", value: row?["tag"].text.map { .string($0) } ?? .null),
        ])
    }

    private func resource(_ reference: Reference, _ shape: Shape) -> JSONTree? {
        sample.row(of: reference).map { shape.make(Scope(sample: sample, resource: reference, rows: [$0])) }
    }

    /// A page of a listing; the links to its neighbours ask for no more than there is, as those of the live service.
    private func listing(of kind: Kind, query: Substring) -> JSONTree {
        var (offset, limit) = (0, 20)
        for part in query.split(separator: "&") {
            let pair = part.split(separator: "=")
            guard pair.count == 2, let number = Int(pair[1]) else { continue }
            if pair[0] == "offset" { offset = number }
            if pair[0] == "limit", number > 0 { limit = number }
        }
        let ids = sample.ids(of: kind)
        let end = min(offset + limit, ids.count)
        func page(_ offset: Int, _ limit: Int) -> JSONTree {
            .string("/api/v2/\(APIPath.listing(of: kind.slug, offset: offset, limit: limit))")
        }
        let scope = Scope(sample: sample, resource: Reference(kind, 0), rows: [])
        return .object([
            (key: "count", value: .integer(ids.count)),
            (key: "next", value: end < ids.count ? page(end, min(limit, ids.count - end)) : .null),
            (key: "previous", value: offset > 0 ? page(max(0, offset - limit), min(offset, limit)) : .null),
            (key: "results", value: .array(ids[min(offset, end)..<end].map { scope.link(Reference(kind, $0)) })),
        ])
    }
}
