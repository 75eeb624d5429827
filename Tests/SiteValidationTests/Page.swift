import Diagnostics

@testable import SiteValidation

/// The markup of a page in which no check finds anything, around `body`.
func page(
    _ body: String,
    title: String = "Pikachu",
    head: String = "",
    root: String = "lang=\"en\"",
    heading: String = "<h1>Pikachu</h1>"
) -> String {
    """
    <!DOCTYPE html>
    <html \(root)><head><meta charset="utf-8"/><title>\(title)</title><meta name="description" content="About \(title)"/>\(head)</head>
    <body><main>\(heading)
    \(body)
    </main></body></html>

    """
}

extension ValidationReport {
    /// What was found but for pages that nothing links to, which are most of those in these tests.
    var told: [Group] { groups.filter { $0.rule != "orphan-page" } }
}

/// The facts of one page.
func facts(_ markup: String, at path: String = "en/pokemon/pikachu/index.html", baseURL: String? = nil) -> PageFacts {
    PageChecker(baseURL: baseURL).check(Array(markup.utf8), at: path)
}

/// The rules that find something in a page, in the order of its markup.
func rules(_ markup: String, at path: String = "en/pokemon/pikachu/index.html") -> [String] {
    facts(markup, at: path).diagnostics.map(\.rule)
}

/// The report on a site of some pages, by path, and other files.
func report(_ pages: [(path: String, markup: String)], files: [String] = [], baseURL: String? = nil) -> ValidationReport
{
    let site = SiteChecker()
    let checker = PageChecker(baseURL: baseURL)
    for page in pages { site.add(checker.check(Array(page.markup.utf8), at: page.path)) }
    files.forEach(site.addFile)
    return site.report()
}
