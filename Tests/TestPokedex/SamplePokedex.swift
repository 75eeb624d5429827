import Foundation
public import Normalization
import PokeAPI
public import PokeModel
import SampleData
import Testing

/// The bundled sample, normalized.
public struct SamplePokedex: BodySource {
    private var bodies: [Reference: [UInt8]] = [:]

    /// Reads and normalizes the sample.
    public static func make() async throws -> Pokedex {
        try await Normalizer.normalize(SamplePokedex(), jobs: 2).pokedex
    }

    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().path

    private init() throws {
        let transport = try SampleTransport(directory: "\(Self.repository)/sample")
        func body(_ path: APIPath) throws -> [UInt8] {
            transport.start(Request(path))
            return try #require(transport.finished(waitingAtMost: .zero).first).result.get().body
        }
        for kind in Kind.allCases {
            let listing = APIPath.listing(of: kind.slug, offset: 0, limit: 10_000)
            let results = try body(listing).withUnsafeBytes { bytes in
                try WireDecoder().decode(WireListing.self, named: kind.slug, in: "listing", from: bytes).results
            }
            for path in results.compactMap({ APIPath(parsing: $0.url) }) {
                guard case .resource(_, let id) = path.role else { continue }
                bodies[Reference(kind, id)] = try body(path)
            }
        }
    }

    /// Calls `body` with each answer of a kind, ordered by id.
    public func forEachBody(of kind: Kind, _ body: (Int32, UnsafeRawBufferPointer) throws -> Void) throws {
        for (reference, bytes) in bodies.sorted(by: { $0.key < $1.key }) where reference.kind == kind {
            try bytes.withUnsafeBytes { try body(reference.id, $0) }
        }
    }
}
