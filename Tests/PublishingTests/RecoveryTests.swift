import BuildSupport
import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Publishing

/// Stops a publish after each of its steps, as a kill would, and lets the next run find what is left.
@Suite struct RecoveryTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path + "/output" }
    private let old: Tree = ["index.html": "old", "en/a/index.html": "a", "en/gone/index.html": "gone", "x": "x"]
    private let new: Tree = ["index.html": "new", "en/a/index.html": "a", "en/c/index.html": "c", "x/y.css": "y"]
    private let foreign: Tree = [".git/HEAD": "main", "CNAME": "example.org", "en/gone/note": "note"]

    init() throws { folder = try TemporaryFolder() }

    /// Publishes the old tree and puts foreign files into it.
    private func prepare(abilities: FileSystemAbilities) throws {
        try publish(old, to: output, abilities: abilities)
        for (path, text) in foreign { try folder.write(text, to: "output/" + path) }
    }

    /// The steps of a publish that nothing stops.
    private func steps(abilities: FileSystemAbilities) throws -> [PublishingStep] {
        try prepare(abilities: abilities)
        let steps = Mutex<[PublishingStep]>([])
        try publish(new, to: output, abilities: abilities) { step in steps.withLock { $0.append(step) } }
        #expect(try tree(output) == new.merging(foreign) { $1 })
        try removeTree(output)
        return steps.withLock { $0 }
    }

    @Test func takesTheStepsInTheirOrder() throws {
        #expect(
            try steps(abilities: .init())
                == [
                    .journalWritten, .exchanged, .moved(".git"), .moved("CNAME"), .moved("en/gone/note"),
                    .journalRemoved,
                ]
        )
        #expect(
            try steps(abilities: .init(exchangesFolders: false))
                == [
                    .journalWritten, .removed("x"), .installed(Manifest.name), .installed("x/y.css"),
                    .installed("en/c/index.html"), .installed("index.html"), .removed("en/gone/index.html"),
                    .journalRemoved,
                ],
            "assets before pages, and old files last"
        )
    }

    @Test(arguments: [.init(), .init(exchangesFolders: false)] as [FileSystemAbilities])
    func finishesWhatAKilledPublishBegan(abilities: FileSystemAbilities) throws {
        let steps = try steps(abilities: abilities)
        for (index, last) in steps.enumerated() {
            try prepare(abilities: abilities)
            #expect(throws: Stopped.self) {
                try publish(new, to: output, abilities: abilities) { step in
                    if step == last { throw Stopped() }
                }
            }
            try OutputFolder.check(output)
            // The recovery is killed after its first step as well, and taken up by a third run.
            _ = try? StagingArea(output: output) { _ in throw Stopped() }
            try StagingArea(output: output).discard()
            let isOld = abilities.exchangesFolders && index == 0
            #expect(try tree(output) == (isOld ? old : new).merging(foreign) { $1 }, "stopped after \(last)")
            #expect(try names(folder.path) == ["output"], "stopped after \(last)")
            #expect(try !publish(isOld ? old : new, to: output, abilities: abilities).isChanged)
            try removeTree(output)
        }
    }

    @Test func keepsFilesThatAppearWhileTheTreesAreExchanged() throws {
        try prepare(abilities: .init())
        let late = folder.path + "/.output.pokebuild-staging/en/late.txt"
        try publish(new, to: output) { step in
            if step == .exchanged { try writeNewFile(Array("late".utf8), to: late) }
        }
        #expect(try folder.read("output/en/late.txt") == "late")
    }

    @Test(arguments: ["", "{", "{\"version\":2}", "{\"version\":1,\"foreign\":[1]}"])
    func doesNotGuessAtAJournalItCannotRead(text: String) throws {
        try prepare(abilities: .init())
        try folder.write(text, to: ".output.pokebuild-journal")
        try folder.write("main", to: ".output.pokebuild-staging/.git/HEAD")
        #expect {
            try StagingArea(output: output)
        } throws: { error in
            guard case PublishingError.unreadable(let path, _) = error else { return false }
            return path == folder.path + "/.output.pokebuild-journal"
        }
        #expect(try folder.read(".output.pokebuild-staging/.git/HEAD") == "main", "nothing is removed")
    }

    @Test func writesJournalsThatItReads() throws {
        var journal = Journal()
        journal.foreign = ["a \"b\"", "é"]
        journal.removedFirst = ["c"]
        journal.installed = ["d", "e"]
        journal.removed = ["f"]
        let path = try folder.write(String(decoding: journal.bytes, as: UTF8.self), to: "journal")
        #expect(try Journal.read(path) == journal)
        #expect(try Journal.read(path + "2") == nil)
    }
}
