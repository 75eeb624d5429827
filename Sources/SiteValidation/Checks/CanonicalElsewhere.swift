import Diagnostics

/// A canonical address leads to a page that calls itself canonical: a chain of them is not followed.
struct CanonicalElsewhere: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        for (page, target) in site.wrongCanonicals {
            report.add(
                Diagnostic(
                    .error,
                    rule: "canonical-elsewhere",
                    place: page,
                    summary: "its canonical page \(target) does not name itself as canonical"
                ),
                template: SiteFacts.template(of: page)
            )
        }
    }
}
