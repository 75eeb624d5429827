import Glibc
import Preview
import TestSupport
import Testing

@Suite struct FolderWatchTests {
    @Test func seesEditsAdditionsAndRemovalsOnce() throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        let page = try first.write("a", to: "pages/index.html")
        var watch = FolderWatch(folders: [first.path, second.path])
        #expect(try !watch.hasChanged())
        #expect(try !watch.hasChanged())

        try first.write("longer", to: "pages/index.html")
        #expect(try watch.hasSettledChange())
        #expect(try !watch.hasChanged())

        // Same size, other time.
        var times = [timespec(tv_sec: 1, tv_nsec: 1), timespec(tv_sec: 1, tv_nsec: 1)]
        #expect(utimensat(AT_FDCWD, page, &times, 0) == 0)
        #expect(try watch.hasSettledChange())
        times[1].tv_nsec = 2
        #expect(utimensat(AT_FDCWD, page, &times, 0) == 0)
        #expect(try watch.hasSettledChange())

        let added = try second.write("b", to: "deep/below/b.css")
        #expect(try watch.hasSettledChange())
        #expect(unlink(added) == 0)
        #expect(try watch.hasSettledChange())
        #expect(try !watch.hasChanged())
    }

    @Test func waitsUntilTheFilesAreLeftAlone() throws {
        let folder = try TemporaryFolder()
        try folder.write("page", to: "page.mustache")
        var watch = FolderWatch(folders: [folder.path])
        #expect(try !watch.hasChanged())
        try folder.write("", to: "page.mustache")
        #expect(try !watch.hasChanged())
        try folder.write("a longer page", to: "page.mustache")
        #expect(try !watch.hasChanged())
        #expect(try watch.hasChanged())
        #expect(try !watch.hasChanged())
    }

    @Test func doesNotSeeWhatEditorsKeepBesideAFile() throws {
        let folder = try TemporaryFolder()
        try folder.write("page", to: "page.mustache")
        var watch = FolderWatch(folders: [folder.path])
        #expect(try !watch.hasChanged())
        for name in [".page.mustache.swp", "page.mustache~", ".git/index"] { try folder.write("x", to: name) }
        #expect(try !watch.hasSettledChange())
    }

    @Test func takesAMissingFolderForAnEmptyOne() throws {
        let folder = try TemporaryFolder()
        var watch = FolderWatch(folders: [folder.path + "/site"])
        #expect(try !watch.hasChanged())
        try folder.write("a", to: "site/a.css")
        #expect(try watch.hasSettledChange())
    }
}

extension FolderWatch {
    /// Whether a change is told, and only by the second of two calls.
    fileprivate mutating func hasSettledChange() throws -> Bool {
        let isEarly = try hasChanged()
        return try hasChanged() && !isEarly
    }
}
