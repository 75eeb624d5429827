import BuildSupport
import PokeModel
import TestSupport
import Testing

@testable import SiteGeneration

@Suite struct ScriptBundleTests {
    private func bundle(_ modules: [(name: String, text: String)]) throws(SiteError) -> ScriptBundle {
        try ScriptBundle(modules, directory: "js")
    }

    @Test func rewritesImportsToPublishedNames() throws {
        let files = try bundle([
            ("a.js", #"import { b } from "./b.js"; import "./c.js";"#), ("b.js", #"export { c as b } from "./c.js";"#),
            ("c.js", "export const c = 1;"),
        ]).files
        let paths = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.path.description) })
        let a = String(decoding: files.first { $0.name == "a.js" }?.bytes ?? [], as: UTF8.self)
        for name in ["b.js", "c.js"] {
            let published = try #require(paths[name]).dropFirst("assets/".count)
            #expect(a.contains("\"./\(published)\""))
        }
        #expect(!a.contains("\"./b.js\""))
    }

    @Test func changingAModuleRenamesThoseThatImportIt() throws {
        func name(_ text: String) throws -> String? {
            try bundle([("a.js", #"import "./b.js";"#), ("b.js", text)]).files.first { $0.name == "a.js" }?.path
                .description
        }
        #expect(try name("1") != name("2"))
        #expect(try name("1") == name("1"))
    }

    @Test func publishesModulesWithoutTheirComments() {
        let text = """
            // What it is.
            /**
             * @param {string} url
             */
            export const url = "https://example.org/"; // kept
              // Why.
            /** One line. */
            let a = 1;

            """
        #expect(
            ScriptBundle.withoutComments(text)
                == "export const url = \"https://example.org/\"; // kept\nlet a = 1;\n"
        )
    }

    @Test func refusesCirclesAndMissingModules() {
        let circle = #expect(throws: SiteError.self) {
            try self.bundle([("a.js", #"import "./b.js";"#), ("b.js", #"import "./a.js";"#)])
        }
        #expect(circle?.description.contains("circle") == true)
        let missing = #expect(throws: SiteError.self) { try self.bundle([("a.js", #"import "./b.js";"#)]) }
        #expect(missing?.description == "js/a.js: it imports \"./b.js\", which is not there")
    }
}

@Suite struct ThemeFolderTests {
    @Test func refusesWhatHTMLAndXMLReadDifferently() throws {
        let folder = try TemporaryFolder()
        let theme = ThemeFolder(folder.path)
        #expect(throws: SiteError.self) { try theme.embeddable("if (a < b) {}", file: "inline/boot.js") }
        #expect(throws: SiteError.self) { try theme.embeddable("a && b", file: "inline/boot.js") }
        #expect(try theme.embeddable("a > b", file: "inline/boot.js") == "a > b")
    }

    @Test func namesTheFileThatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: SiteError.self) { try ThemeFolder(folder.path).text("inline/boot.js") }
        #expect(error?.description.hasPrefix("\(folder.path)/inline/boot.js: ") == true)
    }
}

@Suite struct SitemapTests {
    @Test func splitsAtTheLimitOfTheProtocol() throws {
        let routes = try (1...5).map { try Route("en/move/m\($0)/index.html", target: .languages) }
        let files = try Sitemap(baseURL: "https://example.org/a&b/", partSize: 2).files(for: routes)
        #expect(files.map(\.path.description) == ["sitemap-1.xml", "sitemap-2.xml", "sitemap-3.xml", "sitemap.xml"])
        let last = String(decoding: files[2].bytes, as: UTF8.self)
        #expect(last.contains("<loc>https://example.org/a&amp;b/en/move/m5/</loc>"))
        #expect(!last.contains("m4"))
    }

    @Test func leavesOutWhatIsNotToBeListed() throws {
        let routes = [try Route("404.html", isListed: false, target: .notFound)]
        #expect(
            try Sitemap(baseURL: "https://example.org/").files(for: routes).map(\.path.description) == ["sitemap.xml"]
        )
    }
}
