import BuildSupport
import SiteValidation
import TestPokedex
import TestSupport
import Testing

@testable import SiteGeneration

/// Real pages of the sample, spoiled in many ways at random places: what changes their structure must be told.
@Suite struct DamagedSiteTests {
    private struct Rate {
        var told = 0
        var all = 0
        var untold = ""
    }

    @Test func tellsDamageToPages() async throws {
        let site = try Fixture.site(try await SamplePokedex.make(), baseURL: "https://example.org/")
        let checker = PageChecker(baseURL: "https://example.org/")
        let known = Set(site.routes.map(\.path.description) + site.files.map(\.path.description))
        func isTold(_ page: String, at path: String) -> Bool {
            let facts = checker.check(Array(page.utf8), at: path)
            return !facts.diagnostics.isEmpty
                || facts.links.contains { link in
                    if case .file(let path, _) = link.target {
                        !known.contains(path) && path != "build.json"
                    } else {
                        false
                    }
                }
        }

        var generator = SplitMix64(state: 2026)
        var pages: [(path: String, text: String)] = []
        // Every tenth page or so is one of every template.
        for route in site.routes.enumerated().filter({ $0.offset.isMultiple(of: 11) }).map(\.element) {
            var bytes: [UInt8] = []
            try site.render(site.draft(of: route), into: &bytes)
            let (path, page) = (route.path.description, String(decoding: bytes, as: UTF8.self))
            #expect(!isTold(page, at: path), "\(path)")
            pages.append((path, page))
        }

        var rates: [String: Rate] = [:]
        for damage in Damage.all {
            for _ in 0..<10 {
                guard let page = pages.randomElement(using: &generator),
                    let spoiled = damage.apply(page.text, &generator), spoiled != page.text
                else { continue }
                let isTold = isTold(spoiled, at: page.path)
                rates[damage.name, default: Rate()].all += 1
                rates[damage.name, default: Rate()].told += isTold ? 1 : 0
                if !isTold { rates[damage.name]?.untold = page.path }
            }
        }
        for damage in Damage.all {
            let rate = rates[damage.name] ?? Rate()
            #expect(rate.all > 0, "no page has a place for: \(damage.name)")
            if damage.isStructural { #expect(rate.told == rate.all, "\(damage.name): \(rate.untold)") }
        }
        let (told, all) = rates.values.reduce((0, 0)) { ($0.0 + $1.told, $0.1 + $1.all) }
        print("damaged pages: \(told) of \(all) told, \(Damage.all.count) kinds")
        #expect(Damage.all.count >= 30)
        #expect(told * 100 >= all * 99)
    }
}
