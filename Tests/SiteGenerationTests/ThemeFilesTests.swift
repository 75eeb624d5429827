import BuildSupport
import PokeModel
import TestSupport
import Testing

@testable import SiteGeneration

@Suite struct ScriptBundleTests {
    private func bundle(_ modules: [String: String]) throws(SiteError) -> ScriptBundle {
        try ScriptBundle(modules.map { (name: $0.key, text: $0.value) }, directory: "js")
    }

    private func texts(_ modules: [String: String]) throws -> [String: String] {
        let files = try bundle(modules).files
        return Dictionary(
            uniqueKeysWithValues: files.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) }
        )
    }

    @Test func pagesHaveTheirOwnModulesOnTopOfThoseOfAllPages() throws {
        let modules = [
            "page.js": "import { b } from \"./b.js\";\nb();",
            "list-page.js": "import { b } from \"./b.js\";\nimport { c as d } from \"./c.js\";\nd(b);",
            "b.js": "export function b() {}", "c.js": "export const c = 1;",
        ]
        let files = try bundle(modules).files
        #expect(files.map(\.name) == ["page.js", "list-page.js"])
        let base = try #require(files.first?.path.description.dropFirst("assets/".count))
        let texts = try texts(modules)
        #expect(
            texts["page.js"] == """
                function b(){};
                b();
                export{b};

                """
        )
        #expect(
            texts["list-page.js"] == """
                import{b}from"./\(base)";
                const c=1;
                const d=c;d(b);

                """
        )
    }

    @Test func aModuleComesAfterThoseThatItImports() throws {
        let text = try texts([
            "page.js": "import \"./a.js\";\nimport \"./b.js\";", "a.js": "import { b } from \"./b.js\";\nb();",
            "b.js": "export const b = () => {};",
        ])["page.js"]
        #expect(text == "const b=()=>{};\nb();\n")
    }

    @Test func takesImportsOfSeveralLinesAndOfWholeModules() throws {
        let text = try texts([
            "page.js": """
            import {
                a,
                b as c,
            } from "./some-names.js";
            import * as all from "./some-names.js";
            a(c, all);
            """,
            "some-names.js": "export async function a() {}\nexport class b {}",
        ])["page.js"]
        #expect(
            text == """
                const $some_names=(()=>{async function a(){}
                class b{};return{a,b};})();
                (()=>{const{a}=$some_names;const{b:c}=$some_names;const all=$some_names;a(c,all);})();

                """
        )
    }

    @Test func aWorkerHasAFileOfItsOwn() throws {
        let modules = [
            "page.js": "new Worker(new URL(\"./some-worker.js\", import.meta.url));",
            "some-worker.js": "import { a } from \"./a.js\";\na();", "a.js": "export const a = () => {};",
        ]
        let files = try bundle(modules).files
        let path = files.first { $0.name == "some-worker.js" }?.path.description
        let worker = try #require(path?.dropFirst("assets/".count))
        let texts = try texts(modules)
        #expect(texts["page.js"]?.contains("new URL(\"./\(worker)\",import.meta.url)") == true)
        #expect(texts["page.js"]?.contains("const a") == false)
        #expect(texts["some-worker.js"] == "const a=()=>{};\na();\n")
    }

    @Test func whatIsLoadedOnDemandHasAFileOnTopOfTheOneThatLoadsIt() throws {
        let modules = [
            "page.js": "import { b } from \"./b.js\";\nb(() => import(\"./box.js\"));",
            "b.js": "export const b = (load) => load();",
            "box.js": "import { b } from \"./b.js\";\nimport { c } from \"./c.js\";\nexport const box = () => c(b);",
            "c.js": "export const c = (given) => given;",
        ]
        let files = try bundle(modules).files
        let names = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.path.description.dropFirst(7)) })
        let texts = try texts(modules)
        #expect(texts["page.js"]?.contains("import(\"./\(names["box.js"] ?? "")\")") == true)
        #expect(texts["page.js"]?.hasPrefix("const b=(load)=>load();\nb(()=>import(") == true)
        #expect(texts["page.js"]?.hasSuffix("export{b};\n") == true)
        #expect(texts["box.js"]?.hasPrefix("import{b}from\"./\(names["page.js"] ?? "")\";\n") == true)
        #expect(texts["box.js"]?.hasSuffix("const box=()=>c(b);\nexport{box};\n") == true)

        // They name each other, so either's change renames both.
        var changed = modules
        changed["c.js"] = "export const c = (given) => given();"
        let others = try bundle(changed).files
        #expect(Set(others.map(\.path)).isDisjoint(with: files.map(\.path)))
    }

    @Test func noPageLoadsAModuleTwice() throws {
        let texts = try texts([
            "page.js": "import(\"./box.js\");",
            "box.js": "import { a } from \"./a.js\";\nimport { b } from \"./b.js\";\nexport const box = a(b);",
            "one-page.js": "import { a } from \"./a.js\";\nimport { b } from \"./b.js\";\na(b);",
            "two-page.js": "import { a } from \"./a.js\";\na();",
            "a.js": "export const a = () => {};", "b.js": "export const b = 1;",
        ])
        #expect(texts["page.js"]?.contains("const a=") == true)
        for name in ["box.js", "one-page.js", "two-page.js"] {
            #expect(texts[name]?.contains("const a=") == false, "\(name)")
        }
        // What one page has for itself is no matter of all pages.
        #expect(texts["page.js"]?.contains("const b=") == false)
    }

    @Test func changingAModuleRenamesWhatHasIt() throws {
        func name(_ text: String) throws -> String? {
            try bundle(["page.js": "import \"./b.js\";", "b.js": text]).files.first?.path.description
        }
        #expect(try name("1;") != name("2;"))
        #expect(try name("1;") == name("// One.\n1;"))
    }

    @Test(arguments: [
        (["page.js": "import \"./a.js\";", "a.js": "import \"./page.js\";"], "circle"),
        (["page.js": "import \"./b.js\";"], "js/page.js: it imports \"./b.js\", which is not there"),
        (["page.js": "import a from \"./a.js\";", "a.js": ""], "imports a default"),
        (["page.js": "import \"https://example.org/a.js\";"], "not beside it"),
        (["page.js": "import {\n a }"], "does not end"), (["page.js": "export default 1;"], "export default 1"),
        (["page.js": "import(\"./a.js\");"], "\"./a.js\", which is not there"),
        (["page.js": "import \"./a.js\";\nimport(\"./a.js\");", "a.js": ""], "loaded on demand, and"),
        (["page.js": "export { a };"], "export { a }"), (["page.js": "export let a = 1;"], "export let a"),
    ])
    func refusesWhatItCannotJoin(modules: [String: String], message: String) {
        let error = #expect(throws: SiteError.self) { try self.bundle(modules) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test func takesNoImportFromAComment() throws {
        let modules = ["page.js": "import \"./a.js\";", "a.js": "/** @param {import(\"./page.js\").B} b */\nlet a;"]
        #expect(try texts(modules).count == 1)
    }
}

@Suite struct StyleSheetTests {
    @Test(arguments: [
        ("/* Why. */\na, b {\n  color: red;\n  margin: 0 1px;\n}\n", "a,b{color:red;margin:0 1px;}\n"),
        ("a :hover > b { c: calc(1px + 2px) }", "a :hover > b{c:calc(1px + 2px)}\n"),
        ("a::after { content: \"a , /* b */ {  }\"; }", "a::after{content:\"a , /* b */ {  }\";}\n"),
        ("a { b: url('c:  d') e; }", "a{b:url('c:  d') e;}\n"),
        ("@media (max-width: 30rem) { a { b: c } } /* open", "@media (max-width:30rem){a{b:c}}\n"),
        ("a /* b */ c { d: e } \"open", "a c{d:e}\"open\n"), ("", "\n"),
    ])
    func losesCommentsAndBlanksThatPartNothing(css: String, expected: String) {
        #expect(StyleSheet.compacted(css) == expected)
    }
}

@Suite struct ThemeFolderTests {
    @Test func refusesWhatHTMLAndXMLReadDifferently() throws {
        let folder = try TemporaryFolder()
        let theme = ThemeFolder([folder.path])
        #expect(throws: SiteError.self) { try theme.embeddable("if (a < b) {}", file: "inline/boot.js") }
        #expect(throws: SiteError.self) { try theme.embeddable("a && b", file: "inline/boot.js") }
        #expect(try theme.embeddable("a > b", file: "inline/boot.js") == "a > b")
    }

    @Test func aFileOfALaterFolderStandsForThatOfAnEarlierOne() throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        try first.write("a", to: "css/a.css")
        try first.write("b", to: "css/b.css")
        try second.write("other", to: "css/b.css")
        try second.write("c", to: "css/c.css")
        let theme = ThemeFolder([first.path, second.path])
        #expect(try theme.files(in: "css", ending: ".css") == ["a.css", "b.css", "c.css"])
        #expect(try theme.text("css/a.css") == "a")
        #expect(try theme.text("css/b.css") == "other")
        #expect(theme.directory(of: "css/b.css") == second.path)
    }

    @Test func namesTheFileThatCannotBeRead() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: SiteError.self) { try ThemeFolder([folder.path]).text("inline/boot.js") }
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

@Suite struct AliasTests {
    private func site(_ languages: [LanguageTag] = [.english, Fixture.es], baseURL: String? = nil) throws -> Site {
        try Fixture.site(languages: languages, baseURL: baseURL)
    }

    @Test func everyNumberVarietyAndFormLeadsToItsPage() throws {
        let lines = try site().file("_redirects").split(separator: "\n")
        #expect(lines.contains("/en/pokemon/386/ /en/pokemon/deoxys/ 301"))
        #expect(lines.contains("/en/pokemon/deoxys-attack/ /en/pokemon/deoxys/#deoxys-attack 301"))
        #expect(lines.contains("/es/pokemon/29/ /es/pokemon/nidoran-f/ 301"))
        #expect(!lines.contains { $0.hasPrefix("/en/pokemon/farfetchd/") }, "it is a page")
        #expect(lines.first?.hasPrefix("/en/") == true)
    }

    @Test func stayBelowThePathOfTheSite() throws {
        let lines = try site([.english], baseURL: "https://example.org/dex/").file("_redirects").split(separator: "\n")
        #expect(lines.allSatisfy { $0.hasPrefix("/dex/en/pokemon/") && $0.contains(" /dex/en/pokemon/") })
    }

    @Test func areThereForThePageOfAddressesWithoutAPage() throws {
        let site = try site()
        let list = try #require(site.files.map(\.path.description).first { $0.hasPrefix("assets/aliases.") })
        #expect(try site.page("404.html").contains("data-aliases=\"\(list)\""))
        #expect(try site.file(list).contains(#""deoxys-attack":"deoxys/#deoxys-attack""#))
    }
}

@Suite struct MachineTests {
    @Test func leadsToPagesOnlyInTheLanguagesTheyAreIn() throws {
        let site = try Fixture.site(baseURL: "https://example.org/")
        // The fixture's ability and moves have Spanish names, its items do not.
        let move = try site.page("es/move/tackle/index.html")
        #expect(move.contains(#"hreflang="es" href="https://example.org/es/move/tackle/""#))
        for language in ["en", "es"] {
            let item = try site.page("\(language)/item/meteorite/index.html")
            #expect(!item.contains(#"rel="alternate" hreflang="es""#), "\(language)")
        }
        let map = try site.file("sitemap-1.xml")
        #expect(
            map.contains(
                "<loc>https://example.org/es/move/tackle/</loc>"
                    + "<xhtml:link rel=\"alternate\" hreflang=\"en\" href=\"https://example.org/en/move/tackle/\"/>"
            )
        )
        #expect(!map.contains("hreflang=\"es\" href=\"https://example.org/es/item/meteorite/\""))
    }

    @Test func countsWhatIsInTheLanguage() throws {
        let page = try Fixture.site().page("es/coverage/index.html")
        let cells = page.matches(of: /<code>item<\/code><\/th><td class="n">0 \/ 2 <span class="muted">\(0\u{A0}%\)/)
        #expect(cells.count == 1)
        #expect(page.contains(#"<code>move</code></th><td class="n">2 / 2"#))
    }

    @Test func describesPagesToPrograms() throws {
        let site = try Fixture.site(baseURL: "https://example.org/")
        func data(_ path: String) throws -> String {
            let page = try site.page(path)
            return String(try #require(page.firstMatch(of: /<script type="application\/ld\+json">([^<]+)<\/script>/)).1)
        }
        let move = try data("en/move/tackle/index.html")
        #expect(move.contains(#""@type":"BreadcrumbList""#))
        #expect(move.contains(#""position":2,"name":"Moves","item":"https://example.org/en/move/""#))
        #expect(
            try data("en/index.html").contains(#""target":"https://example.org/en/search/?q={search_term_string}""#)
        )
        #expect(try data("en/data/index.html").contains(#""@type":"Dataset""#))
        #expect(try Fixture.site().page("en/move/index.html").contains(#""item":"../../en/move/""#))
    }

    @Test func theManifestNamesIconsThatAreThere() throws {
        let site = try Fixture.site()
        let manifest = try site.file("manifest.webmanifest")
        for sizes in ["any", "180x180", "512x512"] { #expect(manifest.contains("\"sizes\":\"\(sizes)\"")) }
        #expect(manifest.contains("\"purpose\":\"maskable\""))
        for match in manifest.matches(of: /"src":"([^"]+)"/) {
            #expect(site.files.contains { $0.path.description == match.1 })
        }
    }
}
