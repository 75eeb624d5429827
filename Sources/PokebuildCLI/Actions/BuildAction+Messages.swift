import Diagnostics
import JSON
import Publishing
import SiteValidation

extension BuildAction {
    /// How many faults of a sort are told one by one.
    private static let shown = 20

    /// Ends the build, unless it is to go on whatever is missing.
    func refuse(_ reason: String) throws(Incomplete) {
        if !options.keepGoing { throw Incomplete(reason: reason) }
    }

    /// What is missing ends the build, or is only told.
    private var level: Event.Level { options.keepGoing ? .warning : .error }

    /// Tells which resources cannot be read, and refuses to go on.
    func check(_ diagnostics: [Diagnostic]) throws {
        let unreadable = diagnostics.filter { $0.severity == .error }
        guard !unreadable.isEmpty else { return }
        for fault in unreadable.prefix(Self.shown) {
            let message = "normalize: \(fault.place): \(fault.summary)"
            console.tell(
                Event(level: level, name: "unreadable", message: message) { event in
                    event.member("rule", fault.rule)
                    event.member("place", fault.place)
                    event.member("reason", fault.summary)
                }
            )
        }
        try refuse("\(unreadable.count.counted("resource")) cannot be read")
    }

    /// Tells what was lost between two stages, and refuses to go on.
    func check(_ audit: Audit) throws {
        guard !audit.differences.isEmpty else { return }
        for difference in audit.differences {
            console.tell(Event(level: level, name: "audit", message: "audit: \(difference)"))
        }
        try refuse("something was lost on the way")
    }

    /// Tells why nothing was published.
    func tell(_ report: ValidationReport) {
        console.error(
            "validate: nothing was published, because the output did not pass its checks:\n" + report.text,
            event: "invalid"
        ) { event in
            event.member("errors", report.count(of: .error))
            event.member("warnings", report.count(of: .warning))
        }
    }

    /// Tells what was published.
    func tell(_ publication: PublishingReport, pages: Int) {
        console.note(
            "build: \(pages.counted("page")) in \(options.output); \(publication.summary)",
            event: "build.finished"
        ) { event in
            event.member("output", options.output)
            event.member("pages", pages)
            publication.write(into: &event)
        }
        console.warn(of: publication)
    }
}

extension Console {
    /// Tells what is left of the old tree, which is in the way of the next one.
    func warn(of publication: PublishingReport) {
        guard let leftover = publication.leftover else { return }
        warn(
            "publish: the new tree is in its place, and the old one could not be removed: \(leftover.reason); "
                + "remove the folder \(leftover.path) before the next build",
            event: "leftover"
        ) { $0.member("path", leftover.path) }
    }
}

extension PublishingReport {
    /// What changed, in words.
    var summary: String {
        guard isChanged else { return "nothing changed in \(fileCount.counted("file"))" }
        let size = "\(fileCount.counted("file")) of \(byteCount >> 20) MiB"
        return "\(size), \(writtenCount) written, \(removedCount) removed"
    }

    /// Writes the members that tell it to programs.
    func write(into event: inout JSONWriter) {
        event.member("files", fileCount)
        event.member("bytes", byteCount)
        event.member("written", writtenCount)
        event.member("removed", removedCount)
    }
}
