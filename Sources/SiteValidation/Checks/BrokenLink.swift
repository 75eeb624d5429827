import Diagnostics

/// A link within the site leads to a file that is there, by exactly its name.
struct BrokenLink: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        lazy var byFoldedCase = Dictionary(grouping: site.files, by: { $0.lowercased() })
        for use in site.links where !site.hasFile(use.path) {
            let severity: Diagnostic.Severity
            let rule: String
            let summary: String
            if site.hasFile(use.path + "/index.html") {
                severity = .warning
                rule = "link-without-slash"
                summary = "the link to the folder \(use.path) lacks its final slash, which costs a redirect"
            } else {
                severity = .error
                rule = use.kind == .asset ? "missing-asset" : "broken-link"
                let other = byFoldedCase[use.path.lowercased()]?.min()
                let hint = other.map { "; \($0) differs only in capitals" } ?? ""
                summary = "no file \(use.path) for the \(use.kind == .asset ? "asset" : "link") there\(hint)"
            }
            report.add(
                Diagnostic(severity, rule: rule, place: use.place, summary: summary),
                template: use.template,
                count: use.count
            )
        }
    }
}
