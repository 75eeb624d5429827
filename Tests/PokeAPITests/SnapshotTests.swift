import JSON
import PokeModel
import Testing

@testable import PokeAPI

/// Reads the whole snapshot in a release build, and one in ten of its large resources in a debug build.
@Suite(.enabled(if: Snapshot.current != nil)) struct SnapshotTests {
    private let decoder = WireDecoder()

    @Test(arguments: Kind.allCases)
    func readsEveryResourceWithoutDrift(of kind: Kind) throws {
        let snapshot = try #require(Snapshot.current)
        for id in try snapshot.sampledIDs(of: kind) {
            let body = try snapshot.body("\(kind.slug)/\(id)")
            let resource = try body.withUnsafeBytes {
                try decoder.decode(kind.wireType, id: id, from: $0) as any WireResource
            }
            #expect(resource.id == id)
        }
        #expect(decoder.drift == [])
    }

    @Test(arguments: Kind.allCases)
    func listsEveryResource(of kind: Kind) throws {
        let snapshot = try #require(Snapshot.current)
        let listing = try snapshot.read(WireListing.self, kind.slug, decoder)
        let listed = listing.results.compactMap { entry in
            var url = entry.url
            return url.withUTF8 { Reference(url: $0, likely: kind) }
        }
        #expect(listing.next == nil)
        #expect(Int(listing.count) == listed.count)
        #expect(listed.sorted() == (try snapshot.ids(of: kind).map { Reference(kind, $0) }))
        #expect(decoder.drift == [])
    }

    @Test func readsEncountersIndexAndMetaWithoutDrift() throws {
        let snapshot = try #require(Snapshot.current)
        var areas = 0
        for id in try snapshot.sampledIDs(of: .pokemon) {
            areas += try snapshot.read(WireEncounters.self, "pokemon/\(id)/encounters", decoder).areas.count
        }
        #expect(areas > 1000)
        let index = try snapshot.read(WireIndex.self, "", decoder)
        #expect(index.entries.compactMap { Kind(slug: $0.name) }.sorted() == Kind.allCases)
        #expect(try snapshot.read(WireMeta.self, "meta", decoder).hash != nil)
        #expect(decoder.drift == [])
    }

    @Test func readsEveryReference() throws {
        let snapshot = try #require(Snapshot.current)
        let parser = JSONParser()
        var references = 0
        func count(_ value: JSONValue) {
            value.elements?.forEach(count)
            value.members?.forEach { member in
                if member.isNamed("url") {
                    let reference = member.value.utf8.flatMap { Reference(url: $0, likely: .move) }
                    #expect(reference != nil, "\(member.value.excerpt)")
                    references += 1
                } else {
                    count(member.value)
                }
            }
        }
        for kind in Kind.allCases {
            for id in try snapshot.sampledIDs(of: kind) {
                try parser.withDocument(try snapshot.body("\(kind.slug)/\(id)"), count)
            }
        }
        #expect(references > 250_000)
    }
}
