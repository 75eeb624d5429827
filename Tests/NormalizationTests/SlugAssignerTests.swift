import Testing

@testable import Normalization

@Suite struct SlugAssignerTests {
    @Test func givesTheNameToTheLowestID() {
        let slugs = SlugAssigner.assign([(2279, "roseli-berry"), (723, "roseli-berry"), (1, "master-ball")])
        #expect(slugs == [723: "roseli-berry", 2279: "roseli-berry-2279", 1: "master-ball"])
    }

    @Test func neverTakesAnothersName() {
        let slugs = SlugAssigner.assign([(5, "a"), (7, "a"), (9, "a-7")])
        #expect(slugs == [5: "a", 7: "a-7-7", 9: "a-7"])
    }

    @Test func tellsNamesApartThatDifferInCaseOnly() {
        #expect(SlugAssigner.assign([(1, "Abc"), (2, "abc")]) == [1: "abc", 2: "abc-2"])
    }

    @Test(arguments: [
        ("../../etc/passwd", "etc-passwd-3"), ("naranja-academy/uva-academy", "naranja-academy-uva-academy"),
        ("breakneck-blitz--physical", "breakneck-blitz--physical"), ("", "unnamed-3"), ("///", "unnamed-3"),
        ("page", "page-3"), ("CON", "con-3"), ("<script>", "script"), ("a\u{0}b", "a-b"),
    ])
    func makesNamesSafeForPaths(name: String, slug: String) {
        let taken = SlugAssigner.assign([(1, "etc-passwd"), (3, name)])
        #expect(taken[3] == slug)
    }

    @Test func cutsNamesThatAreTooLong() throws {
        let slug = try #require(SlugAssigner.assign([(1, String(repeating: "a", count: 4096))])[1])
        #expect(slug.utf8.count == 80)
    }

    @Test func makesWordsOfSlugs() {
        #expect(prettified("breakneck-blitz--physical") == "Breakneck Blitz Physical")
    }
}
