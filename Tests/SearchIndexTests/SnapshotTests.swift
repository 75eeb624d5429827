import Foundation
import SearchIndex
import Testing

/// The index of all real names, searched by the browser's own modules under Node.
@Suite(.enabled(if: Snapshot.folder != nil, "POKEBUILD_SNAPSHOT names no folder with api/v2"))
struct SnapshotTests {
    @Test func browserFindsEveryNameAndFoldsAsSwiftDoes() throws {
        let snapshot = try Snapshot(folder: try #require(Snapshot.folder))
        let folder = FileManager.default.temporaryDirectory.appending(path: "pokebuild-search-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }  // The system empties its temporary folder anyway.

        for language in ["en", "es", "ja"] {
            let documents = snapshot.documents(in: language)
            let index = SearchIndexWriter().write(documents, language: language)
            #expect(SearchIndexWriter().write(documents.reversed(), language: language) == index)
            try Data(index).write(to: folder.appending(path: "\(language).json"))
            let sources = documents.map { document in
                ["kind": document.kind, "slug": document.slug, "anchor": document.anchor ?? "", "name": document.name]
            }
            try JSONEncoder().encode(sources).write(to: folder.appending(path: "\(language)-documents.json"))
        }
        let names = Set(
            snapshot.resources.values.joined().flatMap { ($0.names + $0.formNames).map(\.text) + [$0.slug] }
        )
        let vectors = names.sorted().map { [$0, fold($0)] }
        #expect(vectors.count > 30_000)
        try JSONEncoder().encode(vectors).write(to: folder.appending(path: "folds.json"))

        let species = (snapshot.resources["pokemon-species"] ?? []).map { resource in
            ["slug": resource.slug, "names": resource.names.map(\.text).joined(separator: "\n")]
        }
        try JSONEncoder().encode(species).write(to: folder.appending(path: "species.json"))
        if let copy = ProcessInfo.processInfo.environment["POKEBUILD_SEARCH_COPY"] {
            try FileManager.default.copyItem(at: folder, to: URL(filePath: copy))
        }
        let answer = try Node.test("snapshot.test.mjs", environment: ["POKEBUILD_SEARCH_DATA": folder.path])
        #expect(answer.status == 0, "\(answer.output)")
    }
}
