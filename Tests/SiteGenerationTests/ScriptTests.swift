import Testing

@testable import SiteGeneration

@Suite struct ScriptReaderTests {
    @Test(arguments: [
        ("// Why.\nlet a = 1; /* b */ let c = 2; // d\n", "let a=1;let c=2;"),
        ("if (a) {\n    b( 1, 2 );\n}\n", "if(a){b(1,2);}"),
        ("a + +b - -c + ++d; e++ + f; g - --h", "a+ +b- -c+ ++d;e++ +f;g- --h"),
        ("a = 'b  // c'; d = \"e /* \\\" f\"", "a='b  // c';d=\"e /* \\\" f\""),
        ("`a  ${ b + `  ${ { c: 1 } }` }  // d\n\n  e`", "`a  ${b+`  ${{c:1}}`}  // d\n\n  e`"),
        ("a = b / c / d; e = (f) / 2; g[0] / 1", "a=b/ c/ d;e=(f)/ 2;g[0]/ 1"),
        ("a = / \" [/] \\/ /g; return / b/.test(c)", "a=/ \" [/] \\/ /g;return/ b/.test(c)"),
        ("if (a) / b '/.test(c)", "if(a)/ b '/.test(c)"), ("a.return / 2; b.if (c) / 3", "a.return/ 2;b.if(c)/ 3"),
        ("/a/ in b; /c/g instanceof d", "/a/ in b;/c/g instanceof d"),
        // A statement that no semicolon ends, and lines that may not go on.
        ("let a = 1\nlet b\n++a\nreturn\n(c)", "let a=1\nlet b\n++a\nreturn\n(c)"),
        ("a\n    .b(\n    c,\n    d\n)\n    ?? e", "a.b(c,d)?? e".replacing("?? e", with: "??e")),
        ("const f = () => {\n}\nf()\n[1].map(f)", "const f=()=>{}\nf()\n[1].map(f)"),
        ("1 .toFixed(); 1..toFixed(); a ? .5 : b", "1 .toFixed();1..toFixed();a?.5:b"),
        (
            "class A { #b = 1; static #c() {} get d() { return #b in this } }",
            "class A{#b=1;static #c(){}get d(){return #b in this}}"
        ),
        ("a < !--b; c-- > d", "a< !--b;c-- >d"),
        ("label: for (const a of b) continue label", "label:for(const a of b)continue label"),
        // Signs that say nothing, and those that look so.
        ("f(a, b,); g({ c: 1, }, [d, , ], [, e], [, ], [i,])", "f(a,b);g({c:1},[d,,],[,e],[,],[i])"),
        ("{ h = 1; } { for (;;); } { if (j); } { k(); } { l: ; } { m++; }", "{h=1}{for(;;);}{if(j);}{k();}{l:;}{m++}"),
        ("名前 = 'é' in ö", "名前='é'in ö"), ("", ""),
    ])
    func losesWhatPartsNothing(script: String, expected: String) throws {
        #expect(try ScriptReader.tokens(of: script, file: "a.js").script == expected)
        // What is compact stays as it is.
        #expect(try ScriptReader.tokens(of: expected, file: "a.js").script == expected)
    }

    @Test(arguments: [
        ("let a;\nlet b = 'c\n'", "a.js:2: a text in quotes is not ended"),
        ("`a ${b`", "a.js:1: a template is not ended"),
        ("\n/a[/]", "a.js:2: a regular expression is not ended"), ("/* a", "a comment is not ended"),
        ("{ (} )", "a bracket is not opened"), ("a(", "a bracket that is opened is not closed"),
        ("{}\n/ a", "a.js:2: a slash may divide"), ("a++ / b", "may divide"), ("for (a of /b/) {}", "may divide"),
    ])
    func refusesWhatItCannotTellApart(script: String, message: String) {
        let error = #expect(throws: SiteError.self) { try ScriptReader.tokens(of: script, file: "a.js") }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
}

@Suite struct ScriptScopesTests {
    /// The file of a page whose script starts with what the modules are.
    private func page(_ modules: [String: String]) throws -> String {
        let texts = modules.map { (name: $0.key, text: $0.value) }
        let files = try ScriptBundle(texts, directory: "js").files
        return String(decoding: try #require(files.first { $0.name == "page.js" }).bytes, as: UTF8.self)
    }

    @Test func aNameThatOthersUseForSomethingElseStaysInside() throws {
        let text = try page([
            "page.js": "import { a } from \"./a.js\";\nconst help = 1;\na(help, open);",
            "a.js": "const help = () => 2;\nexport const a = (b) => help(b);",
        ])
        #expect(
            text == """
                const{a}=(()=>{const help=()=>2;const a=(b)=>help(b);return{a};})();
                (()=>{const help=1;a(help,open);})();

                """
        )
    }

    @Test func anExportThatOthersUseForSomethingElseIsHeld() throws {
        let text = try page([
            "page.js": "import { open as a } from \"./a.js\";\nimport \"./b.js\";\na(open);",
            "a.js": "export const open = 1;", "b.js": "open();",
        ])
        #expect(
            text == """
                const $a=(()=>{const open=1;return{open};})();
                open();
                const{open:a}=$a;a(open);

                """
        )
    }

    @Test(arguments: [
        "const { help } = a;", "let b = 1, help = 2;", "const [c, { d: help = 1 }] = a;", "function help() {}",
        "async function* help() {}", "class help {}", "if (a) { var help = 1; }", "const a = `${1}`, help = 2;",
        "import { help } from \"./c.js\";", "import { c as help } from \"./c.js\";",
        "import * as help from \"./c.js\";",
    ])
    func findsWhatAModuleDeclares(statement: String) throws {
        let text = try page([
            "page.js": "import \"./a.js\";\nhelp();", "a.js": statement + "\nhelp;",
            "c.js": "export const help = 1;\nexport const c = 1;",
        ])
        // Walls are around it, or the one name is held for it alone.
        #expect(text.contains("(()=>{"), "\(text)")
        #expect(text.hasSuffix("\nhelp();\n"), "\(text)")
    }

    @Test(arguments: ["a.help();", "(help) => help;", "const b = { c: { help: 1 } };", "{ const help = 1; }"])
    func whatIsInsideOfAModuleIsInNobodysWay(statement: String) throws {
        #expect(try !page(["page.js": "import \"./a.js\";\nhelp();", "a.js": statement]).contains("(()=>{"))
    }

    @Test func whatIsNotEndedDoesNotGoOnInWhatComesNext() throws {
        let text = try page([
            "page.js": "import \"./a.js\";\nimport \"./b.js\";", "a.js": "const f = () => {}",
            "b.js": "let c = 1\nexport const d = 2\nimport { e } from \"./c.js\"; (() => c)()",
            "c.js": "export const e = 1;",
        ])
        #expect(text == "const f=()=>{};\nconst e=1;\nlet c=1\nconst d=2\n(()=>c)();\n")
    }
}
