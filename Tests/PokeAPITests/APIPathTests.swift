import PokeAPI
import Testing

@Suite struct APIPathTests {
    @Test(arguments: [
        ("https://pokeapi.co/api/v2/move/85/", "move/85/"), ("http://127.0.0.1:8080/api/v2/move/85", "move/85/"),
        ("/api/v2/move-ailment/-1/", "move-ailment/-1/"), ("/api/v2/pokemon/25/encounters", "pokemon/25/encounters"),
        ("pokemon/25/encounters/", "pokemon/25/encounters"), ("/api/v2/", ""),
        ("https://x/api/v2/berry/?offset=60&limit=8", "berry/?offset=60&limit=8"),
        ("https://x/api/v2/berry?offset=60&limit=8", "berry/?offset=60&limit=8"),
    ])
    func keepsThePathBelowTheRoot(address: String, expected: String) throws {
        let path = try #require(APIPath(parsing: address))
        #expect(path.description == expected)
        #expect(APIPath(parsing: path.description) == path)
    }

    @Test(arguments: [
        "https://evil.example/", "/etc/passwd", "/api/v2/../../etc/passwd", "file:///api/v1/x/", "/api/v2//move/1/",
        "/api/v2/move/1/?q=x", "/api/v2/move/%2e%2e/", "/api/v2/Move/1/", "/api/v2/move/1/\u{0}", "javascript:alert(1)",
        "/api/v2/api/v2/move/1/\n", "/api/v2/" + String(repeating: "a", count: 400),
    ])
    func refusesEverythingElse(address: String) {
        #expect(APIPath(parsing: address) == nil)
    }

    @Test(arguments: [
        ("", APIPath.Role.index), ("move/?offset=0&limit=20", .listing(kind: "move")), ("meta/", .single(name: "meta")),
        ("move/-1/", .resource(kind: "move", id: -1)), ("pokemon/25/encounters", .encounters(pokemon: 25)),
    ])
    func knowsWhatStandsThere(address: String, role: APIPath.Role) {
        #expect(APIPath(parsing: address)?.role == role)
    }

    @Test(arguments: [
        "move/thunderbolt/", "move/1/encounters", "move/1/2/3/", "move/99999999999/", "move/01/", "move/-0/",
    ])
    func knowsNothingOfOtherPaths(address: String) {
        #expect(APIPath(parsing: address)?.role == nil)
    }
}
