import Diagnostics

/// Sitemaps list exactly the canonical addresses of the pages that want to be found.
struct SitemapDiffers: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        for (address, sitemap) in site.unknownListed {
            report.add(
                Diagnostic(
                    .error,
                    rule: "sitemap-lists-no-page",
                    place: sitemap,
                    summary: "\(address) is the canonical address of no page that may be listed"
                ),
                template: SiteFacts.template(of: sitemap)
            )
        }
        for page in site.pagesOutsideOfSitemaps {
            report.add(
                Diagnostic(.error, rule: "sitemap-misses-page", place: page, summary: "no sitemap lists the page"),
                template: SiteFacts.template(of: page)
            )
        }
    }
}
