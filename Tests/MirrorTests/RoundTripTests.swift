import Checkpoints
import Crawl
import Glibc
import PokeAPI
import SampleData
import TestSupport
import Testing
import Transfer

@testable import Mirror

@Suite struct RoundTripTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func crawl(_ transport: any Transport<APIPath>, into name: String) async throws -> StoreReader {
        let path = folder.path + "/" + name
        let store = try CheckpointStore(path: path, source: name)
        let report = try await Crawler(
            transport: transport,
            store: store,
            clock: CrawlClock(now: { .zero }, date: { 0 })
        )
        .run()
        #expect(report.isComplete)
        return try StoreReader(path: path)
    }

    @Test(arguments: [MirrorBase.relative, URLRoot("https://dex.example/api").flatMap(MirrorBase.init)])
    func aMirrorOfTheSampleGivesTheSameStore(base: MirrorBase?) async throws {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let first = try await crawl(SampleTransport(directory: "/\(root)/sample"), into: "first")
        let (files, report) = try await mirrored(first, base: try #require(base))
        #expect(report.gaps == [])
        for (path, text) in files { try folder.write(text, to: "mirror/" + path) }
        let transport = MirrorTransport(try #require(MirrorFolder(path: folder.path + "/mirror")))
        let second = try await crawl(transport, into: "second")
        // The mirror of the mirror has the same files, whatever base the first one had.
        let (right, _) = try await mirrored(first)
        let (again, _) = try await mirrored(second)
        #expect(Set(again.keys) == Set(right.keys))
        #expect(right.count > 2_000)
        for (path, text) in right { #expect(again[path] == text, "\(path)") }
    }
}
