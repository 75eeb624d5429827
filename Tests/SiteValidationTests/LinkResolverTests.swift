import Testing

@testable import SiteValidation

@Suite struct LinkResolverTests {
    private func resolve(
        _ address: String,
        from page: String = "en/pokemon/pikachu/index.html",
        baseURL: String? = nil,
        base: String? = nil
    ) -> Link.Target {
        func bytes<Result>(_ text: String, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
            Array(text.utf8).withUnsafeBufferPointer(body)
        }
        var resolver = LinkResolver(page: page, baseURL: baseURL)
        if let base { bytes(base) { resolver.rebase($0) } }
        return bytes(address, resolver.resolve)
    }

    @Test(arguments: [
        ("", "en/pokemon/pikachu/index.html", nil),
        ("#stats", "en/pokemon/pikachu/index.html", "stats"),
        ("?q=1#stats", "en/pokemon/pikachu/index.html", "stats"),
        ("./", "en/pokemon/pikachu/index.html", nil),
        (".", "en/pokemon/pikachu/index.html", nil),
        ("../", "en/pokemon/index.html", nil),
        ("..", "en/pokemon/index.html", nil),
        ("../raichu/", "en/pokemon/raichu/index.html", nil),
        ("../raichu/#raichu-alola", "en/pokemon/raichu/index.html", "raichu-alola"),
        ("../raichu", "en/pokemon/raichu", nil),
        ("../../../", "index.html", nil),
        ("../../../assets/a.css?v=2", "assets/a.css", nil),
        ("  ../raichu/\n", "en/pokemon/raichu/index.html", nil),
        ("/robots.txt", "robots.txt", nil),
        ("/", "index.html", nil),
        ("a/../b/./c.json", "en/pokemon/pikachu/b/c.json", nil),
        ("%2e%2E/raichu/", "en/pokemon/raichu/index.html", nil),
        ("caf%C3%A9.html#%C3%A9", "en/pokemon/pikachu/café.html", "é"),
        ("café.html", "en/pokemon/pikachu/café.html", nil),
        ("a%2Fb", "en/pokemon/pikachu/a/b", nil),
        ("#", "en/pokemon/pikachu/index.html", nil),
        ("#TOP", "en/pokemon/pikachu/index.html", nil),
        ("#:~:text=mouse", "en/pokemon/pikachu/index.html", nil),
        ("#stats:~:text=mouse", "en/pokemon/pikachu/index.html", "stats"),
        ("a:b".replacing("a", with: "1"), "en/pokemon/pikachu/1:b", nil),
    ])
    func resolves(address: String, path: String, fragment: String?) {
        #expect(resolve(address) == .file(path: path, fragment: fragment))
    }

    @Test(arguments: [
        "https://example.org/", "HTTP://example.org", "//example.org/a", "mailto:a@example.org", "data:,", "tel:1",
        "https://example.org/a b",
    ])
    func leavesOtherSitesAlone(address: String) {
        #expect(resolve(address) == .external)
    }

    @Test(arguments: ["../../../../", "../../../../x", "a/../../../../../..", "/..", "/../x", "%2e%2e/../../.%2e/"])
    func noticesWhatLeavesTheRoot(address: String) {
        #expect(resolve(address) == .outside)
    }

    @Test(arguments: ["javascript:alert(1)", " JavaScript:x", "vbscript:x"])
    func noticesScripts(address: String) {
        #expect(resolve(address) == .script)
    }

    @Test(arguments: ["a b", "a\\b", "a%", "a%4", "a%zz", "<script>", "{{url}}", "a\"b", "a\u{7F}"])
    func noticesWhatIsNoAddress(address: String) {
        guard case .malformed = resolve(address) else {
            Issue.record("\(address) gives \(resolve(address))")
            return
        }
    }

    @Test func takesAddressesBelowThePublicOneForItsOwn() {
        let baseURL = "https://example.org/dex/"
        #expect(resolve(baseURL, baseURL: baseURL) == .file(path: "index.html", fragment: nil))
        #expect(resolve(baseURL + "en/#a", baseURL: baseURL) == .file(path: "en/index.html", fragment: "a"))
        #expect(resolve(baseURL + "../x", baseURL: baseURL) == .outside)
        #expect(resolve("https://example.org/other/", baseURL: baseURL) == .external)
    }

    @Test func startsFromABaseElement() {
        #expect(resolve("a", base: "../../") == .file(path: "en/a", fragment: nil))
        #expect(resolve("a", base: "https://example.org/") == .external)
        #expect(
            resolve("#a", base: "https://example.org/") == .file(path: "en/pokemon/pikachu/index.html", fragment: "a")
        )
    }

    @Test(arguments: [
        ("a.png", ["a.png"]), ("a.png 1x, b.png 2x", ["a.png", "b.png"]), ("a.png,b.png 2x", ["a.png,b.png"]),
        ("a.png, b.png", ["a.png", "b.png"]), (" a,b.png 100w ,c.png", ["a,b.png", "c.png"]), ("", []), (", ,", []),
        ("data:image/png;base64,AA== 1x, b.png 2x", ["data:image/png;base64,AA==", "b.png"]),
    ])
    func readsSourceSets(value: String, expected: [String]) {
        var found: [String] = []
        Array(value.utf8).withUnsafeBufferPointer { bytes in
            forEachCandidate(ofSourceSet: bytes) { found.append(String(decoding: $0, as: UTF8.self)) }
        }
        #expect(found == expected)
    }
}
