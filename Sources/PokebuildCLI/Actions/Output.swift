import BuildSupport
import Publishing
import SiteValidation

/// Where every file of a build goes: to its check, and to the staging area.
struct Output: Sendable {
    let staging: StagingArea
    let checker: SiteChecker
    let census: Census
    /// Counts the files.
    let written = WorkCounter()
    /// Times the work on pages.
    let times = PageTimes()
    /// The site's public address, whose absolute links are the site's own; nil where it is not known.
    let baseURL: String?

    /// Takes files for a staging area, and for a site at `baseURL`, where that is known.
    ///
    /// - Parameter known: what the published pages said when they were checked.
    init(staging: StagingArea, baseURL: String?, known: KnownPages?) {
        self.staging = staging
        checker = SiteChecker(known: known, isRecording: true)
        self.baseURL = baseURL
        census = Census(baseURL: baseURL)
    }

    /// A checker for one task.
    func pageChecker() -> PageChecker { PageChecker(baseURL: baseURL) }

    /// Takes a file from any task.
    ///
    /// Throws the file system's error, and ``Interrupted``.
    @Sendable func write(_ file: OutputFile) throws {
        try Interruption.check()
        check(file, with: pageChecker)
        try staging.write(file)
        count(file)
    }

    /// Takes a page, which is checked with the task's own checker; both is timed.
    func writePage(_ page: OutputFile, checkedBy own: PageChecker) throws {
        try Interruption.check()
        times.time(.checking) { check(page) { own } }
        try times.time(.writing) { try staging.write(page) }
        count(page)
    }

    /// Takes a page as it is published; false where it is not there as it was, and then nothing is taken.
    func keepPage(_ path: OutputPath, checkedBy own: PageChecker) throws -> Bool {
        try Interruption.check()
        let bytes = try times.time(.writing) { try staging.keep(path) }
        guard let file = bytes.map({ OutputFile(path, $0) }) else { return false }
        times.time(.checking) { if !checker.addKnown(path.description) { check(file) { own } } }
        count(file)
        return true
    }

    /// Takes the whole published dataset; nil where a file of it is not there as it was, and then nothing is taken.
    func keepDataset(jobs: Int) async throws -> [FileSummary]? {
        guard let files = try await staging.keepPublished(below: "data", jobs: jobs) else { return nil }
        for file in files {
            checker.addFile(file.path)
            written.add(file.byteCount)
        }
        return files
    }

    private func check(_ file: OutputFile, with checkerOfPages: () -> PageChecker) {
        let path = file.path.description
        if PageChecker.isDocument(path) {
            checker.add(checkerOfPages().check(file.bytes, at: path))
        } else if FileChecker.isRead(path), !Self.isData(path) {
            checker.add(FileChecker(baseURL: baseURL).check(file.bytes, at: path))
        } else {
            checker.addFile(path)
        }
    }

    private func count(_ file: OutputFile) {
        census.add(file)
        written.add(file.bytes.count)
    }

    /// Whether a file is of the dataset, whose writer makes nothing but JSON.
    private static func isData(_ path: String) -> Bool { path.hasPrefix("data/") && path.hasSuffix(".json") }
}
