import PokeAPI
import Testing

@Suite struct MediaPathTests {
    private static let root = "https://raw.githubusercontent.com/PokeAPI/"

    @Test(arguments: [
        "sprites/master/sprites/pokemon/25.png", "sprites/master/sprites/pokemon/other/official-artwork/10033.png",
        "sprites/master/sprites/items/ghostium-z--held.png", "cries/main/cries/pokemon/latest/1.ogg",
    ])
    func keepsThePathOfItsUsualAddresses(path: String) throws {
        let media = try #require(MediaPath(parsing: Self.root + path))
        #expect(media.description == path)
        #expect(media.url == Self.root + path)
        #expect(media.isSound == path.hasSuffix(".ogg"))
    }

    @Test(arguments: [
        "http://raw.githubusercontent.com/PokeAPI/sprites/a/b.png", "https://evil.example/PokeAPI/sprites/a/b.png",
        "https://raw.githubusercontent.com/Other/sprites/a/b.png", root, root + "sprites", root + "sprites/",
        root + "sprites/b.png", root + "other/a/b.png", root + "sprites/a/", root + "sprites//b.png",
        root + "sprites/../../Other/b.png", root + "sprites/a/..", root + "sprites/./b.png",
        root + "sprites/a/.hidden.png", root + "sprites/%2e%2e/%2e%2e/b.png", root + "sprites/a/b.png?x=1",
        root + "sprites/a/b.png#x", root + "sprites/a/b c.png", root + "sprites/a/b\u{0}.png",
        root + "sprites/a\\b/c.png", root + "sprites/a/é.png", root + "sprites/a/@b.png",
        "https://raw.githubusercontent.com/PokeAPI/@evil.example/sprites/a/b.png", "//sprites/a/b.png",
        root + "sprites/a/" + String(repeating: "x", count: 300), "",
    ])
    func refusesEverythingElse(url: String) {
        #expect(MediaPath(parsing: url) == nil)
    }
}
