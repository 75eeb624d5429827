import BuildSupport
import PokeAPI
import TestSupport
import Testing

@testable import Checkpoints

@Suite struct StoreChecksumTests {
    private let folder: TemporaryFolder
    private let store: CheckpointStore

    init() throws {
        folder = try TemporaryFolder()
        store = try CheckpointStore(path: folder.path + "/store.sqlite3", source: "http://api.invalid/api/v2/")
        try save(1, "first", fetched: 7)
    }

    private func save(_ id: Int32, _ name: String, fetched: Int) throws {
        try store.save(
            .resource("move", id),
            body: Array(#"{"id":\#(id),"name":"\#(name)"}"#.utf8),
            entityTag: "\(fetched)",
            deployment: "d\(fetched)",
            fetched: fetched
        )
        try store.commit()
    }

    private func checksum(withMedia: Bool = false) throws -> String {
        try store.reader.checksum(withMedia: withMedia).hexadecimal
    }

    @Test func doesNotDependOnWhenAnAnswerWasHad() throws {
        let before = try checksum()
        try save(1, "first", fetched: 9)
        #expect(try checksum() == before)
    }

    @Test func dependsOnBodiesAndOnWhichAnswersThereAre() throws {
        var seen: Set = [try checksum()]
        try save(1, "other", fetched: 7)
        #expect(seen.insert(try checksum()).inserted)
        try save(2, "second", fetched: 7)
        #expect(seen.insert(try checksum()).inserted)
        try store.list([.resource("move", 3)])
        try store.commit()
        #expect(seen.insert(try checksum()).inserted)
    }
}
