import PokeAPI
import Testing

@testable import Crawl

/// What is content, and what every other answer is called.
@Suite struct AnswerCheckTests {
    private let check = AnswerCheck(now: { 0 })

    private func verdict(
        _ path: String,
        _ body: String,
        status: Int = 200,
        type: String? = "application/json",
        tag: String? = nil
    ) throws -> Verdict {
        let request = Request(try #require(APIPath(parsing: path)), entityTag: tag)
        let response = Response(status: status, contentType: type, body: Array(body.utf8))
        return check.verdict(on: Exchange(request, .success(response)))
    }

    @Test(arguments: [
        ("nature/1/", #"{"id":1}"#), ("nature/-1/", #" {"name":"x","id":-1} "#), ("pokemon/1/encounters", "[]"),
        ("berry/1/", #"{"id":1,"big":18446744073709551615,"e":1e300}"#),
    ])
    func takesWhatWasAskedFor(path: String, body: String) throws {
        #expect(try verdict(path, body) == .content)
        #expect(try verdict(path, body, type: nil) == .content)
        #expect(try verdict(path, body, type: "application/hal+json") == .content)
    }

    @Test(arguments: [
        ("nature/1/", "", "an empty body"), ("nature/1/", "  ", "not a JSON document"),
        ("nature/1/", #"{"id":1"#, "not a JSON document"), ("nature/1/", #"{"id":01}"#, "not a JSON document"),
        ("nature/1/", #"{"id":1,"n":1."#, "not a JSON document"), ("nature/1/", "[]", "one with an array where id 1"),
        ("nature/1/", #"{"id":"1"}"#, #"one with id "1" where id 1"#),
        ("nature/1/", #"{"id":null}"#, "one with id null where id 1"),
        ("nature/1/", #"{"id":1.5}"#, "one with id 1.5 where id 1"),
        ("nature/1/", #"{"id":true}"#, "one with id true where id 1"),
        ("nature/1/", #"{"id":4294967297}"#, "one with id 4294967297 where id 1"),
        ("nature/1/", #"{"name":"x"}"#, "one with an object where id 1"),
        ("pokemon/1/encounters", #"{"id":1}"#, "where an array of encounters was expected"),
        ("meta/", "[]", "where an object was expected"), ("", "{}", "an index of 0 kinds"),
        ("", "[]", "no index of kinds: expected an object"), ("", #"{"a":1}"#, "no index of kinds a: expected"),
        ("nature/?offset=0&limit=200", #"{"count":"1","next":null,"results":[]}"#, "no listing count: expected"),
        ("nature/?offset=0&limit=200", "<html>", "not a JSON document"),
    ])
    func refusesOtherBodies(path: String, body: String, reason: String) throws {
        guard case .refused(let told, .none, nil) = try verdict(path, body) else {
            Issue.record("\(try verdict(path, body))")
            return
        }
        #expect(told.hasPrefix("the answer is "))
        #expect(told.contains(reason), "\(told)")
    }

    @Test(arguments: [
        ("1e999", "the number 1e999"), ("-1e999", "the number -1e999"),
        (String(repeating: "9", count: 40), "the number 999999999999999999999999999999…"),
        (String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000), "nested deeper than 1,024"),
    ])
    func doesNotAskAgainForWholeJSONThatCannotBeRead(value: String, reason: String) throws {
        for (path, body) in [
            ("nature/1/", #"{"id":1,"x":\#(value)}"#), ("nature/?offset=0&limit=200", #"{"count":\#(value)}"#),
        ] {
            guard case .impossible(let told) = try verdict(path, body) else {
                Issue.record("\(try verdict(path, body))")
                return
            }
            #expect(told.contains(reason), "\(told)")
        }
    }

    @Test func asksAgainForCutJSONWithAnUnreadableNumber() throws {
        guard case .refused = try verdict("nature/1/", #"{"id":1,"x":1e999,"y":"#) else {
            Issue.record("cut JSON must be asked for again")
            return
        }
    }

    @Test func takesNoOtherTypeForContent() throws {
        #expect(
            try verdict("nature/1/", #"{"id":1}"#, type: "text/plain")
                == .refused(reason: "the answer is text/plain where application/json was expected")
        )
        // A challenge or a captive portal, which one request at a time may pass.
        #expect(
            try verdict("nature/1/", "<title>Just a moment</title>", type: "text/html")
                == .refused(
                    reason: "the answer is text/html where application/json was expected: blocked, try later",
                    demand: .fewer
                )
        )
    }

    @Test(arguments: [
        (403, Verdict.refused(reason: "status 403: blocked, try later", demand: .fewer)), (404, .missing),
        (410, .missing),
        (429, .refused(reason: "status 429", demand: .pause)), (500, .refused(reason: "status 500")),
        (503, .refused(reason: "status 503", demand: .fewer)), (304, .refused(reason: "status 304")),
        (204, .refused(reason: "status 204")), (206, .refused(reason: "status 206")),
    ])
    func readsStatuses(status: Int, expected: Verdict) throws {
        #expect(try verdict("nature/1/", #"{"id":1}"#, status: status) == expected)
    }

    @Test func takesNotModifiedOnlyWhereItAskedForIt() throws {
        #expect(try verdict("nature/1/", "", status: 304, tag: "t") == .unchanged)
    }

    @Test func tellsTransientFailuresFromLastingOnes() throws {
        let request = Request(.root)
        func verdict(_ isTransient: Bool) -> Verdict {
            check.verdict(on: Exchange(request, .failure(TransportFailure("why", isTransient: isTransient))))
        }
        #expect(verdict(true) == .unreached(reason: "why"))
        #expect(verdict(false) == .impossible(reason: "why"))
    }
}
