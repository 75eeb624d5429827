import Checkpoints
import Normalization
import PokeAPI
import PokeModel

/// The resources of a store, as normalization reads them.
struct StoredBodies: BodySource {
    let reader: StoreReader
    /// Counts the bodies.
    let read = WorkCounter()

    func forEachBody(of kind: Kind, _ body: (Int32, UnsafeRawBufferPointer) throws -> Void) throws {
        try reader.forEachResource(of: kind.slug) { id, bytes in
            read.add(bytes.count)
            try body(id, bytes)
        }
    }

    /// Which deployment the answers are from, as the stored `meta` tells; empty where there is none.
    func deployment() throws -> PokeModel.Source {
        guard let body = try reader.body(of: .single("meta")) else { return PokeModel.Source() }
        let meta = try body.withUnsafeBytes {
            try WireDecoder().decode(WireMeta.self, named: "meta", in: "meta", from: $0)
        }
        return PokeModel.Source(meta)
    }
}
