import Synchronization

/// Gathers the facts of all pages, from any number of tasks, and checks what no page can tell alone.
public final class SiteChecker: Sendable {
    private struct State {
        var facts = SiteFacts()
        var report: ValidationReport
        var known: KnownPages?
        var recorder: PageRecorder?
    }

    private let state: Mutex<State>

    /// Creates a checker that has met no page, and tells what `settings` leave.
    ///
    /// - Parameters:
    ///   - known: what pages said when they were checked before, for ``addKnown(_:)``.
    ///   - isRecording: whether to keep what pages say for ``knownPages()``, which takes memory for each.
    public init(
        settings: ValidationSettings = ValidationSettings(),
        known: KnownPages? = nil,
        isRecording: Bool = false
    ) {
        let recorder = isRecording ? PageRecorder() : nil
        state = Mutex(State(report: ValidationReport(settings: settings), known: known, recorder: recorder))
    }

    /// Takes over what a page said; the page's own diagnostics go into the report.
    public func add(_ facts: PageFacts) {
        state.withLock { state in
            let page = state.facts.add(facts)
            // Of a page with a fault, the fault is to be told each time.
            if facts.diagnostics.isEmpty { state.recorder?.add(page) }
            let template = SiteFacts.template(of: facts.path)
            for diagnostic in facts.diagnostics { state.report.add(diagnostic, template: template) }
        }
    }

    /// Takes over what a page said when it was checked before, and has not changed since; false where that is not known.
    public func addKnown(_ path: String) -> Bool {
        state.withLock { state in
            guard let page = state.facts.add(known: path, of: &state.known) else { return false }
            state.recorder?.add(page)
            return true
        }
    }

    /// What pages without faults said so far, as ``KnownPages`` reads it; nil where nothing is recorded.
    public func knownPages() -> [UInt8]? {
        state.withLock { state in state.recorder?.bytes(with: state.facts.texts) }
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
