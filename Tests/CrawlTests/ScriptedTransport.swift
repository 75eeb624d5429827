import PokeAPI

/// Answers from a table, at once, and notes what was asked for.
///
/// Answers of one path are used up one by one; the last one stays. A path without any answers 404.
final class ScriptedTransport: Transport {
    var answers: [String: [Result<Response, TransportFailure>]] = [:]
    /// The deployment that answers name which name none of their own.
    var deployment: String? = "abc"
    /// Called before each answer with the number of answers before it: the place to deploy anew.
    var beforeAnswer: (Int) -> Void = { _ in }
    private var answered = 0
    private(set) var asked: [Request] = []
    private(set) var mostUnderWay = 0
    private var waiting: [Request] = []

    var paths: [String] { asked.map(\.path.description) }

    func answer(_ path: String, _ json: String, entityTag: String? = nil, deployment: String? = nil) {
        let response = Response(status: 200, entityTag: entityTag, deployment: deployment, body: Array(json.utf8))
        answers[path, default: []].append(.success(response))
    }

    /// Answers a path from now on otherwise.
    func replace(_ path: String, _ json: String, entityTag: String? = nil) {
        answers[path] = nil
        answer(path, json, entityTag: entityTag)
    }

    /// A whole listing of natures.
    func listNatures(_ ids: Int..., count: Int? = nil) {
        let results = ids.map { #"{"name":"n\#($0)","url":"/api/v2/nature/\#($0)/"}"# }.joined(separator: ",")
        replace("nature/?offset=0&limit=200", #"{"count":\#(count ?? ids.count),"next":null,"results":[\#(results)]}"#)
    }

    /// Lets another deployment answer from now on, which `meta` names.
    func deploy(_ name: String) {
        deployment = name
        replace("meta/", #"{"hash":"\#(name)","deploy_date":"2","tag":null}"#)
    }

    func answer(
        _ path: String,
        status: Int,
        retryAfter: String? = nil,
        body: String = "no",
        type: String = "text/plain"
    ) {
        answers[path, default: []].append(
            .success(Response(status: status, contentType: type, retryAfter: retryAfter, body: Array(body.utf8)))
        )
    }

    /// A small API: two natures, one pokemon with encounters, and `meta`.
    static func small() -> ScriptedTransport {
        let transport = ScriptedTransport()
        transport.answer("", #"{"nature":"/api/v2/nature/","pokemon":"/api/v2/pokemon/","meta":"/api/v2/meta/"}"#)
        transport.answer("meta/", #"{"hash":"abc","deploy_date":"1","tag":null}"#)
        transport.answer(
            "nature/?offset=0&limit=200",
            #"{"count":2,"next":null,"results":[{"name":"a","url":"/api/v2/nature/1/"},{"name":"b","url":"/api/v2/nature/-2/"}]}"#
        )
        transport.answer(
            "pokemon/?offset=0&limit=200",
            #"{"count":1,"next":null,"results":[{"name":"p","url":"http://other.invalid/api/v2/pokemon/7/"}]}"#
        )
        transport.answer("nature/1/", #"{"id": 1, "name": "a"}"#, entityTag: "W/1")
        transport.answer("nature/-2/", #"{"id":-2,"name":"b"}"#)
        transport.answer("pokemon/7/", #"{"id":7,"name":"p"}"#)
        transport.answer("pokemon/7/encounters", "[]")
        return transport
    }

    /// An API of so many natures, and nothing else.
    static func natures(_ count: Int) -> ScriptedTransport {
        let transport = ScriptedTransport()
        transport.answer("", #"{"nature":"/api/v2/nature/","meta":"/api/v2/meta/"}"#)
        transport.answer("meta/", #"{"hash":"abc","deploy_date":"1","tag":null}"#)
        let results = (1...count).map { #"{"name":"n\#($0)","url":"/api/v2/nature/\#($0)/"}"# }
        transport.answer(
            "nature/?offset=0&limit=\(count)",
            #"{"count":\#(count),"next":null,"results":[\#(results.joined(separator: ","))]}"#
        )
        for id in 1...count { transport.answer("nature/\(id)/", #"{"id":\#(id)}"#) }
        return transport
    }

    func start(_ request: Request) {
        asked.append(request)
        waiting.append(request)
        mostUnderWay = max(mostUnderWay, waiting.count)
    }

    func finished(waitingAtMost limit: Duration) -> [Exchange] {
        defer { waiting.removeAll() }
        return waiting.map { request in
            beforeAnswer(answered)
            answered += 1
            return Exchange(request, result(of: request))
        }
    }

    private func result(of request: Request) -> Result<Response, TransportFailure> {
        let path = request.path.description
        guard let script = answers[path], let first = script.first else {
            return .success(Response(status: 404, contentType: "text/plain", deployment: deployment, body: []))
        }
        if script.count > 1 { answers[path]?.removeFirst() }
        return first.map { response in
            var response = response
            response.deployment = response.deployment ?? deployment
            if let tag = response.entityTag, tag == request.entityTag {
                response.status = 304
                response.body = []
            }
            return response
        }
    }

    func cancelAll() { waiting.removeAll() }
}
