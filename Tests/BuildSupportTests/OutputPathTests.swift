import BuildSupport
import Testing

@Suite struct OutputPathTests {
    @Test(arguments: [
        "index.html", ".nojekyll", "_headers", "en/pokemon/mr-mime/index.html", "search/zh-Hant.0a1b.json",
        "console/com10/aux-1/nulls.txt", "a.b.c", String(repeating: "a", count: 120),
    ])
    func takesSafePaths(path: String) {
        #expect(OutputPath(path)?.description == path)
    }

    @Test(arguments: [
        "", "/", "/etc/passwd", "a/", "a//b", ".", "..", "a/../b", "a/./b", "a\\b", "a b", "é", "a\0", "a:b", "a?",
        "<b>",
        "con", "CON.txt", "en/nul/index.html", "lpt9", "Com1.tar.gz", "a.", "a./b", String(repeating: "a", count: 121),
        String(repeating: "abcdefgh/", count: 30) + "a",
    ])
    func refusesUnsafePaths(path: String) {
        #expect(OutputPath(path) == nil)
    }
}
