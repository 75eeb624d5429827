import Foundation
import JSON
import SearchIndex
import Testing

/// The folder that holds `api/v2`, from the environment; nil where the machine does not have it.
private let snapshot = ProcessInfo.processInfo.environment["POKEBUILD_SNAPSHOT"]

/// Every name of PokeAPI, folded here and by the browser's own module under Node.
@Suite(.enabled(if: snapshot != nil, "POKEBUILD_SNAPSHOT names no folder with api/v2"))
struct SnapshotTests {
    @Test func browserFoldsEveryNameAsSwiftDoes() throws {
        let names = try names(in: try #require(snapshot))
        #expect(names.count > 40_000)
        let file = FileManager.default.temporaryDirectory.appending(path: "pokebuild-folds-\(UUID().uuidString)")
        try JSONEncoder().encode(names.sorted().map { [$0, fold($0)] }).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }  // The system empties its temporary folder anyway.

        let answer = try Node.test("fold.test.mjs", environment: ["POKEBUILD_FOLDS": file.path])
        #expect(answer.status == 0, "\(answer.output)")
    }

    /// The names of all resources in all languages, and their slugs.
    private func names(in folder: String) throws -> Set<String> {
        let root = URL(filePath: folder).appending(path: "api/v2")
        let parser = JSONParser()
        var names: Set<String> = []
        for kind in try FileManager.default.contentsOfDirectory(atPath: root.path) {
            let kindFolder = root.appending(path: kind).path
            for id in (try? FileManager.default.contentsOfDirectory(atPath: kindFolder)) ?? [] {
                // The index of a kind lies beside the folders of its resources.
                guard let bytes = FileManager.default.contents(atPath: "\(kindFolder)/\(id)/index.json") else {
                    continue
                }
                try parser.withDocument(Array(bytes)) { resource in
                    if let slug = resource["name"]?.string { names.insert(slug) }
                    for member in ["names", "form_names", "genera"] {
                        guard let entries = resource[member]?.elements else { continue }
                        for entry in entries {
                            if let name = (entry["name"] ?? entry["genus"])?.string { names.insert(name) }
                        }
                    }
                }
            }
        }
        return names
    }
}
