import Checkpoints
import JSON
import PokeAPI
import TestSupport
import Testing

@testable import PokebuildCLI

@Suite struct StoreStatusTests {
    /// The status of a store whose crawl was cut short: of three natures one is there, one failed, and stats are not listed.
    private func status(of source: String = "http://x/api/v2/", path: String = "s.sqlite3") throws -> StoreStatus {
        let folder = try TemporaryFolder()
        let file = folder.path + "/s.sqlite3"
        let store = try CheckpointStore(path: file, source: source)
        func save(_ path: APIPath, _ json: String) throws {
            try store.save(path, body: Array(json.utf8), entityTag: nil, deployment: nil, fetched: 1_000)
        }
        try save(.root, #"{"nature":"/api/v2/nature/","stat":"/api/v2/stat/"}"#)
        let results = (1...3).map { #"{"name":"n","url":"/api/v2/nature/\#($0)/"}"# }.joined(separator: ",")
        try save(
            .listing(of: "nature", offset: 0, limit: 200),
            #"{"count":3,"next":null,"previous":null,"results":[\#(results)]}"#
        )
        try store.list([1, 2, 3].map { .resource("nature", $0) })
        try save(.resource("nature", 1), #"{"id":1}"#)
        try store.mark(.resource("nature", 2), .failed(reason: "an \u{1B}[31m answer", attempts: 6))
        try store.commit()
        return StoreStatus(
            path: path,
            source: source,
            schema: 2,
            byteCount: 4_096,
            pictures: nil,
            pictureGaps: [],
            kinds: nil,
            holdings: try Holdings(StoreReader(path: file), damaged: []),
            deployments: [("d1", 1)],
            completed: nil,
            now: 1_000 + 3_000
        )
    }

    @Test func namesWhatFailedAndSumsUpWhatWaits() throws {
        #expect(
            try status().text == """
                s.sqlite3: answers of http://x/api/v2/
                4 KiB, store version 2, last complete crawl: never
                deployments: d1 (1)

                kind                        listed  loaded pending  failed    gone  oldest  newest
                nature                           3       1       1       1       0     50m     50m

                missing nature/2/: an \\u{1b}[31m answer (attempts: 6, http://x/api/v2/nature/2/)
                1 answer is not fetched yet
                not listed yet: stat

                1 of 3 answers are loaded, 2 are missing, 1 kind is not listed yet: `pokebuild fetch --api http://x/api/v2/ --store s.sqlite3` goes on from here
                """
        )
    }

    @Test func tellsProgramsEveryGap() throws {
        let status = try status()
        try JSONParser().withDocument(Array(status.json.utf8)) { root in
            #expect(root["gaps"]?.elements?.compactMap { $0["path"]?.string } == ["nature/2/", "stat/", "nature/3/"])
            #expect(root["complete"]?.boolean == false)
            #expect(root["kinds"]?.elements?.compactMap { $0["newest"]?.integer } == [1_000])
        }
    }

    @Test(arguments: [
        ("https://pokeapi.co/api/v2/", ".pokebuild/store.sqlite3", "`pokebuild fetch` goes"),
        ("the bundled sample", ".pokebuild/sample.sqlite3", "`pokebuild fetch --sample` goes"),
        ("/a b/mirror", "x.sqlite3", "`pokebuild fetch --source '/a b/mirror' --store x.sqlite3` goes"),
    ])
    func advisesACommandThatTakesTheStore(source: String, path: String, command: String) throws {
        #expect(try status(of: source, path: path).advice.contains(command))
    }

    @Test(arguments: [(-5, "0s"), (119, "119s"), (120, "2m"), (7_199, "119m"), (7_200, "2h"), (172_800, "2d")])
    func saysAges(seconds: Int, words: String) {
        #expect(StoreStatus.age(seconds) == words)
    }
}
