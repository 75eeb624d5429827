import BuildSupport
public import Diagnostics
import JSON

/// What is wrong with a tree, by cause: one entry for each rule and template, with a count and one example.
///
/// It is the same in whatever order the pages were checked.
public struct ValidationReport: Sendable {
    /// What one rule has to say of the pages of one template.
    public struct Group: Sendable, Equatable {
        /// How bad it is.
        public let severity: Diagnostic.Severity
        /// The rule.
        public let rule: String
        /// What the pages were made from, as `pokemon/*`.
        public let template: String
        /// How many times.
        public internal(set) var count: Int
        /// The first of them in the order of diagnostics.
        public internal(set) var example: Diagnostic
    }

    private struct Key: Hashable {
        let severity: Diagnostic.Severity
        let rule: String
        let template: String
    }

    private let settings: ValidationSettings
    private var groupsByKey: [Key: Group] = [:]
    /// How many diagnostics the settings left out.
    public private(set) var ignoredCount = 0
    /// How many pages and other documents of markup were read.
    public internal(set) var pageCount = 0
    /// How many other files there were for links to lead to.
    public internal(set) var fileCount = 0

    /// Creates a report of nothing, which takes in what `settings` leave.
    public init(settings: ValidationSettings = ValidationSettings()) { self.settings = settings }

    /// Counts a diagnostic in its group.
    mutating func add(_ diagnostic: Diagnostic, template: String, count: Int = 1) {
        guard let diagnostic = settings.applied(to: diagnostic) else {
            ignoredCount += count
            return
        }
        let key = Key(severity: diagnostic.severity, rule: diagnostic.rule, template: template)
        let group = Group(
            severity: key.severity,
            rule: key.rule,
            template: template,
            count: 0,
            example: diagnostic
        )
        groupsByKey[key, default: group].count += count
        if let example = groupsByKey[key]?.example, diagnostic < example { groupsByKey[key]?.example = diagnostic }
    }

    /// The groups: errors first, then by rule and template.
    public var groups: [Group] {
        groupsByKey.values.sorted {
            $0.severity != $1.severity
                ? $0.severity < $1.severity : ($0.rule, $0.template) < ($1.rule, $1.template)
        }
    }

    /// How many diagnostics of a severity there are.
    public func count(of severity: Diagnostic.Severity) -> Int {
        groupsByKey.values.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
    }

    /// Whether anything would be wrong in what is published.
    public var hasErrors: Bool { groupsByKey.keys.contains { $0.severity == .error } }
}

extension ValidationReport {
    /// The report for people: a line for each group, then one with the sums.
    public var text: String {
        var lines = groups.map { group in
            let times = group.count == 1 ? "" : " (and \(group.count - 1) more)"
            let line =
                "\(group.example.place): \(group.severity.rawValue): \(group.example.summary)"
                + " [\(group.rule), \(group.template)]\(times)"
            // Names of files, and what stands in them, may have anything in it.
            return line.shown
        }
        lines.append(
            "\(pageCount.counted("document")) and \(fileCount.counted("other file")) checked: "
                + "\(count(of: .error).counted("error")), \(count(of: .warning).counted("warning"))"
                + (ignoredCount == 0 ? "" : ", \(ignoredCount) ignored")
        )
        return lines.joined(separator: "\n") + "\n"
    }

    /// The report for programs, as one JSON object and a newline.
    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { report in
            report.member("version", 1)
            report.member("documents", pageCount)
            report.member("files", fileCount)
            report.member("errors", count(of: .error))
            report.member("warnings", count(of: .warning))
            report.member("ignored", ignoredCount)
            report.member("groups", groups) { $1.write(to: &$0) }
        }
        writer.newline()
        return writer.bytes
    }
}

extension ValidationReport.Group {
    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { group in
            group.member("severity", severity.rawValue)
            group.member("rule", rule)
            group.member("template", template.withoutStandIns)
            group.member("place", example.place.withoutStandIns)
            group.member("summary", example.summary.withoutStandIns)
            group.member("count", count)
        }
    }
}
