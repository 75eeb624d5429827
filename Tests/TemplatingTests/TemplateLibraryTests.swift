import FoundationEssentials
import Glibc
import Templating
import Testing

@Suite struct TemplateLibraryTests {
    /// A new folder with files in it, gone when the body is done.
    private func withFolder(_ files: [String: [UInt8]], _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "templating-\(UUID().uuidString)")
        defer {
            // A folder that stays behind does no harm to the test.
            try? FileManager.default.removeItem(at: folder)
        }
        for (path, bytes) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file)
        }
        try body(folder.path)
    }

    @Test func readsAFolderWithTheFoldersInIt() throws {
        let files = [
            "pages/move.mustache": "{{<layouts/page}}{{$body}}{{name}}{{/body}}{{/layouts/page}}",
            "layouts/page.mustache": "<main>{{$body}}{{/body}}</main>",
            "a.mustache": "", "readme.md": "{{/no template}}", "pages/move.mustache~": "{{",
        ]
        try withFolder(files.mapValues { Array($0.utf8) }) { folder in
            let library = try TemplateLibrary(directory: folder)
            #expect(library.names == ["a", "layouts/page", "pages/move"])
            var output: [UInt8] = []
            try library.template(named: "pages/move").render(["name": "Surf"], into: &output)
            #expect(String(decoding: output, as: UTF8.self) == "<main>Surf</main>")
        }
    }

    @Test func aTemplateOfALaterFolderStandsForThatOfAnEarlierOne() throws {
        try withFolder(["page.mustache": Array("{{>part}}".utf8), "part.mustache": Array("ours".utf8)]) { ours in
            try withFolder(["part.mustache": Array("theirs".utf8)]) { theirs in
                let library = try TemplateLibrary(directories: [ours, theirs])
                var output: [UInt8] = []
                try library.template(named: "page").render([:], into: &output)
                #expect(String(decoding: output, as: UTF8.self) == "theirs")
            }
        }
    }

    @Test func namesTheFileOfAFault() throws {
        let files = [
            "b.mustache": Array("{{".utf8), "a/c.mustache": [0x61, 0xFF],
            "d.mustache": Array("{{>b}}{{>a/c}}{{>e}}".utf8),
        ]
        try withFolder(files) { folder in
            let error = try #require(throws: TemplateLibraryError.self) { try TemplateLibrary(directory: folder) }
            #expect(error.faults.map(\.kind) == [.unreadable, .unclosedTag, .missingPartial])
            #expect(error.faults.map(\.file) == ["a/c", "b", "d"].map { "\(folder)/\($0).mustache" })
            #expect(error.faults.map(\.line) == [0, 1, 1])
        }
    }

    @Test func refusesAFileThatIsNoTemplate() throws {
        try withFolder(["huge.mustache": Array(repeating: 0x61, count: (4 << 20) + 1)]) { folder in
            #expect(symlink("/dev/zero", folder + "/endless.mustache") == 0)
            #expect(mkfifo(folder + "/pipe.mustache", 0o600) == 0)
            let error = try #require(throws: TemplateLibraryError.self) { try TemplateLibrary(directory: folder) }
            #expect(
                error.faults.map(\.message) == [
                    "cannot read the template: it has more than 4194304 bytes",
                    "cannot read the template: it has more than 4194304 bytes",
                    "cannot read the template: Illegal seek",
                ]
            )
        }
    }

    @Test func refusesAFolderThatIsNotThere() throws {
        let folder = "/nonexistent/templates"
        let error = try #require(throws: TemplateLibraryError.self) { try TemplateLibrary(directory: folder) }
        #expect(error.faults.map(\.kind) == [.unreadable])
        #expect(error.description == "\(folder): cannot read the folder of templates: No such file or directory")
    }

    @Test func rendersFromSeveralTasksAtOnce() async throws {
        let template = try TemplateLibrary(sources: [
            "page": "{{<layout}}\n{{$body}}\n{{#rows}}\n<li>{{n}} {{name}}</li>\n{{/rows}}\n{{/body}}\n{{/layout}}\n",
            "layout": "<ul>\n  {{$body}}\n  {{/body}}\n</ul>\n",
        ]).template(named: "page")
        let pages = try await withThrowingTaskGroup(of: (Int, [UInt8]).self) { group in
            for task in 0..<4 {
                group.addTask {
                    var output: [UInt8] = []
                    for _ in 0..<50 {
                        output.removeAll(keepingCapacity: true)
                        let rows = (0..<100).map { ["n": .number($0), "name": .text("<\(task)>")] as TemplateObject }
                        try template.render(["rows": .list(rows)], into: &output)
                    }
                    return (task, output)
                }
            }
            return try await group.reduce(into: [Int: [UInt8]]()) { $0[$1.0] = $1.1 }
        }
        for task in 0..<4 {
            let rows = (0..<100).map { "  <li>\($0) &lt;\(task)&gt;</li>\n" }.joined()
            #expect(pages[task].map { String(decoding: $0, as: UTF8.self) } == "<ul>\n\(rows)</ul>\n")
        }
    }
}
