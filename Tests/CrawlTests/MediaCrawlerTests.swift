import Checkpoints
import PokeAPI
import TestSupport
import Testing

@testable import Crawl

@Suite struct MediaCrawlerTests {
    private let folder: TemporaryFolder
    private let picture: MediaPath
    private let cry: MediaPath
    private let transport = ScriptedPictures()
    private var storePath: String { folder.path + "/s.sqlite3" }

    init() throws {
        folder = try TemporaryFolder()
        picture = try #require(MediaPath("sprites/master/sprites/pokemon/25.png"))
        cry = try #require(MediaPath("cries/main/cries/pokemon/latest/25.ogg"))
    }

    /// Crawls with a clock that stands at `date` and jumps over waits.
    private func crawl(
        _ wanted: [MediaPath],
        date: Int = 1_000_000,
        change: (inout MediaCrawler) -> Void = { _ in }
    ) throws -> MediaReport {
        let store = try CheckpointStore(path: storePath, source: "test")
        var seconds = 0
        let clock = CrawlClock(
            now: {
                seconds += 1
                return .seconds(seconds)
            },
            date: { date }
        )
        var crawler = MediaCrawler(transport: transport, store: try MediaStore(store), clock: clock)
        crawler.jitter = { 1 }
        change(&crawler)
        return try crawler.run(wanted)
    }

    private func copy(_ path: MediaPath) throws -> [UInt8]? {
        try MediaReader(StoreReader(path: storePath)).body(of: path)
    }

    @Test func storesPicturesAndCries() throws {
        transport.answer(picture, SmallFiles.png())
        transport.answer(cry, type: "application/octet-stream", SmallFiles.ogg(pages: [9]))
        let report = try crawl([picture, cry])
        #expect(report.isComplete && report.missing.isEmpty && report.requests == 2)
        #expect(try copy(picture) == SmallFiles.png())
        #expect(try copy(cry) == SmallFiles.ogg(pages: [9]))
    }

    @Test func tellsWhatIsMissingAndDoesNotFail() throws {
        let report = try crawl([picture])
        #expect(report.isComplete)
        #expect(report.missing == [picture])
        #expect(report.requests == 1)
    }

    @Test func asksForNothingThatIsFreshOrFreshlyMissing() throws {
        transport.answer(picture, SmallFiles.png())
        _ = try crawl([picture, cry])
        let report = try crawl([picture, cry], date: 1_000_000 + 86_399)
        #expect(report.requests == 0)
        #expect(report.isComplete && report.missing == [cry])
        #expect(transport.asked.count == 2)
    }

    @Test func asksConditionallyForWhatIsOld() throws {
        transport.answer(picture, tag: "\"1\"", SmallFiles.png())
        _ = try crawl([picture])
        let report = try crawl([picture], date: 1_000_000 + 86_400)
        #expect(report.requests == 1)
        #expect(transport.asked.last?.entityTag == "\"1\"")
        #expect(try copy(picture) == SmallFiles.png())
        #expect(try crawl([picture], date: 1_000_000 + 86_401).requests == 0)
    }

    @Test func takesANewPictureInPlaceOfAnOldOne() throws {
        transport.answer(picture, tag: "\"1\"", SmallFiles.png("old"))
        transport.answer(picture, tag: "\"2\"", SmallFiles.png("new"))
        _ = try crawl([picture])
        _ = try crawl([picture], date: 2_000_000)
        #expect(try copy(picture) == SmallFiles.png("new"))
    }

    @Test func asksAgainForWhatIsNoPicture() throws {
        transport.answer(picture, status: 500)
        transport.answer(picture, type: "text/html", Array("<html></html>".utf8))
        transport.answer(picture, Array("<html></html>".utf8))
        transport.answer(picture, Array(SmallFiles.png().dropLast()))
        transport.answer(picture, SmallFiles.png())
        let report = try crawl([picture])
        #expect(report.isComplete && report.requests == 5 && report.retries == 4)
        #expect(try copy(picture) == SmallFiles.png())
    }

    @Test(arguments: [
        ("<svg xmlns=\"http://www.w3.org/2000/svg\"><script>1</script></svg>", "image/svg+xml", "no whole file"),
        ("<!DOCTYPE html>", "text/html", "text/html"), ("OggS", "audio/ogg", "no whole file"),
        ("", "image/png", "no whole file"),
    ])
    func givesUpWhatStaysNoPicture(body: String, type: String, reason: String) throws {
        transport.answer(picture, type: type, Array(body.utf8))
        let report = try crawl([picture])
        #expect(!report.isComplete)
        let failure = try #require(report.failures.first)
        #expect(failure.path == picture && failure.attempts == 6)
        #expect(failure.reason.contains("the answer is \(reason)"))
        #expect(try copy(picture) == nil)
    }

    @Test func takesNoSoundForAPictureNorTheOtherWayRound() throws {
        transport.answer(picture, SmallFiles.ogg(pages: [9]))
        transport.answer(cry, type: "audio/ogg", SmallFiles.png())
        let report = try crawl([picture, cry])
        #expect(
            report.failures.map(\.reason) == [
                "the answer is png where a sound was expected", "the answer is ogg where a picture was expected",
            ]
        )
    }

    @Test func keepsTheOldCopyWhereANewOneCannotBeHad() throws {
        transport.answer(picture, tag: "\"1\"", SmallFiles.png())
        transport.answer(picture, status: 500)
        _ = try crawl([picture])
        #expect(try crawl([picture], date: 2_000_000).failures.map(\.reason) == ["status 500"])
        #expect(try copy(picture) == SmallFiles.png())
        transport.answers[picture] = []
        transport.answer(picture, tag: "\"1\"", SmallFiles.png())
        #expect(try crawl([picture], date: 2_000_000).isComplete)
        #expect(transport.asked.last?.entityTag == "\"1\"")
    }

    @Test func startsNoMoreAtATimeThanItMay() throws {
        let wanted = (1...30).compactMap { MediaPath("sprites/master/sprites/pokemon/\($0).png") }
        for path in wanted { transport.answer(path, SmallFiles.png(path.description)) }
        #expect(try crawl(wanted) { $0.policy.concurrency = 3 }.isComplete)
        #expect(transport.mostUnderWay == 3)
    }

    @Test func waitsAsLongAsTheServerAsks() throws {
        transport.answer(picture, status: 429, retryAfter: "120")
        transport.answer(picture, SmallFiles.png())
        var last = Duration.zero
        let report = try crawl([picture]) { crawler in
            let now = crawler.clock.now
            crawler.clock = CrawlClock(
                now: {
                    last = now()
                    return last
                },
                date: { 1 }
            )
        }
        #expect(report.isComplete && report.retries == 1)
        #expect(last > .seconds(120))
    }

    @Test func keepsWhatArrivedWhenItIsCancelled() throws {
        let wanted = (1...30).compactMap { MediaPath("sprites/master/sprites/pokemon/\($0).png") }
        for path in wanted { transport.answer(path, SmallFiles.png(path.description)) }
        var settled = 0
        let report = try crawl(wanted) { crawler in
            crawler.policy.concurrency = 4
            crawler.progress = { done, _ in settled = done }
            crawler.isCancelled = { settled >= 8 }
        }
        #expect(report.ending == .cancelled && !report.isComplete)
        #expect(try wanted.count { try copy($0) != nil } == 8)
        #expect(try crawl(wanted).isComplete)
        #expect(transport.asked.count == 30)
    }

    @Test func endsWhereNobodyAnswers() throws {
        let wanted = (1...500).compactMap { MediaPath("sprites/master/sprites/pokemon/\($0).png") }
        let failure = TransportFailure("could not connect", isTransient: true)
        for path in wanted { transport.answers[path] = [.failure(failure)] }
        let report = try crawl(wanted)
        #expect(report.ending == .unreachable("could not connect"))
        #expect(transport.asked.count < 500)
    }
}
