import BuildSupport
import Checkpoints
import PokeAPI
import SQLite
import Synchronization
import TestSupport
import Testing

@testable import Mirror

@Suite struct MirrorWriterTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path + "/store.sqlite3" }

    init() throws { folder = try TemporaryFolder() }

    /// Stores answers by their addresses, as a crawl would.
    private func store(_ answers: [String: String]) throws {
        let store = try CheckpointStore(path: path, source: "a")
        for (address, body) in answers {
            let path = try #require(APIPath(parsing: address))
            try store.save(path, body: Array(body.utf8), entityTag: nil, deployment: nil, fetched: 5)
        }
        try store.commit()
    }

    private func mirror(kinds: Set<String>? = nil) async throws -> (files: [String: String], report: MirrorReport) {
        try await mirrored(try StoreReader(path: path), kinds: kinds)
    }

    /// A small API: two natures, one pokemon with encounters, and `meta`.
    private let small = [
        "":
            #"{"nature":"http://h/api/v2/nature/","pokemon":"http://h/api/v2/pokemon/","meta":"http://h/api/v2/meta/"}"#,
        "meta/": #"{"hash":"abc","tag":null}"#,
        "nature/?offset=0&limit=200":
            #"{"count":2,"next":null,"previous":null,"results":[{"name":"shy","url":"http://h/api/v2/nature/2/"},{"name":"odd","url":"http://h/api/v2/nature/-1/","x":1.0}]}"#,
        "nature/2/": #"{"id":2,"name":"shy","stat":{"url":"https://other/api/v2/stat/1/"}}"#,
        "nature/-1/": #"{"id":-1,"name":"odd"}"#,
        "pokemon/?offset=0&limit=200": #"{"count":1,"next":null,"results":[{"name":"p","url":"/api/v2/pokemon/7/"}]}"#,
        "pokemon/7/": #"{"id":7,"name":"p","location_area_encounters":"http://h/api/v2/pokemon/7/encounters"}"#,
        "pokemon/7/encounters": "[]",
    ]

    @Test func writesEveryAnswerByIDAndByName() async throws {
        try store(small)
        let (files, report) = try await mirror()
        let nature = #"{"id":2,"name":"shy","stat":{"url":"/api/v2/stat/1/"}}"#
        let pokemon = #"{"id":7,"name":"p","location_area_encounters":"/api/v2/pokemon/7/encounters"}"#
        #expect(
            files == [
                "api/v2/index.json":
                    #"{"nature":"/api/v2/nature/","pokemon":"/api/v2/pokemon/","meta":"/api/v2/meta/"}"#,
                "api/v2/meta/index.json": #"{"hash":"abc","tag":null}"#,
                "api/v2/nature/index.json":
                    #"{"count":2,"next":null,"previous":null,"results":[{"name":"shy","url":"/api/v2/nature/2/"},{"name":"odd","url":"/api/v2/nature/-1/","x":1.0}]}"#,
                "api/v2/nature/2/index.json": nature, "api/v2/nature/shy/index.json": nature,
                "api/v2/nature/-1/index.json": #"{"id":-1,"name":"odd"}"#,
                "api/v2/nature/odd/index.json": #"{"id":-1,"name":"odd"}"#,
                "api/v2/pokemon/index.json":
                    #"{"count":1,"next":null,"previous":null,"results":[{"name":"p","url":"/api/v2/pokemon/7/"}]}"#,
                "api/v2/pokemon/7/index.json": pokemon, "api/v2/pokemon/p/index.json": pokemon,
                "api/v2/pokemon/7/encounters/index.json": "[]", "api/v2/pokemon/p/encounters/index.json": "[]",
            ]
        )
        #expect(report == MirrorReport(answers: 5))
    }

    @Test func joinsThePagesOfAListingAndLeavesOldOnesOut() async throws {
        var answers = small
        answers["nature/?offset=0&limit=200"] =
            #"{"count":2,"next":"https://other.invalid/api/v2/nature/?offset=1&limit=1","results":[{"name":"shy","url":"/api/v2/nature/2/"}]}"#
        answers["nature/?offset=1&limit=1"] =
            #"{"count":2,"next":null,"results":[{"name":"shy","url":"/api/v2/nature/2/"},{"name":"odd","url":"/api/v2/nature/-1/"}]}"#
        answers["nature/?offset=400&limit=200"] =
            #"{"count":3,"next":null,"results":[{"name":"old","url":"/api/v2/nature/3/"}]}"#
        try store(answers)
        let (files, report) = try await mirror()
        #expect(
            files["api/v2/nature/index.json"]
                == #"{"count":2,"next":null,"previous":null,"results":[{"name":"shy","url":"/api/v2/nature/2/"},{"name":"odd","url":"/api/v2/nature/-1/"}]}"#
        )
        #expect(report.gaps == [])
        #expect(files["api/v2/nature/3/index.json"] == nil)
    }

    @Test func mirrorsOnlyTheKindsAskedFor() async throws {
        try store(small)
        let (files, report) = try await mirror(kinds: ["nature"])
        #expect(files["api/v2/index.json"] == #"{"nature":"/api/v2/nature/"}"#)
        #expect(files.keys.allSatisfy { $0 == "api/v2/index.json" || $0.hasPrefix("api/v2/nature/") })
        #expect(report == MirrorReport(answers: 2))
    }

    // What is missing.

    @Test func namesEveryGapAndKeepsItListed() async throws {
        var answers = small
        for missing in ["nature/2/", "pokemon/7/encounters", "meta/"] { answers[missing] = nil }
        try store(answers)
        do {
            let store = try CheckpointStore(path: path, source: "a")
            try store.mark(.resource("nature", 2), .failed(reason: "status 500", attempts: 6))
            try store.commit()
        }
        let (files, report) = try await mirror()
        #expect(
            report.gaps == [
                .init("meta/", "not fetched yet"),
                .init("nature/2/", "status 500", attempts: 6),
                .init("pokemon/7/encounters", "not fetched yet"),
            ]
        )
        #expect(report.answers == 2)
        #expect(files["api/v2/nature/index.json"]?.contains("/api/v2/nature/2/") == true)
        #expect(files["api/v2/nature/2/index.json"] == nil)
    }

    @Test(arguments: [
        (#"{"count":1,"next":"/api/v2/nature/?offset=0&limit=200","results":[]}"#, "its pages lead in a circle"),
        (
            #"{"count":1,"next":"/api/v2/move/?offset=0&limit=200","results":[]}"#,
            #"its `next` is "/api/v2/move/?offset=0&limit=200", which is no page of it"#
        ),
        (
            #"{"count":1,"next":null,"results":[{"url":"/api/v2/move/1/"}]}"#,
            #"it lists "/api/v2/move/1/", which is no resource of the kind"#
        ),
        (#"{"count":1,"next":null,"r\u0065sults":[{"url":"/api/v2/nature/1/"}]}"#, "its results cannot be told apart"),
    ])
    func namesAListingThatCannotBeRead(page: String, reason: String) async throws {
        var answers = small
        answers["nature/?offset=0&limit=200"] = page
        try store(answers)
        let (files, report) = try await mirror()
        #expect(report.gaps == [.init("nature/?offset=0&limit=200", reason)])
        #expect(files["api/v2/nature/index.json"] == nil)
    }

    @Test func namesWhatIsNotListedAsStatusDoes() async throws {
        var answers = small
        answers["pokemon/?offset=0&limit=200"] = nil
        answers["nature/?offset=0&limit=200"] =
            #"{"count":9,"next":"/api/v2/nature/?offset=200&limit=200","results":[{"name":"shy","url":"/api/v2/nature/2/"}]}"#
        try store(answers)
        let gaps = [MirrorReport.Gap("nature/", "only 1 of 9 are listed yet"), .init("pokemon/", "not listed yet")]
        #expect(try await mirror().report.gaps == gaps)
    }

    @Test func tellsTheChecksumOfABodyThatHasTwoFiles() async throws {
        try store(small)
        let sums = Mutex<[String: SHA256?]>([:])
        _ = try await MirrorWriter(StoreReader(path: path), base: .relative, jobs: 1) { file in
            sums.withLock { $0["\(file.path)"] = file.checksum }
        }.export()
        let known = sums.withLock { $0 }
        let body = Array(#"{"id":-1,"name":"odd"}"#.utf8)
        for name in ["-1", "odd"] { #expect(known["api/v2/nature/\(name)/index.json"] == SHA256(of: body)) }
    }

    @Test func namesAnIndexThatIsNotThere() async throws {
        try store(["nature/2/": "{}"])
        let (files, report) = try await mirror()
        #expect(files == [:] && report.gaps == [.init("", "not fetched yet")])
    }

    @Test func namesABodyThatIsDamaged() async throws {
        try store(small)
        try Connection(path: path, mode: .readWriteCreate).execute(
            "UPDATE answer SET body = x'00' WHERE path = 'nature/2/'"
        )
        let report = try await mirror().report
        #expect(report.gaps == [.init("nature/2/", "its stored body is damaged")])
    }

    // Names.

    @Test func givesANameToTheLowestIDOfThoseThatHaveIt() async throws {
        var answers = small
        answers["nature/?offset=0&limit=200"] =
            #"{"count":2,"next":null,"results":[{"name":"shy","url":"/api/v2/nature/2/"},{"name":"shy","url":"/api/v2/nature/-1/"}]}"#
        try store(answers)
        let (files, report) = try await mirror()
        #expect(files["api/v2/nature/shy/index.json"] == small["nature/-1/"])
        #expect(report.namesLeftOut == ["nature/2/: its name `shy` is also that of -1"])
    }

    @Test(arguments: [
        "../x", "a/b", "..", ".", "", "/", #"a\u0000b"#, "con", "nul", "25", "-1", "a b", "Shy", "é", #"\u001b[2J"#,
        "index.json",
        "a?b", String(repeating: "a", count: 4_096), String(repeating: "a", count: 121),
    ])
    func givesAHostileNameNoFile(name: String) async throws {
        var answers = small
        answers["nature/?offset=0&limit=200"] =
            #"{"count":1,"next":null,"results":[{"name":"\#(name)","url":"/api/v2/nature/2/"}]}"#
        try store(answers)
        let (files, report) = try await mirror(kinds: ["nature"])
        #expect(files.keys.sorted() == ["api/v2/index.json", "api/v2/nature/2/index.json", "api/v2/nature/index.json"])
        #expect(report.gaps == [] && report.namesLeftOut.count == 1)
        let told = try #require(report.namesLeftOut.first)
        #expect(told.hasPrefix("nature/2/: its name ") && told.utf8.count < 150 && told.utf8.allSatisfy { $0 >= 0x20 })
    }

    @Test(arguments: ["../x", "a/b", "con", "", "A", String(repeating: "a", count: 121)])
    func givesAHostileKindNoFile(kind: String) async throws {
        var answers = small
        answers[""] = #"{"nature":"/api/v2/nature/","\#(kind)":"/api/v2/x/","nature":"/api/v2/nature/"}"#
        try store(answers)
        let (files, report) = try await mirror()
        #expect(files.keys.allSatisfy { $0 == "api/v2/index.json" || $0.hasPrefix("api/v2/nature/") })
        #expect(files["api/v2/index.json"] == #"{"nature":"/api/v2/nature/"}"#)
        #expect(report.gaps.map(\.reason) == ["its name cannot be a folder's"])
    }

    @Test func giveTheLongestNamesPathsThatAreSafe() async throws {
        let kind = String(repeating: "k", count: 120)
        let name = String(repeating: "n", count: 120)
        try store([
            "": "{\"\(kind)\":\"/api/v2/\(kind)/\"}",
            "\(kind)/?offset=0&limit=200":
                "{\"count\":1,\"next\":null,\"results\":[{\"name\":\"\(name)\",\"url\":\"/api/v2/\(kind)/1/\"}]}",
            "\(kind)/1/": "{}",
        ])
        let (files, report) = try await mirror()
        #expect(files.count == 3 && report.namesLeftOut.count == 1)
    }
}
