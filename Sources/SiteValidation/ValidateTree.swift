import BuildSupport

/// Checks a tree of files on disk, also one that pokebuild did not write.
///
/// Reads every `.html`, `.svg` and `.xml` below `folder` with `jobs` tasks. All other files are only known by name, and
/// so is what is in folders whose name begins with a period, as `.git`. Symbolic links are not followed. Throws
/// `FileSystemError` where something cannot be read, and `CancellationError`.
public func validateTree(_ folder: String, baseURL: String? = nil, jobs: Int) async throws -> ValidationReport {
    let site = SiteChecker()
    var documents: [String] = []
    for path in try filesBelow(folder) {
        let isHidden = path.hasPrefix(".") || path.contains("/.")
        if PageChecker.isDocument(path), !isHidden { documents.append(path) } else { site.addFile(path) }
    }
    let shares = max(1, min(jobs, documents.count))
    try await withThrowingTaskGroup(of: Void.self) { group in
        for share in 0..<shares {
            group.addTask { [documents] in
                let checker = PageChecker(baseURL: baseURL)
                // Neighbours in the list are alike: dealt out one by one, every share costs the same.
                for index in stride(from: share, to: documents.count, by: shares) {
                    try Task.checkCancellation()
                    let path = documents[index]
                    site.add(checker.check(try readFile(folder + "/" + path), at: path))
                }
            }
        }
        try await group.waitForAll()
    }
    return site.report()
}
