import PokeAPI
import Testing

@Suite struct URLRootTests {
    @Test(arguments: [
        ("https://x.example", "https://x.example"), ("https://x.example//", "https://x.example"),
        ("HTTPS://X.Example/Dex/", "https://x.example/Dex"), ("http://x.example:81/a/b", "http://x.example:81/a/b"),
        ("http://[::1]:8000/", "http://[::1]:8000"), ("http://[::ffff:127.0.0.1]", "http://[::ffff:127.0.0.1]"),
        ("http://127.0.0.1:65535/%C3%A9", "http://127.0.0.1:65535/%C3%A9"),
    ])
    func hasOneSpelling(url: String, expected: String) throws {
        let root = try #require(URLRoot(url))
        #expect(root.description == expected)
        #expect(root.folder == expected + "/")
    }

    @Test(arguments: [
        "", "x.example", "ftp://x.example", "//x.example", "https://", "https:///", "https://:80", "https://-x",
        "https://user:pw@x.example", "https://user@x.example/", "https://x.example:0", "https://x.example:99999",
        "https://x.example:", "https://x.example:8o", "https://x example", "https://x.example/a b",
        "https://x.example?a", "https://x.example#a", "https://x.example/\"", "https://x.example/\\",
        "https://x.example/é", "https://x.example/\u{0}", "https://x.example/a//b", "https://x.example/../b",
        "https://x.example/./b", "http://[::1", "http://[]", "http://[::1]x", "http://::1/",
        "http://99999999999999999999:1:2/",
    ])
    func refusesWhatIsNoRoot(url: String) {
        #expect(URLRoot(url) == nil)
    }
}
