import Diagnostics

/// A search index leads to as many pages of each kind as there are.
struct SearchDiffers: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        let pageCounts = site.pageCounts
        for (index, file) in site.indexes {
            for (kind, count) in index.pageCounts.sorted(by: { $0.key < $1.key }) {
                let pages = pageCounts["\(index.language)/\(kind)"] ?? 0
                guard pages != count else { continue }
                report.add(
                    Diagnostic(
                        .error,
                        rule: "search-differs",
                        place: file,
                        summary: "the index leads to \(count.counted("page")) of \(kind); there are \(pages)"
                    ),
                    template: "search/*"
                )
            }
        }
    }
}
