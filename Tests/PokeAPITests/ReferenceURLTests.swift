import PokeModel
import Testing

@testable import PokeAPI

@Suite struct ReferenceURLTests {
    private func read(_ url: String, likely: Kind = .move) -> Reference? {
        var url = url
        return url.withUTF8 { Reference(url: $0, likely: likely) }
    }

    @Test(arguments: [
        ("/api/v2/move/85/", Reference(.move, 85)),
        ("https://pokeapi.co/api/v2/move/85/", Reference(.move, 85)),
        ("http://127.0.0.1:8000/mirror/api/v2/move/85/", Reference(.move, 85)),
        ("/api/v2/move/85", Reference(.move, 85)),
        ("/api/v2/move-ailment/-1/", Reference(.moveAilment, -1)),
        ("/api/v2/encounter-condition-value/352/", Reference(.encounterConditionValue, 352)),
        ("/api/v2/type/2147483647/", Reference(.type, .max)),
        ("/api/v2/type/-2147483648/", Reference(.type, .min)),
    ])
    func readsAddresses(url: String, reference: Reference) {
        #expect(read(url) == reference)
    }

    @Test(arguments: [
        "", "/", "/api/v2/", "/api/v2/move", "/api/v2/move/", "/api/v2/move//", "/api/v2/move/-/", "/api/v2/move/x/",
        "/api/v2/move/1x/", "/api/v2/move/+1/", "/api/v2/move/85/encounters", "/api/v2/move/85//", "/api/v2//85/",
        "/api/v2/moves/85/", "/api/v2/mov/85/", "/api/v2/move\u{0}/85/", "/api/v2/Move/85/", "/api/v2/trainer/1/",
        "/api/v2/api/v2/move/85/", "/api/v2/move/85/api/v2/move/85/", "/api/v3/move/85/", "move/85/",
        "/api/v2/move/2147483648/", "/api/v2/move/99999999999999999999/", "/api/v2/move/85/?format=json",
        "/api/v2/encounter-condition-value-that-is-longer-than-any/1/", "javascript:alert(1)",
    ])
    func refusesWhatIsNoResource(url: String) {
        #expect(read(url) == nil)
    }

    @Test func knowsEveryKindWhateverIsLikely() {
        for kind in Kind.allCases {
            for likely in [kind, .ability, .versionGroup] {
                #expect(read("/api/v2/\(kind.slug)/7/", likely: likely) == Reference(kind, 7))
            }
        }
    }
}
