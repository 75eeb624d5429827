import BuildSupport
import Diagnostics

/// A file's name is UTF-8 without control characters: others have no address that all hosts and browsers agree on.
struct InvalidFileName: SiteCheck {
    func check(_ site: SiteFacts, into report: inout ValidationReport) {
        for path in site.files where path.shown != path && !path.hasPrefix(".") && !path.contains("/.") {
            let fault = path.hasStandIns ? "is no UTF-8" : "has a character that a terminal takes for an order"
            report.add(
                Diagnostic(.error, rule: "invalid-file-name", place: path, summary: "the file's name \(fault)"),
                template: SiteFacts.template(of: path)
            )
        }
    }
}
