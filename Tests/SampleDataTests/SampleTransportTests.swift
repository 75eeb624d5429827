import Foundation
import PokeAPI
import PokeModel
import Testing

@testable import SampleData

@Suite struct SampleTransportTests {
    let transport: SampleTransport

    init() throws { transport = try SampleTransport(directory: BundledSample.directory) }

    @Test(arguments: Kind.allCases)
    func decodesWithoutDrift(_ kind: Kind) throws {
        let decoder = WireDecoder()
        for id in try transport.ids(of: kind) {
            let body = try transport.response(to: "\(kind.slug)/\(id)/").body
            let resource = try body.withUnsafeBytes {
                try decoder.decode(kind.wireType, id: id, from: $0) as any WireResource
            }
            #expect(resource.id == id)
        }
        #expect(decoder.drift == [])
    }

    @Test func decodesEncountersWithoutDrift() throws {
        let decoder = WireDecoder()
        var met = 0
        for id in try transport.ids(of: .pokemon) {
            let body = try transport.response(to: "pokemon/\(id)/encounters").body
            let encounters = try body.withUnsafeBytes {
                try decoder.decode(WireEncounters.self, named: "pokemon/\(id)/encounters", in: "encounters", from: $0)
            }
            met += encounters.areas.count
        }
        #expect(decoder.drift == [])
        #expect(met > 20)
    }

    @Test func everyReferenceLeadsToAnAnswer() throws {
        var known: Set<String> = []
        for kind in Kind.allCases {
            known.formUnion(try transport.ids(of: kind).map { "/api/v2/\(kind.slug)/\($0)/" })
        }
        var dangling: Set<String> = []
        for address in known {
            dangling.formUnion(Self.references(in: try transport.json(address)).filter { !known.contains($0) })
        }
        #expect(dangling == [])
        #expect(known.count > 1000)
    }

    private static func references(in value: Any) -> [String] {
        switch value {
        case let object as [String: Any]:
            object.flatMap { key, value in
                key == "url" ? [value as? String ?? "no string"] : references(in: value)
            }
        case let array as [Any]: array.flatMap(references)
        default: []
        }
    }

    @Test func holdsTheStartersOfNineGenerations() throws {
        #expect(try transport.ids(of: .generation) == Array(1...9))
        let species = try transport.ids(of: .pokemonSpecies)
        for first: Int32 in [1, 152, 252, 387, 495, 650, 722, 810, 906] {
            #expect(Set(first..<(first + 9)).isSubset(of: species))
        }
    }

    @Test func pagesThroughAListing() throws {
        let first = try transport.document("nature/?offset=0&limit=10")
        #expect(first["count"] as? Int == 25)
        #expect(first["previous"] is NSNull)
        #expect(first["next"] as? String == "/api/v2/nature/?offset=10&limit=10")
        let second = try transport.document("nature/?offset=10&limit=10")
        #expect(second["previous"] as? String == "/api/v2/nature/?offset=0&limit=10")
        // As in the live service, the last page is asked for with what is left.
        #expect(second["next"] as? String == "/api/v2/nature/?offset=20&limit=5")
        let last = try transport.document("nature/?offset=20&limit=5")
        #expect(last["next"] is NSNull)
        #expect((last["results"] as? [Any])?.count == 5)
    }

    @Test func givesTwentyWithoutALimitAndNothingPastTheEnd() throws {
        #expect((try transport.document("nature/")["results"] as? [Any])?.count == 20)
        let past = try transport.document("nature/?offset=90&limit=10")
        #expect(past["results"] as? [String] == [])
        #expect(past["next"] is NSNull)
        #expect(try transport.document("nature/?offset=0&limit=4294967295")["next"] is NSNull)
    }

    @Test func listsKindsWithoutSlugsByURLAlone() throws {
        let results = try transport.document("machine/?limit=1")["results"] as? [[String: String]]
        #expect(results?.map { Array($0.keys) } == [["url"]])
    }

    @Test(
        arguments: [
            "pokemon/99999/", "berry/-1/", "trainer/", "trainer/1/", "pokemon/99999/encounters", "pokemon/pikachu/",
        ]
    )
    func answersNotFoundForWhatTheSampleLacks(_ address: String) throws {
        let response = try transport.response(to: address)
        #expect(response.status == 404)
        #expect(response.contentType != "application/json")
    }

    @Test func tellsOneDeploymentEverywhere() throws {
        let hash = try #require(try transport.document("meta/")["hash"] as? String)
        #expect(hash.count == 40)
        #expect(try transport.response(to: "").deployment == hash)
        #expect(try transport.response(to: "pokemon/25/").deployment == hash)
        #expect(try transport.document("meta/")["tag"] is NSNull)
        #expect(Int(try #require(try transport.document("meta/")["deploy_date"] as? String)) != nil)
    }

    @Test func sparesTheBodyOfWhatIsKnown() throws {
        let first = try transport.response(to: "pokemon/25/")
        let again = try transport.response(to: "pokemon/25/", entityTag: first.entityTag)
        #expect(again.status == 304)
        #expect(again.body == [])
        #expect(try transport.response(to: "pokemon/25/", entityTag: "\"other\"").body == first.body)
    }

    @Test func givesEachExchangeOnceAndNoneAfterCancelling() throws {
        transport.start(Request(.root))
        transport.start(Request(.single("meta")))
        #expect(transport.finished(waitingAtMost: .zero).map(\.request.path) == [.root, .single("meta")])
        #expect(transport.finished(waitingAtMost: .zero).isEmpty)
        transport.start(Request(.root))
        transport.cancelAll()
        #expect(transport.finished(waitingAtMost: .zero).isEmpty)
    }

    @Test func givesTheSameBytesFromAnotherReading() throws {
        let other = try SampleTransport(directory: BundledSample.directory)
        for address in ["", "meta/", "pokemon/6/", "type/8/", "evolution-chain/67/", "location-area/321/"] {
            #expect(try transport.response(to: address).body == other.response(to: address).body)
        }
    }

    @Test func holdsTheTrapsOfTheRealData() throws {
        #expect(try transport.ids(of: .moveAilment).first == -1)
        let berries = try [723, 2279].map { try transport.document("item/\($0)/") }
        #expect(berries.map { $0["name"] as? String } == ["roseli-berry", "roseli-berry"])
        #expect((berries[1]["names"] as? [Any])?.isEmpty == true)
        let sprites = try transport.document("item/2233/")["sprites"] as? [String: Any]
        #expect(sprites?["default"] is NSNull)
        #expect(String(decoding: try transport.response(to: "item/2068/").body, as: UTF8.self).contains("B&W"))
        #expect(try transport.document("pokemon-species/150/")["gender_rate"] as? Int == -1)
        let bulbasaur = String(decoding: try transport.response(to: "pokemon-species/1/").body, as: UTF8.self)
        #expect(bulbasaur.contains("\\u000c"))
    }
}
