import TestSupport
import Testing

@testable import Preview

@Suite struct ConnectionTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("first", to: "1.txt")
        try folder.write("second", to: "2.txt")
    }

    @Test func answersPipelinedRequestsInOrder() async throws {
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            let requests = ["1", "2", "1"].map { "GET /\($0).txt HTTP/1.1\r\nHost: localhost\r\n\r\n" }
            try client.send(requests.joined())
            #expect(
                try [client.answer().text, client.answer().text, client.answer().text] == ["first", "second", "first"]
            )
        }
    }

    @Test func answersARequestThatComesByteByByte() async throws {
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            for character in ["G", "E", "T", " ", "/", "1.", "txt HTTP/1.1\r", "\nHost:", "a\r\n", "\r", "\n"] {
                try client.send(character)
            }
            #expect(try client.answer().text == "first")
        }
    }

    @Test func sendsABodyWithoutWaitingForItsHeadToBeAcknowledged() async throws {
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            // Each would wait for 40 ms.
            let start = ContinuousClock.now
            for _ in 1...100 { #expect(try client.ask("/1.txt").text == "first") }
            #expect(ContinuousClock.now - start < .seconds(2))
        }
    }

    @Test(arguments: ["Connection: close", "Connection: x, Close"])
    func endsTheConnectionWhenAsked(field: String) async throws {
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            #expect(try client.ask("/1.txt", fields: field).text == "first")
            #expect(try client.isEnded())
        }
    }

    @Test(arguments: [
        ("GET\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505), ("GET  / HTTP/1.1\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/1.1\nHost: a\n\n", 400), ("GET /%2 HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ])
    func saysWhatIsWrongAndEndsTheConnection(request: String, status: Int) async throws {
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            try client.send(request)
            let answer = try client.answer()
            #expect(answer.status == status)
            #expect(answer.fields["Connection"] == "close")
            #expect(try client.isEnded())
        }
    }

    @Test func refusesALongHeadInAnAnswerThatArrives() async throws {
        try await RunningPreview.serve(folder) { preview in
            let client = try PreviewClient(port: preview.port)
            // More than the system's buffers hold: a server that did not read on would reset the connection meanwhile.
            try client.send("GET / HTTP/1.1\r\nHost: a\r\nX: " + String(repeating: "x", count: 8 << 20) + "\r\n\r\n")
            #expect(try client.answer().status == 431)
            #expect(try client.isEnded())
        }
    }

    @Test func endsIdleConnections() async throws {
        try await RunningPreview.serve(folder, idleLimit: .milliseconds(1)) { preview in
            let client = try PreviewClient(port: preview.port)
            #expect(try client.isEnded())
        }
    }

    @Test func letsNewClientsWaitWhileAllPlacesAreTaken() async throws {
        try await RunningPreview.serve(folder, mostConnections: 1) { preview in
            var client: PreviewClient? = try PreviewClient(port: preview.port)
            #expect(try client?.ask("/1.txt").status == 200)
            let waiting = try PreviewClient(port: preview.port)
            try waiting.send("GET /2.txt HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(try client?.ask("/1.txt").status == 200)
            #expect(waiting.isSilent())
            client = nil
            #expect(try waiting.answer().text == "second")
        }
    }

    @Test func reloadsOpenPagesAfterEachBuild() async throws {
        try await RunningPreview.serve(folder) { preview in
            let pages = try [PreviewClient(port: preview.port), PreviewClient(port: preview.port)]
            for page in pages {
                let answer = try page.ask("/__pokebuild/events", fields: "Accept: text/event-stream")
                #expect(answer.status == 200)
                #expect(answer.fields["Content-Type"] == "text/event-stream")
                #expect(answer.fields["Content-Length"] == nil)
                #expect(page.isSilent())
            }
            for _ in 1...2 {
                preview.rebuild()
                for page in pages { #expect(try page.text(until: "\n\n") == "data: reload\n\n") }
            }
        }
    }
}
