import BuildSupport
import TestSupport
import Testing

@testable import Publishing

@Suite struct PrecompressionTests {
    private func staged(_ files: [String: String], in output: String) throws -> StagingArea {
        let staging = try StagingArea(output: output)
        for (path, text) in files { try staging.write(outputFile(path, text)) }
        return staging
    }

    private func encodeAll(_ staging: StagingArea) throws {
        let precompression = Precompression(staging)
        for file in precompression.files { try precompression.encode(file) }
    }

    @Test func onlyTextThatIsServedIsEncoded() throws {
        let folder = try TemporaryFolder()
        let staging = try staged(
            [
                "index.html": "a", "assets/a.css": "b", "data/a.json": "c", "icon.png": "d", "a.ndjson.gz": "e",
                "_headers": "f", ".nojekyll": "", "sitemap.xml": "g", "data/SHA256SUMS": "h",
            ],
            in: folder.path + "/out"
        )
        #expect(
            Precompression(staging).files.map(\.description)
                == ["assets/a.css", "data/a.json", "index.html", "sitemap.xml"]
        )
        try encodeAll(staging)
        #expect(staging.files.count == 9 + 8)
    }

    @Test func aFolderThatIsKeptGetsTheEncodingsThatItHad() async throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/out"
        var staging = try staged(["data/a.csv": "a", "data/b.csv.gz": "b", "index.html": "old"], in: output)
        try encodeAll(staging)
        _ = try staging.publish()
        let old = try tree(output)

        staging = try StagingArea(output: output)
        let kept = try await staging.keepPublished(below: "data", jobs: 1)
        #expect(kept?.map(\.path) == ["data/a.csv", "data/b.csv.gz"])
        try staging.write(outputFile("index.html", "old"))
        try encodeAll(staging)
        #expect(try !staging.publish().isChanged)
        #expect(try tree(output) == old)
    }

    @Test func anEncodingStaysAsLongAsItsFileDoes() throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/out"
        var staging = try staged(["same.html": "same", "other.html": "old"], in: output)
        try encodeAll(staging)
        _ = try staging.publish()
        let old = try ["same.html.br", "other.html.br"].map { try readFile(output + "/" + $0) }

        staging = try staged(["same.html": "same", "other.html": "new"], in: output)
        try encodeAll(staging)
        let report = try staging.publish()
        #expect(report.writtenCount == 3)
        #expect(try readFile(output + "/same.html.br") == old[0])
        #expect(try readFile(output + "/other.html.br") != old[1])
    }

    @Test func aDamagedEncodingIsMadeAnew() throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/out"
        var staging = try staged(["a.html": "a"], in: output)
        try encodeAll(staging)
        _ = try staging.publish()
        let right = try readFile(output + "/a.html.gz")
        try replaceFile(output + "/a.html.gz", with: [1, 2, 3])

        staging = try staged(["a.html": "a"], in: output)
        try encodeAll(staging)
        _ = try staging.publish()
        #expect(try readFile(output + "/a.html.gz") == right)
    }

    @Test func encodingsGoWithTheOption() throws {
        let folder = try TemporaryFolder()
        let output = folder.path + "/out"
        var staging = try staged(["a.html": "a"], in: output)
        try encodeAll(staging)
        _ = try staging.publish()
        staging = try staged(["a.html": "a"], in: output)
        #expect(try staging.publish().removedCount == 2)
    }
}
