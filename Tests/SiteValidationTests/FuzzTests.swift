import JSON
import TestSupport
import Testing

@testable import SiteValidation

/// Damaged documents of every sort, which no reader may crash on.
@Suite struct MarkupFuzzTests {
    private static let tokens = [
        "<", ">", "</", "/>", "&", ";", "\"", "'", "=", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!DOCTYPE",
        "<!ENTITY x ", "&#x0;", "&#xFFFFFFFF;", "\u{0}", "\u{FFFD}", "é", "<a href=", "<table>",
        "<td colspan=\"999999999\" rowspan=\"-1\">", "<svg>", "<style>", "url(", "@import \"", "\\", "*/", "{", "}",
        "[",
        "]", ",", ":", "\\u0000", "1e999", "xmlns:a=\"", "lang=\"a-b-c-d-e\"",
    ]

    @Test func noReaderCrashesOnDamagedFiles() throws {
        let files = try ["Invalid", "Valid"].flatMap { try CorpusTree.all(in: $0) }.flatMap(\.files)
        var fuzzing = Fuzzing(files.map { Array($0.text.utf8) }, tokens: Self.tokens)
        let checkers = [PageChecker(), PageChecker(syntax: .html)]
        let reader = FileChecker(baseURL: "https://example.org/")
        let count = fuzzing.run { damaged, place in
            let path = files[place].path
            let site = SiteChecker()
            if PageChecker.isDocument(path) {
                for checker in checkers { site.add(checker.check(damaged, at: path)) }
            } else {
                site.add(reader.check(damaged, at: path))
            }
            _ = site.report().text
        }
        #expect(count > 0)
    }

    @Test func noSchemaNorGrammarCrashesWhereItIsDamaged() throws {
        let schema = """
            {"anyOf":[{"type":"array","items":{"$ref":"#/$defs/A"},"maxItems":3},{"$ref":"#/$defs/A"}],"$defs":{"A":
            {"type":["object","null"],"required":["a"],"properties":{"a":{"pattern":"^[a-z]+$"},"b":{"enum":[1,"x"]}},
            "additionalProperties":{"allOf":[{"minimum":1}]},"propertyNames":{"const":"a"}}}}
            """
        let document = Array(#"[{"a":"b","b":1,"c":[1,2,3]},null,{"a":"x"}]"#.utf8)
        let grammars = [PackageResources.feed_rnc, PackageResources.sitemap_rnc]
        var fuzzing = Fuzzing(
            grammars + [Array(schema.utf8)],
            tokens: Self.tokens + ["$ref", "#/$defs/A", "*", "(", ")", "|"]
        )
        let count = try fuzzing.run { damaged, place in
            guard place == grammars.count else {
                _ = try? Grammar(String(decoding: damaged, as: UTF8.self))
                return
            }
            // What is no schema must be an error, and no crash either.
            guard let schema = try? JSONParser().withDocument(damaged, { try JSONSchema($0) }) else { return }
            _ = try JSONParser().withDocument(document) { schema.mismatch(in: $0)?.sentence }
        }
        #expect(count > 0)
    }
}
