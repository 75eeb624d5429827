import BuildSupport
import Glibc
import TestSupport
import Testing

@testable import Publishing

@Suite struct ReadingTests {
    private func path(_ path: String) throws -> OutputPath { try #require(OutputPath(path)) }

    @Test func readsWhatWasPublishedAsLongAsItIsAsItWas() throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/out"
        try publish(["a.json": "a", "b/c.json": "c", "b/d.json": "d", "e": "e", "z": "z"], to: output)
        try replaceFile(output + "/b/d.json", with: Array("D".utf8))
        try removeEntry(output + "/e")
        try removeEntry(output + "/z")
        guard symlink(output + "/a.json", output + "/z") == 0 else { throw FileSystemError("link", output) }
        try replaceFile(output + "/foreign", with: [1])

        let staging = try StagingArea(output: output)
        #expect(try staging.published(path("a.json")) == .intact(Array("a".utf8)))
        #expect(try staging.published(path("b/c.json")) == .intact(Array("c".utf8)))
        #expect(try staging.published(path("b/d.json")) == .altered)
        #expect(try staging.published(path("e")) == .altered)
        #expect(try staging.published(path("z")) == .altered)
        #expect(try staging.published(path("foreign")) == .absent)
        #expect(try staging.published(path("nothing")) == .absent)
        #expect(try staging.published(path("zz")) == .absent)
    }

    @Test func nothingWasPublishedToANewFolder() throws {
        let folder = try TemporaryFolder()
        let staging = try StagingArea(output: folder.path + "/out")
        #expect(try staging.published(path("a")) == .absent)
    }

    @Test func readsBackWhatWasStagedWhetherNewOrNot() throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/out"
        try publish(["a": "a", "b": "b"], to: output)
        let staging = try StagingArea(output: output)
        try staging.write(outputFile("a", "a"))
        try staging.write(outputFile("b", "B"))
        #expect(try staging.staged(path("a")) == Array("a".utf8))
        #expect(try staging.staged(path("b")) == Array("B".utf8))
        #expect(throws: FileSystemError.self) { try staging.staged(path("c")) }
    }
}
