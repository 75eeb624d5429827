import BuildSupport
import Glibc
import TestSupport
import Testing

@testable import Publishing

@Suite struct PublishTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path + "/output" }
    private let first: Tree = [
        "index.html": "home", "en/a/index.html": "a", "en/b/index.html": "b", "assets/x.css": "x",
    ]

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: [.init(), .init(exchangesFolders: false)] as [FileSystemAbilities])
    func publishesToAnAbsentFolder(abilities: FileSystemAbilities) throws {
        let report = try publish(first, to: output, abilities: abilities)
        #expect(try tree(output) == first)
        #expect(
            report
                == PublishingReport(isChanged: true, fileCount: 4, byteCount: 7, writtenCount: 4, removedCount: 0)
        )
        #expect(try names(folder.path) == ["output"], "nothing is left beside it")
    }

    @Test func makesTheFoldersAboveTheOutput() throws {
        try publish(first, to: folder.path + "/a/b/c/")
        #expect(try tree(folder.path + "/a/b/c") == first)
    }

    @Test func leavesNothingOfAStagingAreaThatIsGivenUp() throws {
        do {
            let staging = try StagingArea(output: folder.path + "/a/b/output")
            try staging.write(outputFile("index.html", "home"))
            #expect(try fileKind(folder.path + "/a/b/output") == nil, "nothing appears before it is published")
            #expect(try names(folder.path) == ["a"])
        }
        #expect(try names(folder.path) == [])
    }

    @Test(arguments: [.init(), .init(exchangesFolders: false)] as [FileSystemAbilities])
    func touchesNothingWhenNothingChanged(abilities: FileSystemAbilities) throws {
        try publish(first, to: output, abilities: abilities)
        let paths = ["", "/en", "/en/a", "/en/a/index.html", "/assets/x.css", "/" + Manifest.name].map { output + $0 }
        let before = try paths.map(Identity.init)
        let report = try publish(first, to: output, abilities: abilities)
        #expect(!report.isChanged)
        #expect(report.writtenCount == 0)
        #expect(try paths.map(Identity.init) == before)
        #expect(try names(folder.path) == ["output"])
    }

    @Test(arguments: [.init(), .init(exchangesFolders: false)] as [FileSystemAbilities])
    func keepsTheFilesThatHaveTheSameBytes(abilities: FileSystemAbilities) throws {
        try publish(first, to: output, abilities: abilities)
        let kept = try Identity(output + "/en/a/index.html")
        var second = first
        second["en/b/index.html"] = "B"
        second["en/c/index.html"] = "c"
        second["assets/x.css"] = nil
        let report = try publish(second, to: output, abilities: abilities)
        #expect(report.writtenCount == 2)
        #expect(report.removedCount == 1)
        #expect(try tree(output) == second)
        #expect(try names(output) == [Manifest.name, "en", "index.html"], "no empty folder stays")
        #expect(try Identity(output + "/en/a/index.html") == kept)
        #expect(kept.links == 1)
        #expect(try names(folder.path) == ["output"])
    }

    @Test func copiesWithTheTimeWhereThereAreNoLinks() throws {
        try publish(first, to: output)
        let path = output + "/en/a/index.html"
        let times = [timespec(tv_sec: 1, tv_nsec: 2), timespec(tv_sec: 1_000_000, tv_nsec: 3)]
        #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
        let before = try Identity(path)
        try publish(first.merging(["new": "new"]) { $1 }, to: output, abilities: .init(linksFiles: false))
        let after = try Identity(path)
        #expect(after.inode != before.inode)
        #expect((after.seconds, after.nanoseconds) == (before.seconds, before.nanoseconds))
        #expect(try tree(output) == first.merging(["new": "new"]) { $1 })
    }

    @Test func comparesWithTheBytesOnDiskNotWithTheManifest() throws {
        try publish(first, to: output)
        try folder.write("changed by hand", to: "output/en/a/index.html")
        #expect(try publish(first, to: output).writtenCount == 1)
        #expect(try tree(output) == first)
        unlink(output + "/en/b/index.html")
        #expect(try publish(first, to: output).writtenCount == 1)
        #expect(try tree(output) == first)
    }

    @Test(arguments: [.init(), .init(exchangesFolders: false)] as [FileSystemAbilities])
    func keepsWhatIsNotOurs(abilities: FileSystemAbilities) throws {
        let foreign: Tree = [
            ".git/objects/ab/cd": "object", ".gitkeep": "", "CNAME": "example.org", "en/note.txt": "note",
            "old/mine/x.txt": "x",
        ]
        try folder.write("example.org", to: "output/CNAME")
        try folder.write("", to: "output/.gitkeep")
        try folder.write("object", to: "output/.git/objects/ab/cd")
        try publish(first.merging(["old/index.html": "old"]) { $1 }, to: output, abilities: abilities)
        try folder.write("note", to: "output/en/note.txt")
        try folder.write("x", to: "output/old/mine/x.txt")
        symlink("/nowhere", output + "/en/link")
        mkdir(output + "/empty", 0o755)
        let git = try Identity(output + "/.git")

        try publish(first, to: output, abilities: abilities)
        #expect(try tree(output) == first.merging(foreign) { $1 })
        #expect(try fileKind(output + "/en/link") == .link)
        #expect(try fileKind(output + "/empty") == .folder)
        #expect(try Identity(output + "/.git").inode == git.inode, "folders move as a whole")
        #expect(try names(folder.path) == ["output"])
    }

    @Test func neverOverwritesWhatIsNotOurs() throws {
        try publish(first, to: output)
        try folder.write("mine", to: "output/en/new/index.html")
        try folder.write("the same", to: "output/robots.txt")
        try folder.write("mine", to: "output/es")
        let before = try tree(output)
        let second: Tree = ["en/new/index.html": "ours", "robots.txt": "the same", "es/index.html": "es"]
        #expect(
            throws: PublishingError.foreignFilesInTheWay(path: output, names: ["en/new/index.html", "es"], count: 2)
        ) {
            try publish(first.merging(second) { $1 }, to: output)
        }
        #expect(try tree(output) == before)
        #expect(try names(folder.path) == ["output"])
        unlink(output + "/en/new/index.html")
        unlink(output + "/es")
        try publish(first.merging(second) { $1 }, to: output)
        #expect(try tree(output) == first.merging(second) { $1 })
    }

    @Test(arguments: [.init(), .init(exchangesFolders: false)] as [FileSystemAbilities])
    func replacesFilesWithFoldersAndTheReverse(abilities: FileSystemAbilities) throws {
        try publish(["a": "file", "b/c/d": "deep", "e": "e"], to: output, abilities: abilities)
        let second: Tree = ["a/b/c": "deep", "b": "file", "e": "e"]
        try publish(second, to: output, abilities: abilities)
        #expect(try tree(output) == second)
    }

    @Test func publishesTheSameManifestForTheSameTree() throws {
        try publish(first, to: output)
        try publish(first, to: folder.path + "/other")
        let manifest = try folder.read("output/" + Manifest.name)
        #expect(try folder.read("other/" + Manifest.name) == manifest)
        #expect(
            manifest.hasPrefix(
                "{\"version\":1,\"files\":[{\"path\":\"assets/x.css\",\"bytes\":1,\"sha256\":\""
                    + "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881\"},"
            )
        )
    }

    @Test(arguments: [("a/x", "a/x"), ("a/x", "A/X"), ("a/x", "a/X"), ("a", "a/b"), ("a/b", "A"), ("a/b/c", "a/B/d")])
    func refusesPathsThatMeet(first: String, second: String) throws {
        let staging = try StagingArea(output: output)
        try staging.write(outputFile(first, "1"))
        do {
            try staging.write(outputFile(second, "2"))
            Issue.record("\(second) was taken beside \(first)")
        } catch PublishingError.collision(let one, let other) {
            #expect(first.hasPrefix(one) && other == second)
        }
        #expect(throws: PublishingError.self, "a tree that lacks a file is not published") { try staging.publish() }
        #expect(try fileKind(output) == nil)
    }

    @Test func takesFilesFromManyTasksAtOnce() async throws {
        let staging = try StagingArea(output: output)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for task in 0..<8 {
                group.addTask {
                    for number in 0..<50 {
                        try staging.write(outputFile("k\(number % 7)/t\(task)/\(number).txt", "\(number)"))
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try staging.publish().fileCount == 400)
        #expect(try tree(output).count == 400)
    }

    @Test func doesNotFollowLinksOutOfTheTree() throws {
        try publish(first, to: output)
        try folder.write("outside", to: "elsewhere/index.html")
        try removeTree(output + "/en/a")
        symlink("../../elsewhere", output + "/en/a")
        try removeTree(output + "/index.html")
        symlink("../elsewhere/index.html", output + "/index.html")
        let identity = try Identity(folder.path + "/elsewhere/index.html")
        #expect(throws: PublishingError.foreignFilesInTheWay(path: output, names: ["en/a"], count: 1)) {
            try publish(first, to: output)
        }
        unlink(output + "/en/a")
        try publish(first, to: output)
        #expect(try tree(output) == first)
        #expect(try Identity(folder.path + "/elsewhere/index.html") == identity)
    }

    @Test func publishesThroughALinkToAFolder() throws {
        mkdir(folder.path + "/real", 0o755)
        symlink("real", output)
        try publish(first, to: output)
        #expect(try tree(folder.path + "/real") == first)
        #expect(try fileKind(output) == .link)
    }

    @Test func keepsTheFoldersMode() throws {
        mkdir(output, 0o700)
        try publish(first, to: output)
        var status = stat()
        #expect(lstat(output, &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o700)
    }

    @Test func removesWhatKilledRunsLeft() throws {
        try publish(first, to: output)
        try folder.write("half", to: ".output.pokebuild-staging/en/x/index.html")
        try folder.write("99999999\n", to: ".output.pokebuild-lock")
        try folder.write("{\"versi", to: "..output.pokebuild-journal.tmp")
        #expect(try !publish(first, to: output).isChanged)
        #expect(try names(folder.path) == ["output"])
    }

    @Test func refusesASecondRunByTheFirstOnesProcess() throws {
        let staging = try StagingArea(output: output)
        #expect(throws: PublishingError.inUse(path: output, process: getpid())) { try StagingArea(output: output) }
        try staging.write(outputFile("index.html", "home"))
        _ = try staging.publish()
        #expect(try tree(output) == ["index.html": "home"])
        try StagingArea(output: output).discard()
    }

    @Test func tellsTheSystemsReasonAndThePath() throws {
        let path = folder.path + "/" + String(repeating: "x", count: 300)
        #expect {
            try publish(first, to: path)
        } throws: { error in
            "\(error)" == "could not look at \"\(path)\": File name too long"
        }
    }

    @Test(arguments: [.init(), .init(exchangesFolders: false)] as [FileSystemAbilities])
    func keepsFilesWhoseNamesAreNoUTF8(abilities: FileSystemAbilities) throws {
        try publish(["index.html": "old", "en/index.html": "en"], to: output)
        let names = [[0x66, 0xFF], [0x65, 0x6E, 0x2F, 0xE9]].map { String(pathBytes: $0) }
        for name in names { try writeNewFile([1], to: output + "/" + name) }
        try makeFolders(output + "/" + names[0] + "2/" + names[0])
        try publish(["index.html": "new", "en/index.html": "en"], to: output, abilities: abilities)
        for name in names { #expect(try readFile(output + "/" + name) == [1]) }
        #expect(try fileKind(output + "/" + names[0] + "2/" + names[0]) == .folder)
        #expect(try folder.read("output/index.html") == "new")
    }

    @Test func countsWhatAHostWillHave() throws {
        try publish(["index.html": "old"], to: output)
        for name in [".git/HEAD", "CNAME", "slides/a.txt", "slides/deep/b.txt", "en/mine"] {
            try folder.write("xyz", to: "output/" + name)
        }
        let staging = try StagingArea(output: output)
        try staging.write(outputFile("index.html", "new"))
        try staging.write(outputFile("en/index.html", "page"))
        let hosted = try staging.hostedFiles().map { "\($0.path) \($0.byteCount)" }
        #expect(
            hosted.sorted() == [
                "CNAME 3", "en/index.html 4", "en/mine 3", "index.html 3", "slides/a.txt 3", "slides/deep/b.txt 3",
            ]
        )
    }
}
