import Glibc
import PokeAPI
import TestSupport
import Testing

@testable import Transfer

/// What comes of servers that behave, and misbehave, in every way that HTTP leaves them.
@Suite struct HTTPTransportTests {
    private static let body = Array(#"{"id":1}"#.utf8)

    private func configuration(_ root: String) -> HTTPConfiguration {
        var configuration = HTTPConfiguration(root: root, userAgent: "pokebuild/test")
        configuration.bodyLimit = 1 << 20
        configuration.headerLimit = 1 << 12
        configuration.stallTimeout = 1
        configuration.totalTimeout = 3
        configuration.connectTimeout = 2
        return configuration
    }

    private func ask(
        _ root: String,
        _ path: APIPath = .resource("nature", 1),
        entityTag: String? = nil
    ) throws -> Result<Response, TransportFailure> {
        try ask(configuration(root), Request(path, entityTag: entityTag))
    }

    private func ask(
        _ configuration: HTTPConfiguration,
        _ request: Request = Request(.resource("nature", 1))
    ) throws -> Result<Response, TransportFailure> {
        let transport = HTTPTransport<APIPath>(configuration)
        transport.start(request)
        for _ in 0..<1_000 {
            if let exchange = transport.finished(waitingAtMost: .milliseconds(100)).first { return exchange.result }
        }
        throw POSIXFailure(code: 110)
    }

    private func failure(_ steps: [ScriptedServer.Step]) throws -> TransportFailure? {
        let server = try ScriptedServer { _ in steps }
        return try failure(configuration(server.root))
    }

    private func failure(_ configuration: HTTPConfiguration) throws -> TransportFailure? {
        switch try ask(configuration) {
        case .success(let response):
            Issue.record("\(response)")
            return nil
        case .failure(let failure): return failure
        }
    }

    @Test func readsWhatMattersOfAnAnswer() throws {
        let server = try ScriptedServer { _ in
            [
                .answer(
                    "200 OK",
                    [
                        "ETag: W/\"a\"", "X-PokeAPI-Hash: abc", "X-PokeAPI-Deploy-Date: 7", "Retry-After: 3",
                        "Last-Modified: x GMT",
                    ],
                    Self.body
                )
            ]
        }
        let response = try ask(server.root).get()
        #expect(response.status == 200)
        #expect(response.contentType == "application/json")
        #expect(response.entityTag == "W/\"a\"")
        #expect(response.deployment == "abc")
        #expect(response.deployed == 7)
        #expect(response.retryAfter == "3")
        #expect(response.body == Self.body)
        let request = try #require(server.requests.first)
        #expect(request.target == "/api/v2/nature/1/")
        #expect(request.headers.contains("user-agent: pokebuild/test"))
        #expect(request.headers.contains("accept: application/json"))
        #expect(request.headers.contains { $0.hasPrefix("accept-encoding:") && $0.contains("gzip") })
    }

    @Test(arguments: [
        ("W/\"a\"", "if-none-match: w/\"a\""), ("abc", "if-none-match: abc"),
        ("Sun, 06 Nov 1994 08:49:37 GMT", "if-modified-since: sun, 06 nov 1994 08:49:37 gmt"),
    ])
    func asksConditionally(tag: String, header: String) throws {
        let server = try ScriptedServer { _ in [.answer("304 Not Modified")] }
        #expect(try ask(server.root, entityTag: tag).get().status == 304)
        #expect(server.requests.first?.headers.contains(header) == true)
    }

    @Test func remembersTheDateOfAnAnswerWithoutATag() throws {
        let date = "Sun, 06 Nov 1994 08:49:37 GMT"
        let server = try ScriptedServer { _ in [.answer("200 OK", ["Last-Modified: " + date], Self.body)] }
        #expect(try ask(server.root).get().entityTag == date)
    }

    @Test func remembersNoHeaderThatIsTooLongOrNoText() throws {
        let server = try ScriptedServer { _ in
            [
                .answer(
                    "200 OK",
                    ["ETag: \"" + String(repeating: "x", count: 1_001) + "\"", "X-PokeAPI-Hash: a\u{1}b"],
                    Self.body
                )
            ]
        }
        let response = try ask(server.root).get()
        #expect(response.entityTag == nil)
        #expect(response.deployment == nil)
    }

    @Test func usesFewConnectionsForManyRequests() throws {
        let server = try ScriptedServer { _ in [.answer("200 OK", [], Self.body)] }
        let transport = HTTPTransport<APIPath>(configuration(server.root))
        for id in Int32(1)...20 { transport.start(Request(.resource("nature", id))) }
        var ended = 0
        while ended < 20 { ended += transport.finished(waitingAtMost: .seconds(1)).count }
        #expect(Set(server.requests.map(\.target)).count == 20)
        #expect(server.connectionCount <= 8)
    }

    @Test func sendsARequestOverAStandingConnectionWithoutBeingWaitedFor() throws {
        let server = try ScriptedServer { _ in [.answer("200 OK", [], Self.body)] }
        let transport = HTTPTransport<APIPath>(configuration(server.root))
        transport.start(Request(.resource("nature", 1)))
        while transport.finished(waitingAtMost: .seconds(1)).isEmpty {}
        transport.start(Request(.resource("nature", 2)))
        let end = ContinuousClock.now + .seconds(10)
        while server.requests.count < 2, .now < end { usleep(1_000) }
        #expect(server.requests.count == 2)
    }

    @Test func waitsForNothingThatWasAnsweredWhileRequestsWereSent() throws {
        let server = try ScriptedServer { _ in [.answer("200 OK", [], Self.body)] }
        let transport = HTTPTransport<APIPath>(configuration(server.root))
        var (started, ended) = (Int32(0), Int32(0))
        while ended < 10_000 {
            while started < 10_000, started - ended < 2 {
                started += 1
                transport.start(Request(.resource("nature", started)))
            }
            let start = ContinuousClock.now
            ended += Int32(transport.finished(waitingAtMost: .seconds(20)).count)
            try #require(ContinuousClock.now - start < .seconds(15), "after \(ended)")
        }
    }

    @Test func cutsABodyThatUnpacksTooLarge() throws {
        let bomb = Gzip.zeros(64 << 20)
        #expect(bomb.count < 1 << 19)
        let failure = try failure([.answer("200 OK", ["Content-Encoding: gzip"], bomb)])
        #expect(failure == TransportFailure("a body of more than 1048576 bytes", isTransient: true))
    }

    @Test func holdsNoMoreThanTheAllowanceOfManyLargeBodies() throws {
        let server = try ScriptedServer { _ in
            [.head("200 OK", ["Content-Length: 2000000"], [UInt8](repeating: 32, count: 700_000)), .hang]
        }
        var configuration = configuration(server.root)
        configuration.totalBodyLimit = 1 << 20
        configuration.stallTimeout = 60
        configuration.totalTimeout = 60
        let transport = HTTPTransport<APIPath>(configuration)
        transport.start(Request(.resource("nature", 1)))
        transport.start(Request(.resource("nature", 2)))
        var ended: [Exchange] = []
        // The one that came first has its bytes, and waits for more.
        while ended.isEmpty { ended = transport.finished(waitingAtMost: .seconds(1)) }
        #expect(ended.count == 1)
        #expect(throws: TransportFailure("too many large bodies at a time", isTransient: true)) {
            try ended.first?.result.get()
        }
    }

    @Test func unpacksABodyThatFits() throws {
        let server = try ScriptedServer { _ in [.answer("200 OK", ["Content-Encoding: gzip"], Gzip.zeros(258_000))] }
        #expect(try ask(server.root).get().body.count == 258_001)
    }

    @Test(arguments: Encodings.all)
    func unpacksEveryEncodingThatItOffers(encoding: String, packed: [UInt8]) throws {
        let server = try ScriptedServer { _ in [.answer("200 OK", ["Content-Encoding: " + encoding], packed)] }
        #expect(try ask(server.root).get().body == Self.body)
        let offered = try #require(server.requests.first?.headers.first { $0.hasPrefix("accept-encoding: ") })
        #expect(offered.dropFirst("accept-encoding: ".count).split(separator: ", ").contains { $0 == encoding })
    }

    @Test func cutsABodyOfFewBytesThatUnpacksTooLargeFromZstandard() throws {
        let failure = try failure([
            .answer("200 OK", ["Content-Encoding: zstd"], Encodings.zstandardZeros(64 << 20))
        ])
        #expect(failure == TransportFailure("a body of more than 1048576 bytes", isTransient: true))
    }

    @Test func refusesWhatIsNotGzip() throws {
        let failure = try failure([.answer("200 OK", ["Content-Encoding: gzip"], Array("no gzip at all".utf8))])
        #expect(failure?.isTransient == true)
    }

    @Test func refusesAnEncodingThatNobodyAskedFor() throws {
        #expect(try failure([.answer("200 OK", ["Content-Encoding: rot13"], Self.body)])?.isTransient == true)
    }

    @Test func cutsAnEndlessBody() throws {
        let block = Array("10000\r\n".utf8) + [UInt8](repeating: 32, count: 65_536) + Array("\r\n".utf8)
        let failure = try failure([.head("200 OK", ["Transfer-Encoding: chunked"]), .pour(block)])
        #expect(failure == TransportFailure("a body of more than 1048576 bytes", isTransient: true))
    }

    @Test func cutsEndlessHeaders() throws {
        let failure = try failure([
            .send(Array("HTTP/1.1 200 OK\r\n".utf8)), .pour(Array("X-A: bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb\r\n".utf8)),
        ])
        #expect(failure == TransportFailure("headers of more than 4096 bytes", isTransient: true))
    }

    @Test(arguments: [
        [ScriptedServer.Step.reset], [.close], [.head("200 OK", ["Content-Length: 100"], [123]), .close],
        [.head("200 OK", ["Transfer-Encoding: chunked"], Array("5\r\n{\"id".utf8)), .close],
        [.send(Array("SSH-2.0-x\r\n\r\n".utf8)), .close],
    ])
    func mayAskAgainAfterACutAnswer(steps: [ScriptedServer.Step]) throws {
        #expect(try failure(steps)?.isTransient == true)
    }

    /// What ends a transfer of which another limit, of a minute, would end it late.
    private func failureWithinHalfAMinute(_ configuration: HTTPConfiguration) throws -> TransportFailure? {
        let start = ContinuousClock.now
        let failure = try failure(configuration)
        #expect(ContinuousClock.now - start < .seconds(30))
        return failure
    }

    @Test func endsAStall() throws {
        let server = try ScriptedServer { _ in [.head("200 OK", ["Content-Length: 100"], [123]), .hang] }
        var configuration = configuration(server.root)
        configuration.totalTimeout = 60
        #expect(
            try failureWithinHalfAMinute(configuration) == TransportFailure("Timeout was reached", isTransient: true)
        )
    }

    @Test func endsAnAnswerThatTakesTooLongAlthoughItGoesOn() throws {
        let server = try ScriptedServer { _ in [.head("200 OK", ["Content-Length: 100000"]), .drip] }
        var configuration = configuration(server.root)
        // A byte comes in each second, so that nothing stalls.
        configuration.stallTimeout = 60
        configuration.totalTimeout = 1
        #expect(
            try failureWithinHalfAMinute(configuration) == TransportFailure("Timeout was reached", isTransient: true)
        )
    }

    @Test func endsAConnectionThatIsNeverMade() throws {
        let listener = try FullListener()
        var configuration = configuration("http://127.0.0.1:\(listener.port)/api/v2/")
        configuration.stallTimeout = 60
        configuration.totalTimeout = 60
        configuration.connectTimeout = 1
        #expect(
            try failureWithinHalfAMinute(configuration) == TransportFailure("Timeout was reached", isTransient: true)
        )
    }

    @Test func namesTheReasonWhereNobodyListens() throws {
        let result = try ask("http://127.0.0.1:9/api/v2/")
        guard case .failure(let failure) = result else {
            Issue.record("somebody listens")
            return
        }
        #expect(failure.isTransient)
        #expect(failure.description.contains("Connection refused"))
    }

    @Test func followsARedirectBelowTheRoot() throws {
        let server = try ScriptedServer { request in
            request.target == "/api/v2/nature/1/"
                ? [.answer("301 Moved", ["Location: /api/v2/nature/1"])] : [.answer("200 OK", [], Self.body)]
        }
        #expect(try ask(server.root).get().body == Self.body)
        #expect(server.requests.map(\.target) == ["/api/v2/nature/1/", "/api/v2/nature/1"])
    }

    @Test func followsNoRedirectFromTheRoot() throws {
        let server = try ScriptedServer { _ in [.answer("302 Found", ["Location: http://127.0.0.1:9/api/v2/nature/1/"])]
        }
        guard case .failure(let failure) = try ask(server.root) else {
            Issue.record("a redirect was followed")
            return
        }
        #expect(!failure.isTransient)
        #expect(failure.description.hasPrefix("a redirect to http://127.0.0.1:9/api/v2/nature/1/, which is not below"))
    }

    @Test func endsARedirectLoop() throws {
        let server = try ScriptedServer { [.answer("302 Found", ["Location: " + $0.target])] }
        guard case .failure(let failure) = try ask(server.root) else {
            Issue.record("a loop has an end")
            return
        }
        #expect(failure == TransportFailure("more than 5 redirects", isTransient: false))
        #expect(server.requests.count == 6)
    }

    @Test func tellsARedirectToNowhere() throws {
        #expect(
            try failure([.answer("302 Found")]) == TransportFailure("status 302 without a Location", isTransient: true)
        )
    }
}
