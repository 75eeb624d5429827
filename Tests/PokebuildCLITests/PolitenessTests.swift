import Testing

@testable import PokebuildCLI

/// How fast a server is asked where nobody says how fast it may be.
@Suite struct PolitenessTests {
    @Test(arguments: [
        "https://pokeapi.co/api/v2/", "http://10.0.0.1/api/v2/", "http://localhost.example.org/api/v2/",
        "http://127.example.org/api/v2/", "http://127.0.0.1.example.org:8000/api/v2/", "http://[::12]/api/v2/",
    ])
    func asksAForeignHostFiftyTimesASecondAtMost(root: String) {
        let options = Options()
        #expect(options.rate(at: root) == 50)
        #expect(options.concurrency == 8)
    }

    @Test(arguments: [
        "http://127.0.0.1:8000/api/v2/", "http://127.0.0.1/api/v2/", "http://localhost/api/v2/",
        "http://localhost:80/api/v2/", "http://[::1]:80/api/v2/",
    ])
    func asksItsOwnMachineAsFastAsItAnswers(root: String) { #expect(Options().rate(at: root) == nil) }

    @Test func asksAsFastAsItIsTold() {
        var options = Options()
        options.rate = 7
        #expect(options.rate(at: "http://127.0.0.1/api/v2/") == 7)
        options.rate = 0
        #expect(options.rate(at: "https://pokeapi.co/api/v2/") == nil)
    }
}
