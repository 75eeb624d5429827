import Diagnostics

/// Pages that are each other in another language name each other, and are in the language that they are named with.
///
/// Search engines [ignore](https://developers.google.com/search/docs/specialty/international/localized-versions) a
/// one-way mention.
struct OneWayAlternate: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        for (page, target, reason) in site.wrongAlternates {
            report.add(
                Diagnostic(
                    .error,
                    rule: "one-way-alternate",
                    place: page,
                    summary: "the page in another language \(target) \(reason)"
                ),
                template: SiteFacts.template(of: page)
            )
        }
    }
}
