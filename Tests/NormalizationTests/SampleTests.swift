import Diagnostics
import JSON
import PokeAPI
import PokeModel
import SampleData
import Testing

@testable import Normalization

@Suite struct SampleTests {
    private func body(_ path: APIPath, from sample: SampleTransport) throws -> [UInt8] {
        sample.start(Request(path))
        let exchange = try #require(sample.finished(waitingAtMost: .zero).first)
        return try exchange.result.get().body
    }

    @Test func findsNothingWrongWithTheSample() async throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let sample = try SampleTransport(directory: "/\(root)/sample")
        let decoder = WireDecoder()
        var answers = Answers()
        for kind in Kind.allCases {
            let listing = APIPath.listing(of: kind.slug, offset: 0, limit: 10_000)
            let results = try body(listing, from: sample).withUnsafeBytes { bytes in
                try decoder.decode(WireListing.self, named: kind.slug, in: "listing", from: bytes).results
            }
            for result in results {
                let path = try #require(APIPath(parsing: result.url))
                guard case .resource(_, let id) = path.role else {
                    Issue.record("\(path) is no resource")
                    continue
                }
                answers[kind, id] = try body(path, from: sample)
            }
        }
        let result = try await Normalizer.normalize(answers, jobs: 2)
        #expect(result.diagnostics == [])
        let pokedex = result.pokedex
        #expect(pokedex.species.count >= 60)
        let bulbasaur = try #require(pokedex.species[id: 1])
        #expect(bulbasaur.evolvesInto == [Reference(.pokemonSpecies, 2)])
        #expect(bulbasaur.name[LanguageTag(unchecked: "ja")] == "フシギダネ")
        #expect(pokedex.pokemon[id: 1]?.mainLearnset != nil)
        #expect(!pokedex.encounters.rows.isEmpty)
        let isNamed = pokedex.species.allSatisfy { $0.nationalNumber == $0.id && $0.name[.english] != nil }
        #expect(isNamed)
    }
}
