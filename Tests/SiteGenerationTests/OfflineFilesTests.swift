import BuildSupport
import Testing

@testable import SiteGeneration

@Suite struct OfflineFilesTests {
    private func files(_ paths: [String: String]) -> [FileSummary] {
        paths.map { FileSummary(path: $0.key, byteCount: 10, checksum: $0.value) }.sorted { $0.path < $1.path }
    }

    private let pages = [
        "index.html": String(repeating: "0", count: 64), "404.html": String(repeating: "4", count: 64),
        "en/index.html": String(repeating: "1", count: 64),
        "en/move/tackle/index.html": String(repeating: "2", count: 64),
        "es/index.html": String(repeating: "3", count: 64), "data/v1/move.json": String(repeating: "5", count: 64),
        "search/en/0123456789.json": String(repeating: "6", count: 64),
    ]

    private func text(_ file: OutputFile?) -> String { String(decoding: file?.bytes ?? [], as: UTF8.self) }

    private func worker(_ pages: [String: String]) throws -> String {
        let files = try Fixture.site().offlineFiles(for: files(pages))
        return text(files.first { $0.path.description == "sw.js" })
    }

    @Test func listsEveryPageOfALanguageWithItsChecksum() throws {
        let files = try Fixture.site().offlineFiles(for: files(pages))
        let english = files.first { $0.path.description.hasPrefix("assets/offline-en.") }
        #expect(
            text(english)
                == #"{"pages":{"en/":"111111111111","en/move/tackle/":"222222222222","":"000000000000"}}"#
        )
    }

    @Test func namesTheShardsAndTheSizeOfEachLanguage() throws {
        let worker = try worker(pages)
        #expect(worker.contains(#""shards":["search/en/0123456789.json"]"#))
        #expect(worker.contains(#""shards":[]"#))
    }

    @Test func equalTreesHaveEqualWorkers() throws {
        #expect(try worker(pages) == worker(pages))
    }

    @Test func anotherPageIsAnotherVersion() throws {
        var others = pages
        others["es/index.html"] = String(repeating: "9", count: 64)
        #expect(try worker(pages) != worker(others))
    }

    @Test func aFileThatNoPageNeedsChangesNothing() throws {
        var others = pages
        others["data/v1/move.json"] = String(repeating: "9", count: 64)
        others["404.html"] = String(repeating: "9", count: 64)
        #expect(try worker(pages) == worker(others))
    }
}
