import BuildSupport
import Glibc
import TestSupport
import Testing

@testable import Publishing

/// Publishes to folders that are mount points, which cannot be exchanged for others; only where the tests may mount.
@Suite(.enabled(if: Mount.isAllowed, "mounting needs root"))
struct MountedOutputTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path + "/output" }
    private let old: Tree = ["index.html": "old", "en/a/index.html": "a", "en/gone/index.html": "gone"]
    private let new: Tree = ["index.html": "new", "en/a/index.html": "a", "assets/c.css": "c"]

    init() throws {
        folder = try TemporaryFolder()
        mkdir(folder.path + "/output", 0o755)
    }

    private func publishTwice() throws {
        try publish(old, to: output)
        try folder.write("mine", to: "output/mine.txt")
        let kept = try Identity(output + "/en/a/index.html")
        #expect(try publish(new, to: output).isChanged)
        #expect(try tree(output) == new.merging(["mine.txt": "mine"]) { $1 })
        #expect(try Identity(output + "/en/a/index.html") == kept)
        #expect(try !publish(new, to: output).isChanged)
        #expect(try names(folder.path).contains("output"))
        #expect(try names(folder.path).allSatisfy { !$0.hasPrefix(".output") })
    }

    @Test func publishesToAnotherFileSystem() throws {
        let mounted = try #require(Mount("tmpfs", at: output))
        try publishTwice()
        withExtendedLifetime(mounted) {}
    }

    @Test func publishesToAMountOfTheSameFileSystem() throws {
        mkdir(folder.path + "/real", 0o755)
        let mounted = try #require(Mount(bind: folder.path + "/real", at: output))
        try publishTwice()
        withExtendedLifetime(mounted) {}
    }

    @Test func keepsAFileSystemThatIsMountedInside() throws {
        try publish(old, to: output)
        mkdir(output + "/.git", 0o755)
        let mounted = try #require(Mount("tmpfs", at: output + "/.git"))
        try folder.write("main", to: "output/.git/HEAD")
        try publish(new, to: output)
        #expect(try tree(output) == new.merging([".git/HEAD": "main"]) { $1 })
        withExtendedLifetime(mounted) {}
    }

    @Test func tellsOfAFullDiskAndLeavesTheOutput() throws {
        let mounted = try #require(Mount("tmpfs", at: folder.path + "/output", options: "size=64k"))
        let inner = output + "/site"
        try publish(old, to: inner)
        #expect {
            try publish(new.merging(["big.bin": String(repeating: "x", count: 1 << 20)]) { $1 }, to: inner)
        } throws: { error in
            "\(error)" == "could not write \"\(output)/.site.pokebuild-staging/big.bin\": No space left on device; "
                + "make room there, and run the same command again"
        }
        #expect(try tree(inner) == old)
        #expect(try names(output) == ["site"])
        withExtendedLifetime(mounted) {}
    }

    @Test func tellsOfAFullMountBeforeAnythingInItChanges() throws {
        let mounted = try #require(Mount("tmpfs", at: output, options: "size=64k"))
        try publish(old, to: output)
        let big = new.merging(["new/big.bin": String(repeating: "x", count: 20_000)]) { $1 }
        let bigger = big.merging(["new/more.bin": String(repeating: "x", count: 50_000)]) { $1 }
        #expect {
            try publish(bigger, to: output)
        } throws: { ($0 as? FileSystemError)?.code == ENOSPC }
        #expect(try tree(output) == old)
        #expect(try names(output) == [Manifest.name, "en", "index.html"], "nothing is left in it")
        #expect(try names(folder.path) == ["output"], "nothing is left beside it")
        try publish(big, to: output)
        #expect(try tree(output) == big)
        withExtendedLifetime(mounted) {}
    }

    @Test func aKilledPublishToAMountIsFinished() throws {
        let mounted = try #require(Mount("tmpfs", at: output))
        for last: PublishingStep in [.journalWritten, .installed("assets/c.css"), .journalRemoved] {
            try publish(old, to: output)
            #expect(throws: Stopped.self) {
                try publish(new, to: output) { if $0 == last { throw Stopped() } }
            }
            try StagingArea(output: output).discard()
            #expect(try tree(output) == new)
            #expect(try names(folder.path) == ["output"])
            #expect(try !names(output).contains(OutputFolder.innerName))
        }
        withExtendedLifetime(mounted) {}
    }
}

/// A mounted file system, which goes when its owner does.
private final class Mount {
    private let path: String

    init?(_ type: String, at path: String, options: String = "") {
        self.path = path
        guard mount("none", path, type, 0, options) == 0 else { return nil }
    }

    init?(bind source: String, at path: String) {
        self.path = path
        guard mount(source, path, nil, UInt(MS_BIND), nil) == 0 else { return nil }
    }

    deinit { umount2(path, CInt(MNT_DETACH)) }

    /// Whether a file system can be mounted here, as it was tried.
    static let isAllowed: Bool = {
        guard let folder = try? TemporaryFolder() else { return false }
        return Mount("tmpfs", at: folder.path) != nil
    }()
}
