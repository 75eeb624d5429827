import Diagnostics

/// Every page can be reached: another one links to it.
struct OrphanPage: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        // A folder with one page is no site with a page forgotten.
        guard site.counts.pages > 1 else { return }
        for page in site.orphans {
            report.add(
                Diagnostic(.warning, rule: "orphan-page", place: page, summary: "no other page links to it"),
                template: SiteFacts.template(of: page)
            )
        }
    }
}
