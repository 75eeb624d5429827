import Diagnostics

/// What `_headers` says is about files that are there.
struct UnmatchedHeader: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        for (pattern, file) in site.patterns {
            if Self.isMatched(pattern, site) { continue }
            report.add(
                Diagnostic(.warning, rule: "unmatched-header", place: file, summary: "no file is at /\(pattern)"),
                template: SiteFacts.template(of: file)
            )
        }
    }

    private static func isMatched(_ pattern: String, _ site: SiteFacts) -> Bool {
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count > 1, let first = parts.first, let last = parts.last else {
            return site.hasFile(pattern.isEmpty || pattern.hasSuffix("/") ? pattern + "index.html" : pattern)
        }
        return site.files.contains { $0.hasPrefix(first) && $0.hasSuffix(last) }
    }
}
