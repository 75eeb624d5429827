import Diagnostics

/// A link's fragment is an id in the page that it leads to.
///
/// Nothing is said of pages that could not be read to their end, nor of files whose ids are not known.
struct BrokenFragment: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        for use in site.links {
            guard let fragment = use.fragment, site.isMissing(id: fragment, in: use.path) else { continue }
            let summary = "no id \"\(fragment)\" in \(use.path) for the link there"
            report.add(
                Diagnostic(.error, rule: "broken-fragment", place: use.place, summary: summary),
                template: use.template,
                count: use.count
            )
        }
    }
}
