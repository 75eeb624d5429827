import Checkpoints
import PokeAPI
import SQLite
import TestSupport
import Testing

@testable import PokebuildCLI

@Suite struct HoldingsTests {
    private let folder: TemporaryFolder
    private let store: CheckpointStore
    private var path: String { folder.path + "/store.sqlite3" }

    init() throws {
        folder = try TemporaryFolder()
        store = try CheckpointStore(path: folder.path + "/store.sqlite3", source: "http://api.invalid/api/v2/")
    }

    private func save(_ path: APIPath, _ json: String) throws {
        try store.save(path, body: Array(json.utf8), entityTag: nil, deployment: "d1", fetched: 7)
    }

    private func saveIndex() throws {
        try save(.root, #"{"nature":"/api/v2/nature/","stat":"/api/v2/stat/","meta":"/api/v2/meta/"}"#)
        try save(.single("meta"), #"{"hash":"d1","deploy_date":"1","tag":null}"#)
    }

    private func saveListing(of kind: String, count: Int, ids: [Int32]) throws {
        let results = ids.map { #"{"name":"n","url":"/api/v2/\#(kind)/\#($0)/"}"# }.joined(separator: ",")
        let next = ids.count < count ? #""/api/v2/\#(kind)/?offset=200&limit=200""# : "null"
        try save(
            .listing(of: kind, offset: 0, limit: 200),
            #"{"count":\#(count),"next":\#(next),"previous":null,"results":[\#(results)]}"#
        )
        try store.list(ids.map { .resource(kind, $0) })
    }

    private func holdings(_ kinds: Set<String>? = nil, named: [String] = []) throws -> Holdings {
        try store.commit()
        let reader = store.reader
        return try Holdings(reader, damaged: reader.damaged(), kinds: kinds, named: named)
    }

    @Test func anEmptyStoreLacksTheIndex() throws {
        #expect(try holdings().gaps == [Gap(path: "", reason: "not fetched yet")])
    }

    @Test func aKindThatWasAskedForAndThatNobodyHasIsAGap() throws {
        try saveIndex()
        try saveListing(of: "nature", count: 0, ids: [])
        let holdings = try holdings(["berry", "nature"], named: ["nature", "berry"])
        #expect(holdings.gaps == [Gap(path: "berry/", reason: "the API's index does not have this kind")])
    }

    @Test func whatIsDamagedIsAGapAndNotStored() throws {
        try saveIndex()
        try saveListing(of: "nature", count: 2, ids: [1, 2])
        for id in [1, 2] as [Int32] { try save(.resource("nature", id), #"{"id":\#(id)}"#) }
        try store.commit()
        try Connection(path: path, mode: .readWriteCreate).execute(
            "UPDATE answer SET body = zeroblob(9) WHERE path = 'nature/2/'"
        )
        let holdings = try holdings(["nature"])
        let reason = "what is stored of it is damaged; the next fetch asks for it again"
        #expect(holdings.gaps == [Gap(path: "nature/2/", reason: reason)])
        #expect(holdings.stored == 1 && holdings.listed == 2)
    }

    @Test func aWholeStoreLacksNothing() throws {
        try saveIndex()
        for kind in ["nature", "stat"] {
            try saveListing(of: kind, count: 2, ids: [1, 2])
            for id in [1, 2] as [Int32] { try save(.resource(kind, id), #"{"id":\#(id)}"#) }
        }
        let holdings = try holdings()
        #expect(holdings.gaps == [])
        #expect((holdings.stored, holdings.listed, holdings.kindCount) == (4, 4, 2))
    }

    @Test func knowsWhatAnInterruptedCrawlHadNotEvenListed() throws {
        try saveIndex()
        try saveListing(of: "nature", count: 3, ids: [1, 2])
        try save(.resource("nature", 1), #"{"id":1}"#)
        let holdings = try holdings()
        #expect((holdings.stored, holdings.listed) == (1, 3))
        #expect(
            holdings.gaps == [
                Gap(path: "stat/", reason: "not listed yet"),
                Gap(path: "nature/", reason: "only 2 of 3 are listed yet"),
                Gap(path: "nature/2/", reason: "not fetched yet"),
            ]
        )
    }

    @Test func tellsWhatFailedBeforeWhatWaits() throws {
        try saveIndex()
        try saveListing(of: "nature", count: 3, ids: [1, 2, 3])
        try saveListing(of: "stat", count: 0, ids: [])
        try store.mark(.resource("nature", 3), .failed(reason: "status 500", attempts: 6))
        let gaps = try holdings().gaps
        #expect(gaps.map(\.path) == ["nature/3/", "nature/1/", "nature/2/"])
        #expect((gaps.first?.kind, gaps.first?.id, gaps.first?.attempts) == ("nature", 3, 6))
    }

    @Test func looksOnlyAtTheKindsThatAreWanted() throws {
        try saveIndex()
        try saveListing(of: "nature", count: 1, ids: [1])
        try saveListing(of: "stat", count: 0, ids: [])
        #expect(try holdings(["stat"]).gaps == [])
        #expect(try holdings(["nature"]).gaps.map(\.path) == ["nature/1/"])
    }

    @Test func aDamagedListingIsOneToBeAskedForAgain() throws {
        try saveIndex()
        try saveListing(of: "stat", count: 0, ids: [])
        try save(.listing(of: "nature", offset: 0, limit: 200), "[]")
        #expect(try holdings().gaps == [Gap(path: "nature/", reason: "not listed yet")])
    }

    @Test func saysWhenAllWasThereAndFromWhichDeployment() throws {
        try saveIndex()
        try saveListing(of: "nature", count: 1, ids: [1])
        try save(.resource("nature", 1), #"{"id":1}"#)
        try store.commit()
        let reader = try StoreReader(path: path)
        #expect(try reader.completed() == nil)
        try store.noteCompletion(at: 5)
        try store.noteCompletion(at: 9)
        #expect(try reader.completed() == 9)
        #expect(try reader.deployments().map(\.name) == ["d1"])
    }

    @Test func whatTheDeploymentOfMetaGaveIsAsNewAsMeta() throws {
        try saveIndex()
        try saveListing(of: "nature", count: 2, ids: [1, 2])
        for id in [1, 2] as [Int32] { try save(.resource("nature", id), #"{"id":\#(id)}"#) }
        try store.touch(.single("meta"), deployment: "d1", fetched: 100)
        let row = try #require(holdings().rows.first)
        #expect((row.summary.oldest, row.summary.newest) == (100, 100))
        try store.save(.resource("nature", 2), body: [0x7B, 0x7D], entityTag: nil, deployment: "d2", fetched: 9)
        let mixed = try #require(holdings().rows.first)
        #expect((mixed.summary.oldest, mixed.summary.newest) == (9, 100))
    }

    @Test(arguments: [
        ("http://x/api/v2/", "nature/5/: status 500 (attempts: 6, http://x/api/v2/nature/5/)"),
        ("/a/folder", "nature/5/: status 500 (attempts: 6)"),
    ])
    func namesTheAddressWhereThereIsOne(source: String, sentence: String) {
        #expect(Gap(path: "nature/5/", reason: "status 500", attempts: 6).sentence(at: source) == sentence)
    }

    @Test(arguments: [("a-b_c.d", "a-b_c.d"), ("a b", "'a b'"), ("it's", "'it'\\''s'"), ("", "''"), ("$x", "'$x'")])
    func quotesForTheShell(text: String, word: String) {
        #expect(text.shellWord == word)
    }
}
