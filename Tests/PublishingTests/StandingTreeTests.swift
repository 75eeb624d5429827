import BuildSupport
import Glibc
import TestSupport
import Testing

@testable import Publishing

@Suite struct StandingTreeTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path + "/output" }
    private let files: Tree = ["index.html": "home", "en/a/index.html": "a", "en/b/index.html": "b"]

    init() throws {
        folder = try TemporaryFolder()
        try publish(files, to: output)
    }

    @Test func keepsATreeThatIsAsItWasPublished() async throws {
        let before = try Identity(output + "/en/a/index.html")
        let staging = try StagingArea(output: output)
        #expect(try await staging.keepPublished(jobs: 2)?.map(\.path) == files.keys.sorted())
        #expect(staging.files.map(\.path) == files.keys.sorted())
        let report = try staging.publish()
        #expect(!report.isChanged)
        #expect(report.fileCount == 3)
        #expect(try Identity(output + "/en/a/index.html") == before)
        #expect(try names(folder.path) == ["output"])
    }

    private static let damages: [String] = ["altered", "longer", "gone", "a link", "a folder"]

    @Test(arguments: damages) func keepsNothingWhereAFileIsNotAsItWas(damage: String) async throws {
        let path = output + "/en/a/index.html"
        if damage != "altered" { #expect(unlink(path) == 0) }
        switch damage {
        case "altered": try replaceFile(path, with: Array("A".utf8))
        case "longer": try writeNewFile(Array("aa".utf8), to: path)
        case "a link": #expect(symlink("../b/index.html", path) == 0)
        case "a folder": try makeFolders(path)
        default: break
        }
        let staging = try StagingArea(output: output)
        #expect(try await staging.keepPublished(jobs: 2) == nil)
        #expect(staging.files.isEmpty)
        // The tree can still be written anew.
        if damage == "a folder" { return }
        for (path, text) in files { try staging.write(outputFile(path, text)) }
        _ = try staging.publish()
        #expect(try tree(output) == files)
    }

    @Test func keepsOneFolderAlone() async throws {
        try replaceFile(output + "/index.html", with: Array("altered".utf8))
        let staging = try StagingArea(output: output)
        #expect(try await staging.keepPublished(below: "e", jobs: 2) == nil)
        #expect(
            try await staging.keepPublished(below: "en", jobs: 2)?.map(\.path) == [
                "en/a/index.html", "en/b/index.html",
            ]
        )
        try staging.write(outputFile("index.html", "new"))
        _ = try staging.publish()
        #expect(try tree(output) == ["index.html": "new", "en/a/index.html": "a", "en/b/index.html": "b"])
    }

    @Test func keepsNothingOfAnOutputThatIsNotThere() async throws {
        let staging = try StagingArea(output: folder.path + "/other")
        #expect(try await staging.keepPublished(jobs: 1) == nil)
    }

    @Test func tellsWhichTreeIsThere() throws {
        let first = try OutputFolder.manifestChecksum(of: output)
        #expect(first != nil)
        let staging = try StagingArea(output: output)
        try staging.write(outputFile("index.html", "other"))
        _ = try staging.publish()
        #expect(try OutputFolder.manifestChecksum(of: output) != first)
        #expect(try OutputFolder.manifestChecksum(of: output) == staging.manifestChecksum)
        try publish(files, to: output)
        #expect(try OutputFolder.manifestChecksum(of: output) == first)
        #expect(try OutputFolder.manifestChecksum(of: folder.path + "/other") == nil)
    }
}
