import PokeAPI

/// Answers from a table, at once, and notes what was asked for.
///
/// Answers of one path are used up one by one; the last one stays. A path without any answers 404.
final class ScriptedPictures: Transport {
    var answers: [MediaPath: [Result<Response, TransportFailure>]] = [:]
    private(set) var asked: [AddressedRequest<MediaPath>] = []
    private(set) var mostUnderWay = 0
    private var waiting: [AddressedRequest<MediaPath>] = []

    func answer(
        _ path: MediaPath,
        status: Int = 200,
        type: String = "image/png",
        tag: String? = nil,
        retryAfter: String? = nil,
        _ body: [UInt8] = []
    ) {
        let response = Response(status: status, contentType: type, entityTag: tag, retryAfter: retryAfter, body: body)
        answers[path, default: []].append(.success(response))
    }

    func start(_ request: AddressedRequest<MediaPath>) {
        asked.append(request)
        waiting.append(request)
        mostUnderWay = max(mostUnderWay, waiting.count)
    }

    func finished(waitingAtMost limit: Duration) -> [AddressedExchange<MediaPath>] {
        defer { waiting.removeAll() }
        return waiting.map { request in
            guard let script = answers[request.path], let first = script.first else {
                return AddressedExchange(request, .success(Response(status: 404, contentType: "text/plain", body: [])))
            }
            if script.count > 1 { answers[request.path]?.removeFirst() }
            if case .success(let response) = first, let tag = response.entityTag, tag == request.entityTag {
                return AddressedExchange(request, .success(Response(status: 304, body: [])))
            }
            return AddressedExchange(request, first)
        }
    }

    func cancelAll() { waiting.removeAll() }
}
