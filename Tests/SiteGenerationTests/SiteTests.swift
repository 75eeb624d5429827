import BuildSupport
import Diagnostics
import Foundation
import PokeModel
import SiteValidation
import Templating
import TestSupport
import Testing

@testable import SiteGeneration

@Suite struct SiteTests {
    @Test func hasEveryPageOfEveryLanguage() throws {
        let paths = try Set(Fixture.site().routes.map(\.path.description))
        for language in ["en", "es"] {
            for page in [
                "", "pokemon/", "pokemon/deoxys/", "pokemon/nidoran-f/", "pokemon/farfetchd/", "pokemon/type-null/",
                "move/", "move/tackle/", "ability/overgrow/", "item/meteorite/", "item/meteorite-2/", "type/ghost/",
                "nature/", "types/", "search/", "data/",
            ] {
                #expect(paths.contains("\(language)/\(page)index.html"))
            }
        }
        #expect(paths.contains("index.html") && paths.contains("404.html"))
    }

    @Test func routesAreSortedAndUnique() throws {
        let routes = try Fixture.site().routes
        #expect(routes == routes.sorted())
        #expect(Set(routes.map { $0.path.description.lowercased() }).count == routes.count)
    }

    @Test func refusesTwoPagesThatDifferOnlyInCase() throws {
        var pokedex = Fixture.pokedex()
        pokedex.abilities = Table([
            Ability(id: 1, slug: "abc", name: Fixture.text("a")), Ability(id: 2, slug: "ABC", name: Fixture.text("b")),
        ])
        let error = #expect(throws: SiteError.self) { try Fixture.site(pokedex) }
        #expect(error?.description.contains("ability/1") == true)
        #expect(error?.description.contains("ability/2") == true)
    }

    @Test(arguments: ["../etc", "a/b", "", "con", "a\u{0}"]) func refusesUnsafeSlugs(slug: String) throws {
        var pokedex = Fixture.pokedex()
        pokedex.abilities = Table([Ability(id: 1, slug: slug, name: Fixture.text("a"))])
        #expect(throws: SiteError.self) { try Fixture.site(pokedex) }
    }

    @Test func allPagesAndLinksAreSound() throws {
        let site = try Fixture.site()
        let report = try check(site)
        #expect(report.groups.map { "\($0.rule): \($0.example.place): \($0.example.summary)" } == [])
    }

    @Test func allPagesAreSoundWithABaseAddress() throws {
        let site = try Fixture.site(baseURL: "https://example.org/dex/", sprites: .link)
        let report = try check(site, baseURL: "https://example.org/dex/")
        #expect(report.groups.map { "\($0.rule): \($0.example.place): \($0.example.summary)" } == [])
        #expect(try site.page("en/move/tackle/index.html").contains("href=\"https://example.org/dex/en/move/tackle/\""))
        #expect(try site.file("robots.txt").contains("Sitemap: https://example.org/dex/sitemap.xml"))
    }

    private func check(_ site: Site, baseURL: String? = nil) throws -> ValidationReport {
        let pages = PageChecker(baseURL: baseURL)
        let checker = SiteChecker()
        for file in site.files { checker.addFile(file.path.description) }
        // Written by the build itself, which knows what became of the site.
        checker.addFile("build.json")
        for route in site.routes {
            var bytes: [UInt8] = []
            try site.render(site.draft(of: route), into: &bytes)
            checker.add(pages.check(bytes, at: route.path.description))
        }
        return checker.report()
    }

    @Test func makesPagesOfTheWantedKindsOnly() throws {
        let site = try Fixture.site(kinds: [.move])
        let paths = site.routes.map(\.path.description)
        #expect(paths.contains("en/move/tackle/index.html"))
        #expect(!paths.contains { $0.contains("/pokemon/") || $0.contains("/ability/") || $0.contains("/type/") })
        let page = try site.page("en/move/tackle/index.html")
        #expect(!page.contains("type/normal/"))
        #expect(page.contains(">Normal</span>"))
        #expect(try check(site).groups.isEmpty)
    }

    @Test func aPokemonAskedForMeansItsSpecies() throws {
        let paths = try Fixture.site(kinds: [.pokemon]).routes.map(\.path.description)
        #expect(paths.contains("en/pokemon/deoxys/index.html"))
    }

    @Test func rendersTheSameBytesEachTime() throws {
        let first = try Fixture.site()
        let second = try Fixture.site()
        #expect(first.files.map(\.bytes) == second.files.map(\.bytes))
        for route in first.routes {
            #expect(try first.page(route.path.description) == second.page(route.path.description))
        }
    }

    @Test func escapesHostileNames() throws {
        var pokedex = Fixture.pokedex()
        let name = Fixture.text("<script>alert(1)</script>\"'&amp;")
        Fixture.add(1, "evil", name, varieties: [(1, "evil")], to: &pokedex)
        pokedex.moves = Table([Move(id: 33, slug: "tackle", name: name)])
        let site = try Fixture.site(pokedex)
        for path in [
            "en/pokemon/evil/index.html", "en/pokemon/index.html", "en/move/index.html", "en/move/tackle/index.html",
        ] {
            let page = try site.page(path)
            #expect(!page.contains("<script>alert"))
            #expect(page.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
            #expect(page.contains("&amp;amp;"))
        }
        #expect(try check(site).groups.isEmpty)
    }

    @Test func aBrokenTemplateIsToldWithItsPlace() throws {
        let folder = try TemporaryFolder()
        let pages = "\(Theme.repository)/templates/pages"
        for page in try FileManager.default.contentsOfDirectory(atPath: pages) {
            try folder.write("", to: "pages/\(page)")
        }
        let texts = [
            "layout": "{{$content}}{{/content}}", "partials/card": "",
            "pages/move": "{{<layout}}{{$content}}\n{{naem}}\n{{/content}}{{/layout}}",
        ]
        for (name, text) in texts { try folder.write(text, to: "\(name).mustache") }
        let options = SiteOptions(languages: [.english])
        let theme = try SiteTheme(
            templates: TemplateLibrary(directory: folder.path),
            siteDirectories: [Theme.site],
            options: options
        )
        let pokedex = Fixture.pokedex()
        let editions = try Editions(of: pokedex, options: options, theme: theme)
        let site = try Site(pokedex: pokedex, options: options, theme: theme, editions: editions)
        let error = #expect(throws: TemplateError.self) { try site.page("en/move/tackle/index.html") }
        #expect(error?.description.hasPrefix("\(folder.path)/pages/move.mustache:2:") == true)
        #expect(error?.description.contains("did you mean \"name\"?") == true)
    }

    @Test func aMissingTemplateIsToldBeforeAnythingIsRendered() throws {
        let error = #expect(throws: TemplateError.self) {
            try SiteTheme(
                templates: TemplateLibrary(sources: ["pages/home": ""]),
                siteDirectories: [Theme.site],
                options: SiteOptions(languages: [.english])
            )
        }
        #expect(error?.description.contains("pages/languages") == true)
    }

    @Test func namesThePageInEveryLanguage() throws {
        let site = try Fixture.site()
        let page = try site.page("es/move/tackle/index.html")
        for (tag, address) in [
            ("en", "../../../en/move/tackle/"), ("es", "../../../es/move/tackle/"),
            ("x-default", "../../../en/move/tackle/"),
        ] {
            #expect(page.contains("<link rel=\"alternate\" hreflang=\"\(tag)\" href=\"\(address)\"/>"))
        }
        #expect(try site.page("index.html").contains("hreflang=\"x-default\" href=\"./\""))
    }

    @Test func headersAllowWhatThePagesHaveAndNoMore() throws {
        let site = try Fixture.site()
        let headers = try site.file("_headers")
        let page = try site.page("en/index.html")
        let boot = try #require(page.firstMatch(of: /<script>([^<]+)<\/script>/)).1
        #expect(headers.contains("'sha256-\(SHA256(of: boot.utf8).base64)'"))
        #expect(!headers.contains("unsafe"))
    }
}
