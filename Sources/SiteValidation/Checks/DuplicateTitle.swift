import Diagnostics

/// Two pages of one language share neither title nor description: a reader could not tell them apart in tabs and search
/// results.
struct DuplicateTitle: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        for pages in site.pagesBySharedTitle { tell(pages, "title", &report) }
        for pages in site.pagesBySharedDescription { tell(pages, "description", &report) }
    }

    private func tell(_ pages: [String], _ what: String, _ report: inout ValidationReport) {
        for page in pages.dropFirst() {
            report.add(
                Diagnostic(
                    .warning,
                    rule: "duplicate-\(what)",
                    place: page,
                    summary: "\(pages[0]) has the same \(what) in the same language"
                ),
                template: SiteFacts.template(of: page)
            )
        }
    }
}
