import Testing

@testable import Transfer

/// Which URLs a redirect may lead to.
@Suite struct RootURLTests {
    @Test(arguments: [
        "http://host/api/v2/nature/1/", "http://host/api/v2/", "HTTP://HOST:80/api/v2/nature/?offset=200&limit=200",
        "http://host/api/v2/nature/1#x", "http://host/api/v2/sprites/pokemon/a_b-1.png",
    ])
    func holdsWhatIsBelow(url: String) {
        #expect(RootURL("http://host/api/v2/").contains(url))
    }

    @Test(arguments: [
        "http://host/api/v2", "http://host/api/v1/nature/", "http://host/api/v2/../../x", "http://host/api/v2/../v2/x",
        "http://host/api/v2/./x", "http://host/api/v2/%2e%2e/x", "http://host/api/v2/%2E%2E/%2E%2E/x",
        "http://host/api/v2/x%2f..%2fy", "http://host/api/v2/x%00", "http://host/api/v2//other/x",
        "http://host/api/v2\\..\\x", "http://host/api/v2/x y", "https://host/api/v2/x", "http://host:8080/api/v2/x",
        "http://host.other/api/v2/x", "http://host@other/api/v2/x", "http://user@host/api/v2/x",
        "http://user:secret@host/api/v2/x", "http://other/http://host/api/v2/x", "file:///api/v2/x",
        "ftp://host/api/v2/x", "//host/api/v2/x", "/api/v2/x", "", "http://", "http://host",
    ])
    func holdsNothingElse(url: String) {
        #expect(!RootURL("http://host/api/v2/").contains(url))
    }

    @Test func holdsOnlyItsOwnUserAndPort() {
        let root = RootURL("https://user:Secret@host:8443/mirror/api/v2/")
        #expect(root.contains("https://user:Secret@host:8443/mirror/api/v2/nature/"))
        #expect(!root.contains("https://user:secret@host:8443/mirror/api/v2/nature/"))
        #expect(!root.contains("https://host:8443/mirror/api/v2/nature/"))
        #expect(!root.contains("https://user:Secret@host/mirror/api/v2/nature/"))
    }
}
