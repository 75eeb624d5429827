import Glibc
import TestSupport
import Testing

@testable import BuildSupport

@Suite struct FilesTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

    @Test(arguments: [0, 1, 4096, 1_000_000])
    func readsWhatItWrote(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let path = folder.path + "/file"
        try writeNewFile(bytes, to: path)
        #expect(try readFile(path) == bytes)
    }

    @Test func tellsTheSizeOfWhatIsThere() throws {
        try writeNewFile([1, 2, 3], to: folder.path + "/file")
        #expect(try fileSize(folder.path + "/file") == 3)
        #expect(try fileSize(folder.path + "/none") == nil)
        #expect(try fileSize(folder.path + "/file/none") == nil)
    }

    @Test func readsFilesWhoseSizeTheSystemDoesNotTell() throws {
        #expect(try text(readFile("/proc/self/status")).hasPrefix("Name:"))
    }

    @Test func tellsOperationPathAndReason() throws {
        let path = folder.path + "/none"
        #expect {
            try readFile(path)
        } throws: { "\($0)" == "could not open \"\(path)\": No such file or directory" }
        #expect(throws: FileSystemError("read", folder.path, code: EISDIR)) { try readFile(folder.path) }
        try writeNewFile([], to: path)
        #expect(throws: FileSystemError("create", path, code: EEXIST)) { try writeNewFile([1], to: path) }
        #expect(throws: FileSystemError("write", "/dev/full", code: ENOSPC)) {
            try FileDescriptor("/dev/full", O_WRONLY).write([1])
        }
    }

    @Test func readsNoMoreThanItsLimit() throws {
        let path = folder.path + "/file"
        try writeNewFile([1, 2, 3], to: path)
        #expect(try readFile(path, atMost: 3) == [1, 2, 3])
        #expect(throws: FileSystemError("read", path, code: EFBIG)) { try readFile(path, atMost: 2) }
        #expect(throws: FileSystemError("read", "/dev/zero", code: EFBIG)) {
            try readFile("/dev/zero", atMost: 100_000)
        }
        #expect(try readFile("/dev/null", atMost: 0) == [])
    }

    @Test(.timeLimit(.minutes(1))) func waitsForNoPipe() throws {
        let path = folder.path + "/pipe"
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: FileSystemError("read", path, code: ESPIPE)) { try readFile(path) }
    }

    @Test func resolvesWhatIsThereAndKeepsTheRest() throws {
        let real = resolvedPath(folder.path)
        #expect(symlink(real, folder.path + "/link") == 0)
        #expect(resolvedPath(folder.path + "/link/a/b") == real + "/a/b")
        #expect(resolvedPath("a-file-that-there-is-not") == resolvedPath(".") + "/a-file-that-there-is-not")
        #expect(resolvedPath("/a-file-that-there-is-not") == "/a-file-that-there-is-not")
    }

    @Test func advisesWhereTheDiskIsFull() {
        let error = FileSystemError("write", "x", code: ENOSPC)
        #expect(
            "\(error)"
                == "could not write \"x\": No space left on device; make room there, and run the same command again"
        )
    }

    @Test func aFileThatCannotBeReplacedLeavesNothingBeside() throws {
        // A folder is in the way of the rename, after everything was written.
        try folder.write("", to: "file/in")
        #expect(throws: FileSystemError.self) { try replaceFile(folder.path + "/file", with: [1]) }
        #expect(try folderEntries(folder.path).map(\.name) == ["file"])
    }

    @Test func closesADescriptorOnce() throws {
        let file = try FileDescriptor(folder.path + "/file", O_WRONLY | O_CREAT)
        try file.write([65])
        try file.close()
        try file.close()
        #expect(try readFile(folder.path + "/file") == [65])
    }

    @Test(arguments: [true, false])
    func replacesFilesAndLeavesNothingBeside(isSynchronized: Bool) throws {
        let path = try folder.write("old", to: "file")
        try replaceFile(path, with: Array("new".utf8), isSynchronized: isSynchronized)
        #expect(try text(readFile(path)) == "new")
        #expect(try folderEntries(folder.path) == [FolderEntry(name: "file", kind: .file)])
    }

    @Test func makesFoldersAndTellsWhich() throws {
        let path = folder.path + "/a/b"
        #expect(try makeFolders(path) == [folder.path + "/a", path])
        #expect(try makeFolders(path) == [])
        symlink("a", folder.path + "/link")
        #expect(try makeFolders(folder.path + "/link") == [])
        try folder.write("", to: "file")
        #expect(throws: FileSystemError("create the folder", folder.path + "/file", code: EEXIST)) {
            try makeFolders(folder.path + "/file")
        }
        #expect(throws: FileSystemError("create the folder", folder.path + "/file/a", code: ENOTDIR)) {
            try makeFolders(folder.path + "/file/a")
        }
    }

    @Test func listsByBytesAndFollowsNoLinks() throws {
        for name in ["b/z", "b/a", "B", "a-b/x", "a/x", "é"] { try folder.write("", to: name) }
        symlink("b", folder.path + "/link")
        #expect(try filesBelow(folder.path) == ["B", "a-b/x", "a/x", "b/a", "b/z", "é"])
        #expect(try fileKind(folder.path + "/link") == .link)
        #expect(try fileKind(folder.path + "/none") == nil)
        #expect(try fileKind("/dev/null") == .special)
    }

    @Test func removesTreesButNotWhatLinksInThemLeadTo() throws {
        try folder.write("kept", to: "kept/file")
        try folder.write("", to: "tree/a/b/c")
        symlink("../kept", folder.path + "/tree/link")
        #expect(try removeTree(folder.path + "/tree"))
        #expect(try !removeTree(folder.path + "/tree"))
        #expect(try filesBelow(folder.path) == ["kept/file"])
        #expect(try !removeEmptyFolder(folder.path + "/kept"))
    }

    @Test func exchangesPathsInOneStep() throws {
        try folder.write("1", to: "a/one")
        try folder.write("2", to: "b/two")
        try exchangePaths(folder.path + "/a", folder.path + "/b")
        #expect(try filesBelow(folder.path) == ["a/two", "b/one"])
        #expect(throws: FileSystemError.self) { try exchangePaths(folder.path + "/a", folder.path + "/none") }
    }

    @Test(arguments: [("a/b/c", "a/b", "c"), ("a", ".", "a"), ("/a", "/", "a"), ("/", "/", ""), ("a/", "a", "")])
    func splitsPaths(path: String, parent: String, name: String) {
        #expect(splitPath(path) == (parent, name))
    }

    @Test func letsOneHoldALockAndTellsWho() throws {
        let path = folder.path + "/lock"
        do {
            let lock = try FileLock(path)
            #expect(throws: FileLockError(path: path, process: getpid())) { try FileLock(path) }
            withExtendedLifetime(lock) {}
        }
        #expect(try fileKind(path) == nil)
        // A file that a killed process left behind is no lock.
        try folder.write("1\n", to: "lock")
        _ = try FileLock(path)
    }
}
