import PokeAPI
import Testing

@testable import Mirror

@Suite struct AddressRewriterTests {
    private func base(_ url: String) -> MirrorBase? { URLRoot(url).flatMap(MirrorBase.init) }

    private func rewrite(_ json: String, _ base: MirrorBase = .relative) -> String {
        String(decoding: AddressRewriter(base).rewrite(Array(json.utf8)), as: UTF8.self)
    }

    @Test(arguments: [
        ("https://pokeapi.co/api/v2/pokemon/25/", "/api/v2/pokemon/25/"),
        ("http://pokeapi.co/api/v2/pokemon/25/", "/api/v2/pokemon/25/"),
        ("http://127.0.0.1:8120/data/api/v2/pokemon/-1/", "/api/v2/pokemon/-1/"),
        ("https://other.invalid/api/v2/pokemon/25", "/api/v2/pokemon/25/"),
        ("/api/v2/pokemon/25/", "/api/v2/pokemon/25/"),
        ("/mirror/api/v2/pokemon/25/", "/api/v2/pokemon/25/"),
        ("https://pokeapi.co/api/v2/pokemon/25/encounters", "/api/v2/pokemon/25/encounters"),
        ("https://pokeapi.co/api/v2/pokemon/25/encounters/", "/api/v2/pokemon/25/encounters"),
        ("https://pokeapi.co/api/v2/move/?offset=200&limit=200", "/api/v2/move/?offset=200&limit=200"),
        (#"https:\/\/pokeapi.co\/api\/v2\/pokemon\/25\/"#, "/api/v2/pokemon/25/"),
        ("https://pokeapi.co/api/v2/", "/api/v2/"),
    ])
    func rebasesEveryAddressOfTheAPI(address: String, expected: String) {
        #expect(rewrite("[\"\(address)\"]") == "[\"\(expected)\"]")
        #expect(
            rewrite("[\"\(address)\"]", base("https://x.example/dex") ?? .relative)
                == "[\"https://x.example/dex\(expected)\"]"
        )
    }

    @Test(arguments: [
        "https://raw.githubusercontent.com/PokeAPI/sprites/master/sprites/pokemon/25.png", "tackle", "", "/", "h",
        "/api/v2",
        "https://x.invalid/api/v2/../../etc/passwd", "/api/v2//x/", "javascript:/api/v2/pokemon/1/",
        "see https://pokeapi.co/api/v2/pokemon/25/", "https://pokeapi.co and /api/v2/pokemon/25/",
        "https://pokeapi.co/api/v2/Pokemon/25/", "https://pokeapi.co/api/v2/pokemon/25/ is Pikachu",
        #"https://pokeapi.co\n/api/v2/pokemon/25/"#, #"\\/api/v2/pokemon/25/"#, "/é/api/v2/pokemon/25/",
    ])
    func keepsEveryOtherText(text: String) {
        #expect(rewrite("[\"\(text)\"]") == "[\"\(text)\"]")
    }

    @Test(arguments: [
        "/api/v2/", "/api/v2/a/", "/api/v2/a/-1/", "https://h/api/v2/a/1/", "h/api/v2/a/1/", "/api/v2/a//", "/api/v2//",
        "/api/v2/a/1/encounters/", "/api/v2/a/1/encounters", "/api/v2/a", "/x y/api/v2/a/", "/api/v2/A/",
        "/api/v2/a/?limit=1",
        "/api/v2/encounters/", "/api/v2/api/v2/a/", "/" + String(repeating: "a", count: 300) + "/api/v2/a/",
    ])
    func knowsCanonicalAddressesByTheSameRule(text: String) {
        Array(text.utf8).withUnsafeBytes { bytes in
            let path = APIAddress.path(in: bytes)?.description
            let canonical = APIAddress.canonicalPath(in: bytes).map { String(decoding: $0, as: UTF8.self) }
            #expect(canonical == nil || canonical == path)
            #expect(
                canonical != nil || path == nil || !text.hasSuffix("/" + (path ?? "")) || text.hasSuffix("encounters")
                    || text.contains("?")
            )
        }
    }

    @Test func keepsNumbersNamesOrderAndEscapesAsTheyAre() {
        let kept = #""b":1.0,"a":-0,"e":1E+2,"n":12345678901234567890123,"t":"\u00e9\"\\","":null"#
        #expect(
            rewrite("{\(kept),\"url\":\"http://h/api/v2/a/1/\",\"/api/v2/b/2/\":true}")
                == "{\(kept),\"url\":\"/api/v2/a/1/\",\"/api/v2/b/2/\":true}"
        )
    }

    @Test(arguments: ["", "[", "\"", "[\"\\\"", "\"\\", "{\"a\":\"/api/v2/x/1/"])
    func keepsWhatIsNoJSON(text: String) {
        #expect(rewrite(text) == text)
    }

    @Test(arguments: [
        ("https://x.example", "https://x.example"), ("https://x.example/", "https://x.example"),
        ("http://x.example:81/a/b//", "http://x.example:81/a/b"), ("https://x.example/api/v2/", "https://x.example"),
        ("https://x.example/a/api/v2", "https://x.example/a"), ("http://[::1]:8000", "http://[::1]:8000"),
    ])
    func takesABaseWithAndWithoutSlash(url: String, prefix: String) throws {
        #expect(try #require(base(url)).prefix == prefix)
    }

    @Test(arguments: [
        "https://x.example/?q", "https://x.example/api/v2/more",
        "https://x.example/" + String(repeating: "a", count: 200),
    ])
    func refusesWhatIsNoBase(url: String) {
        #expect(base(url) == nil)
    }
}
