import Testing

@testable import SiteValidation

@Suite struct HashedNameTests {
    @Test(arguments: [
        ("assets/style.8bf27771a8.css", "8bf27771a8"), ("search/en.714889461f.json", "714889461f"),
        ("search/en/0331e9f6cc.json", "0331e9f6cc"), ("assets/icon-180.6469d144aa.png", "6469d144aa"),
    ])
    func findsTheDigits(path: String, expected: String) {
        #expect(HashedName.digits(in: path).map(String.init) == expected)
    }

    @Test(arguments: [
        "assets/page.e10b1b6aa2.js", "data/v1/a.8bf27771a8.json", "assets/style.css", "assets/style.8bf27771a.css",
        "assets/style.8BF27771A8.css", "assets/8bf27771a8", "assets/", "",
    ])
    func passesOverOtherNames(path: String) {
        #expect(HashedName.digits(in: path) == nil)
    }

    @Test func tellsAnotherContent() {
        // The SHA-256 of no bytes is known to everybody: e3b0c44298fc…
        #expect(HashedName.fault(of: "assets/a.e3b0c44298.css", []) == nil)
        #expect(HashedName.fault(of: "assets/a.e3b0c44298.css", [0x61]) != nil)
    }
}
