import Synchronization

/// Gathers the facts of all pages, from any number of tasks, and checks what no page can tell alone.
public final class SiteChecker: Sendable {
    private struct State {
        var facts = SiteFacts()
        var report: ValidationReport
    }

    private let state: Mutex<State>

    /// Creates a checker that knows no page, and tells what `settings` leave.
    public init(settings: ValidationSettings = ValidationSettings()) {
        state = Mutex(State(report: ValidationReport(settings: settings)))
    }

    /// Takes over what a page said; the page's own diagnostics go into the report.
    public func add(_ facts: PageFacts) {
        state.withLock { state in
            state.facts.add(facts)
            let template = SiteFacts.template(of: facts.path)
            for diagnostic in facts.diagnostics { state.report.add(diagnostic, template: template) }
        }
    }

    /// Takes over what a file beside the pages said.
    public func add(_ facts: FileFacts) {
        state.withLock { state in
            state.facts.add(facts)
            let template = SiteFacts.template(of: facts.path)
            for diagnostic in facts.diagnostics { state.report.add(diagnostic, template: template) }
        }
    }

    /// Notes a file that is no document of markup: links may lead to it, and it asks nothing of others.
    public func addFile(_ path: String) {
        state.withLock { $0.facts.addFile(path) }
    }

    /// Checks the site as far as it was told, and reports everything found so far.
    public func report() -> ValidationReport {
        state.withLock { state in
            var report = state.report
            (report.pageCount, report.fileCount) = state.facts.counts
            for check in SiteChecks.all { check.check(state.facts, into: &report) }
            return report
        }
    }
}
