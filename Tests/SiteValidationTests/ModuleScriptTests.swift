import Testing

@testable import SiteValidation

@Suite struct ModuleScriptTests {
    private func addresses(_ text: String) -> [String] {
        var found: [String] = []
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            ModuleScript.forEachAddress(in: bytes) { found.append("\($1) \($0)") }
        }
        return found
    }

    @Test(arguments: [
        (
            "import \"./a.js\";\nimport { b } from './b.js';\nimport*as c from\"/c.js\"",
            ["1 ./a.js", "2 ./b.js", "3 /c.js"]
        ),
        ("export * from \"./a.js\";export {x as y} from \"../b.js\"", ["1 ./a.js", "1 ../b.js"]),
        ("const a = await import(\"./a.js\");\nimport(/* x */ './b.js')", ["1 ./a.js", "2 ./b.js"]),
        ("new Worker(new URL(\"./w.js\", import.meta.url), { type: \"module\" })", ["1 ./w.js"]),
        ("`a ${import(\"./a.js\")} ${`b ${{}} c`} d`; import(\"./b.js\")", ["1 ./a.js", "1 ./b.js"]),
        ("a = /[\"/]/g; b = c / d; import(\"./a.js\") / 2", ["1 ./a.js"]),
        ("if (a) { return /'/.test(a) } import './a.js'", ["1 ./a.js"]),
    ])
    func findsWhatModulesLoad(text: String, expected: [String]) {
        #expect(addresses(text) == expected)
    }

    @Test(arguments: [
        "// import './a.js'", "/* import './a.js' */", "'import \"./a.js\"'", "`import './a.js' \\${import('./b.js')}`",
        "import 'bare'; import('https://example.org/a.js'); import '//example.org/a.js'", "import(name)",
        "new URL('./a.js', root); new URL('./a.js')", "a.import('./a.js')", "load('./a.js')", "/import '.\\/a.js'/",
        "import './a\\x2ejs'", "",
    ])
    func passesOverWhatIsNot(text: String) {
        #expect(addresses(text) == [])
    }

    @Test(arguments: ["import '", "import './a", "`", "`${", "`${`", "/", "/[", "/\\", "'\\", "/*", "}", "\\"])
    func endsWhereTheScriptDoes(text: String) {
        _ = addresses(text)
    }
}
