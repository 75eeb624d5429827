import Testing

@testable import SiteValidation

@Suite struct ValidationSettingsTests {
    private func fault(_ text: String) -> String? {
        do {
            _ = try ValidationSettings(Array(text.utf8))
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        "{}", "{\"severities\":{}}", "{\"ignore\":[]}",
        "{\"severities\":{\"orphan-page\":\"error\"},\"ignore\":[{\"rule\":\"missing-alt\",\"path\":\"*\",\"reason\":\"x\"}]}",
    ])
    func takesWhatItShould(text: String) {
        #expect(fault(text) == nil)
    }

    @Test(arguments: [
        ("[]", "it is an array; expected an object with severities and ignore"),
        ("null", "it is null; expected an object with severities and ignore"),
        ("{\"severities\":[]}", "`severities` is an array; expected an object of rules"),
        ("{\"ignore\":{}}", "`ignore` is an object; expected a list of objects with rule, path and reason"),
        (
            "{\"ignore\":\"orphan-page\"}",
            "`ignore` is \"orphan-page\"; expected a list of objects with rule, path and reason"
        ),
        (
            "{\"ignore\":[\"orphan-page\"]}",
            "`ignore[0]` is \"orphan-page\"; expected an object with rule, path and reason"
        ),
        ("{\"severity\":{}}", "`severity` is unknown; expected severities or ignore"),
        (
            "{\"severities\":{\"orphan-page\":\"off\"}}",
            "`severities.orphan-page` is \"off\"; expected error or warning"
        ),
        ("{\"severities\":{\"orphan-pag\":\"error\"}}", "there is no rule `orphan-pag`; did you mean `orphan-page`?"),
        ("{\"ignore\":[{\"rule\":\"orphan-page\",\"path\":\"*\"}]}", "`ignore[0]` lacks a rule, a path or a reason"),
        (
            "{\"ignore\":[{\"rule\":\"orphan-page\",\"path\":\"*\",\"reason\":\"  \"}]}",
            "`ignore[0].reason` is \"  \"; expected a text"
        ),
        (
            "{\"ignore\":[{\"rule\":\"orphan-page\",\"path\":1,\"reason\":\"x\"}]}",
            "`ignore[0].path` is 1; expected a text"
        ),
        (
            "{\"ignore\":[{\"rule\":\"orphan-page\",\"path\":\"*\",\"reason\":\"x\",\"paths\":\"y\"}]}",
            "`ignore[0].paths` is unknown; expected rule, path and reason"
        ),
        ("{\"ignore\":[],\"ignore\":[]}", "`ignore` is there twice"),
        (
            "{\"severities\":{\"orphan-page\":\"error\",\"orphan-page\":\"warning\"}}",
            "`severities.orphan-page` is there twice"
        ),
    ])
    func tellsWhatIsWrongAndWhatWasExpected(text: String, expected: String) {
        #expect(fault(text) == expected)
    }
}
