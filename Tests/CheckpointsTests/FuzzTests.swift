import BuildSupport
import Checkpoints
import PokeAPI
import TestSupport
import Testing

/// Damaged stores, which are read or told as damaged, and never crash their reader or give an answer that was not stored.
@Suite struct StoreFuzzTests {
    private static let header = "SQLite format 3\u{0}"

    private func bodies() -> [String: [UInt8]] {
        Dictionary(
            uniqueKeysWithValues: (1...30).map { id in
                ("nature/\(id)/", Array((#"{"id":\#(id),"name":"x"}"# + String(repeating: " ", count: id * 20)).utf8))
            }
        )
    }

    @Test func noStoreCrashesItsReader() throws {
        let folder = try TemporaryFolder()
        let path = folder.path + "/store.sqlite3"
        let stored = bodies()
        do {
            let store = try CheckpointStore(path: path, source: "a")
            for id in 1...30 as ClosedRange<Int32> {
                let body = try #require(stored["nature/\(id)/"])
                try store.save(.resource("nature", id), body: body, entityTag: "t", deployment: "d", fetched: 5)
            }
            try store.mark(.resource("nature", 31), .failed(reason: "status 500", attempts: 6))
            try store.commit()
        }
        var fuzzing = Fuzzing(
            [try readFile(path)],
            tokens: [Self.header, "\u{0}\u{0}\u{0}\u{0}", "nature/1/", "\u{7F}"]
        )
        var (read, refused) = (0, 0)
        try fuzzing.run { damaged, _ in
            try replaceFile(path, with: damaged, isSynchronized: false)
            for suffix in ["-wal", "-shm"] { try removeEntry(path + suffix) }
            do {
                let reader = try StoreReader(path: path)
                try reader.forEachResource(of: "nature") { id, body in
                    // A seal covers each body and its address.
                    #expect(stored["nature/\(id)/"] == Array(body))
                }
                let broken = try reader.damaged()
                _ = try (reader.summaries(damaged: broken), reader.unanswered(damaged: broken), reader.deployments())
                read += 1
            } catch {
                #expect(!"\(error)".isEmpty)
                refused += 1
            }
        }
        print("fuzz: \(read) stores read, \(refused) refused")
        #expect(refused > 0)
    }
}
