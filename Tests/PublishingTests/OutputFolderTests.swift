import BuildSupport
import Glibc
import TestSupport
import Testing

@testable import Publishing

@Suite struct OutputFolderTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path + "/output" }

    init() throws { folder = try TemporaryFolder() }

    @Test func acceptsWhatIsAbsentEmptyOrOurs() throws {
        #expect(try OutputFolder.check(output) == .absent)
        #expect(try OutputFolder.check(folder.path + "/none/output/") == .absent)
        mkdir(output, 0o755)
        #expect(try OutputFolder.check(output) == .empty)
        for name in [".git/HEAD", ".gitkeep", ".gitignore", ".gitattributes", "CNAME", ".nojekyll"] {
            try folder.write("", to: "output/" + name)
        }
        #expect(try OutputFolder.check(output + "/") == .empty)
        try publish(["index.html": "home"], to: output)
        try folder.write("mine", to: "output/mine.txt")
        #expect(try OutputFolder.check(output) == .ours)
        #expect(try names(folder.path) == ["output"], "asking changes nothing")
    }

    @Test func refusesFoldersWithFilesOfOthersAndNamesSome() throws {
        for number in 1...7 { try folder.write("", to: "output/f\(number)") }
        try folder.write("", to: "output/CNAME")
        let expected = PublishingError.foreignFiles(path: output, names: ["f1", "f2", "f3", "f4", "f5"], count: 7)
        #expect(throws: expected) { try OutputFolder.check(output) }
        #expect(throws: expected) { try StagingArea(output: output) }
        #expect("\(expected)".contains("(f1, f2, f3, f4, f5 and 2 more)"))
        #expect(try names(folder.path) == ["output"])
    }

    @Test func refusesWhatIsNoFolder() throws {
        let file = try folder.write("x", to: "file")
        symlink("file", folder.path + "/toFile")
        symlink("nowhere", folder.path + "/toNothing")
        mkfifo(folder.path + "/pipe", 0o600)
        for path in [file, folder.path + "/toFile", folder.path + "/toNothing", folder.path + "/pipe"] {
            #expect(throws: PublishingError.notAFolder(path: path)) { try OutputFolder.check(path) }
        }
        for path in ["\(file)/x", "\(file)/x/y", "\(folder.path)/toFile/x", "\(folder.path)/toNothing/x"] {
            #expect {
                try OutputFolder.check(path)
            } throws: { error in
                guard case PublishingError.parentNotAFolder(path, let parent) = error else { return false }
                return path.hasPrefix(parent + "/") && "\(error)".contains("\"\(parent)\" is not a folder")
            }
        }
        #expect(throws: PublishingError.isRoot(path: "/")) { try OutputFolder.check("/") }
        #expect(throws: PublishingError.isRoot(path: "//")) { try OutputFolder.check("//") }
    }

    @Test(arguments: [
        "", "{}", "[]", "{\"version\":2,\"files\":[]}", "{\"version\":1,\"files\":[{\"path\":\"a\"}]}",
        "{\"version\":1,\"files\":[{\"path\":\"../a\",\"bytes\":1,\"sha256\":\"\"}]}",
        "{\"version\":1,\"files\":[{\"path\":\"/etc/passwd\",\"bytes\":1,\"sha256\":\"\"}]}",
    ])
    func refusesManifestsThatAreNotOurs(text: String) throws {
        try folder.write(text, to: "output/" + Manifest.name)
        #expect {
            try OutputFolder.check(output)
        } throws: { error in
            guard case PublishingError.unreadable(let path, _) = error else { return false }
            return path == output + "/" + Manifest.name
        }
    }

    @Test func namesTheFolderThatADotStandsFor() throws {
        mkdir(output, 0o755)
        let found = try OutputFolder(output + "/.")
        #expect(
            found.staging == folder.path + "/.output.pokebuild-staging"
                || found.staging.hasSuffix("/.output.pokebuild-staging")
        )
        #expect(found.path.hasSuffix("/output"))
    }
}
