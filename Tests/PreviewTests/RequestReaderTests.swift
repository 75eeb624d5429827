import Testing

@testable import Preview

@Suite struct RequestReaderTests {
    private func request(_ text: String) throws(RequestFault) -> HTTPRequest? {
        var reader = RequestReader()
        reader.append(text.utf8)
        return try reader.next()
    }

    @Test func findsTheSameRequestHoweverTheBytesAreCut() throws {
        let text = "\r\nGET /a//b%2F/?q=%zz HTTP/1.1\r\nHost: a\r\nX-Y:\t1 , 2\t\r\nx-y: 3\r\n\r\nGET"
        let whole = try #require(try request(text))
        #expect(whole.segments == [Array("a".utf8), [], Array("b/".utf8), []])
        #expect(whole.query == "?q=%zz")
        #expect(whole.list("x-y") == ["1", "2", "3"])
        #expect(!whole.isLast)
        var reader = RequestReader()
        var found: [HTTPRequest] = []
        for byte in text.utf8 {
            reader.append([byte])
            if let request = try reader.next() { found.append(request) }
        }
        #expect(found == [whole])
    }

    @Test func takesATargetWithAHost() throws {
        let request = try request("GET http://localhost:8000/a HTTP/1.1\r\nHost: localhost:8000\r\n\r\n")
        #expect(request?.segments == [Array("a".utf8)])
    }

    @Test func endsOldConnectionsAndThoseWithContent() throws {
        #expect(try request("GET / HTTP/1.0\r\n\r\n")?.isLast == true)
        #expect(try request("GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")?.isLast == true)
        #expect(try request("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n")?.hasContent == true)
        #expect(try request("GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n")?.isLast == false)
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nX: \u{0}\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nX: a\rb\r\n\r\n", "G@T / HTTP/1.1\r\nHost: a\r\n\r\n",
        " / HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET a HTTP/1.1\r\nHost: a\r\n\r\n", "GET * HTTP/1.1\r\nHost: a\r\n\r\n", "GET /é HTTP/1.1\r\nHost: a\r\n\r\n",
        "GET /%g0 HTTP/1.1\r\nHost: a\r\n\r\n", "GET / http/1.1\r\nHost: a\r\n\r\n", "\n", "GET /\n",
    ])
    func refusesWhatBreaksTheRules(text: String) {
        #expect(throws: RequestFault.malformed) { try request(text) }
    }

    @Test func takesAHeadOfTheGreatestLengthAndNoneLonger() throws {
        let start = "GET / HTTP/1.1\r\nHost: a\r\nX: "
        let filling = String(repeating: "x", count: RequestReader.mostBytes - start.utf8.count - 4)
        #expect(try request(start + filling + "\r\n\r\n") != nil)
        #expect(throws: RequestFault.tooLong) { try request(start + filling + "x\r\n\r\n") }
    }
}
