import Diagnostics

/// Two pages of one language do not share a title: a reader could not tell them apart in tabs and search results.
struct DuplicateTitle: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        for pages in site.pagesBySharedTitle {
            for page in pages.dropFirst() {
                report.add(
                    Diagnostic(
                        .warning,
                        rule: "duplicate-title",
                        place: page,
                        summary: "\(pages[0]) has the same title in the same language"
                    ),
                    template: SiteFacts.template(of: page)
                )
            }
        }
    }
}
