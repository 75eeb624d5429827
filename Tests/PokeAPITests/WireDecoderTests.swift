import Diagnostics
import PokeModel
import Testing

@testable import PokeAPI

@Suite struct WireDecoderTests {
    private let decoder = WireDecoder()

    private func decode<Resource: WireResource>(_ type: Resource.Type, id: Int32, _ text: String) throws -> Resource {
        try Array(text.utf8).withUnsafeBytes { try decoder.decode(type, id: id, from: $0) }
    }

    private func decode<Answer: WireAnswer>(_ type: Answer.Type, _ text: String) throws -> Answer {
        try Array(text.utf8).withUnsafeBytes { try decoder.decode(type, named: "answer", in: "answers", from: $0) }
    }

    @Test func refusesAnotherIDThanWasAskedFor() {
        let error = WireError(resource: "currency/1", path: "id", expected: "1", found: "2")
        #expect(throws: error) { try decode(WireCurrency.self, id: 1, #"{"id":2}"#) }
    }

    @Test(arguments: ["", "<html>", #"{"id":1"#])
    func refusesWhatIsNoJSON(text: String) throws {
        let error = #expect(throws: WireError.self) { try decode(WireCurrency.self, id: 1, text) }
        #expect(error?.resource == "currency/1")
        #expect(error?.path == "")
        #expect(error?.expected == "a JSON document")
    }

    @Test func refusesWhatIsNoObject() {
        let error = WireError(resource: "currency/1", path: "", expected: "an object", found: "an array")
        #expect(throws: error) { try decode(WireCurrency.self, id: 1, "[]") }
    }

    @Test func saysWhatWhereAndWhatWasExpected() throws {
        let text = #"{"id":1,"names":[{"language":{"url":"/api/v2/language/9/"},"name":[]}]}"#
        let error = try #require(throws: WireError.self) { try decode(WireCurrency.self, id: 1, text) }
        #expect(error.description == "currency/1 names[0].name: expected a string, found an array")
        #expect(
            error.diagnostic
                == Diagnostic(
                    .error,
                    rule: "unreadable-value",
                    place: "currency/1 names[0].name",
                    summary: "expected a string, found an array"
                )
        )
    }

    @Test func goesOnAfterAnError() throws {
        #expect(throws: WireError.self) { try decode(WireCurrency.self, id: 1, #"{"new":1,"id":"x"}"#) }
        #expect(try decode(WireCurrency.self, id: 2, #"{"id":2}"#).id == 2)
        #expect(decoder.drift == [])
    }

    @Test func collectsDriftByKindAndPath() throws {
        _ = try decode(WireCurrency.self, id: 2, #"{"id":2,"new":1}"#)
        _ = try decode(WireCurrency.self, id: 1, #"{"id":1,"new":1,"newer":1}"#)
        _ = try decode(WireEggGroup.self, id: 3, #"{"id":3,"new":1}"#)
        #expect(
            decoder.drift == [
                WireDrift(group: "currency", path: "new", example: "currency/1", count: 2),
                WireDrift(group: "currency", path: "newer", example: "currency/1", count: 1),
                WireDrift(group: "egg-group", path: "new", example: "egg-group/3", count: 1),
            ]
        )
        #expect(
            decoder.drift[0].diagnostic.summary
                == "the API sends a field that this version does not read (2 times, as in currency/1)"
        )
    }

    @Test func mergesDriftInAnyOrder() {
        let drifts = [
            WireDrift(group: "b", path: "x", example: "b/2", count: 1),
            WireDrift(group: "a", path: "y", example: "a/9", count: 2),
            WireDrift(group: "b", path: "x", example: "b/1", count: 5),
        ]
        let merged = [
            WireDrift(group: "a", path: "y", example: "a/9", count: 2),
            WireDrift(group: "b", path: "x", example: "b/1", count: 6),
        ]
        #expect(WireDrift.merging(drifts) == merged)
        #expect(WireDrift.merging(drifts.reversed()) == merged)
    }

    @Test func boundsTheDriftOfOneAnswer() throws {
        let names = (0..<3000).map { #"{"language":{"url":"/api/v2/language/9/"},"name":"","n\#($0)":0}"# }
        _ = try decode(WireCurrency.self, id: 1, #"{"id":1,"names":[\#(names.joined(separator: ","))]}"#)
        #expect(decoder.drift.count == 101)
        #expect(decoder.drift.reduce(0) { $0 + $1.count } == 3000)
    }

    @Test func refusesChainsThatWouldExhaustTheStack() {
        let species = #""species":{"url":"/api/v2/pokemon-species/1/"}"#
        func chain(_ depth: Int) -> String {
            let open = String(repeating: "{\(species),\"evolves_to\":[", count: depth)
            return #"{"id":1,"chain":"# + open + String(repeating: "]}", count: depth) + "}"
        }
        #expect(throws: Never.self) { try decode(WireEvolutionChain.self, id: 1, chain(33)) }
        for depth in [34, 400] {
            let error = #expect(throws: WireError.self) { try decode(WireEvolutionChain.self, id: 1, chain(depth)) }
            #expect(error?.expected == "at most 32 evolutions in a row")
        }
    }

    @Test func readsListingsIndexAndMeta() throws {
        let listing = try decode(
            WireListing.self,
            """
            {"count":3,"next":"https://pokeapi.co/api/v2/machine/?offset=2&limit=1","previous":null,
             "results":[{"url":"/api/v2/machine/1/"},{"name":"x","url":"/api/v2/machine/2/"}]}
            """
        )
        #expect(listing.count == 3)
        #expect(listing.next == "https://pokeapi.co/api/v2/machine/?offset=2&limit=1")
        #expect(listing.previous == nil)
        #expect(listing.results.map(\.name) == [nil, "x"])
        #expect(listing.results.map(\.url) == ["/api/v2/machine/1/", "/api/v2/machine/2/"])

        let index = try decode(WireIndex.self, #"{"move":"/api/v2/move/","trainer":"/api/v2/trainer/"}"#)
        #expect(index.entries.map(\.name) == ["move", "trainer"])
        #expect(throws: WireError.self) { try decode(WireIndex.self, #"{"move":null}"#) }

        let meta = try decode(WireMeta.self, #"{"deploy_date":"1786004122","hash":"0d8f","tag":null}"#)
        #expect(meta.hash == "0d8f")
        #expect(meta.deployDate == "1786004122")
        #expect(meta.tag == nil)
        #expect(decoder.drift == [])
    }
}
