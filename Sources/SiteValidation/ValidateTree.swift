import BuildSupport

/// Checks a tree of files on disk, also one that pokebuild did not write.
///
/// Reads every document of markup and every file that names others below `folder` with `jobs` tasks. All other files are
/// only known by name, and so is what is in folders whose name begins with a period, as `.git`. Symbolic links in it are
/// not followed. Throws `FileSystemError` where something cannot be read, and what `checkpoint` throws.
///
/// - Parameters:
///   - baseURL: the site's public address; where it is nil, the canonical address of the first page is taken.
///   - syntax: how pages are written.
///   - settings: what is not to be told, or otherwise.
///   - checkpoint: called before each file; what it throws ends the work.
public func validateTree(
    _ folder: String,
    baseURL: String? = nil,
    syntax: PageSyntax = .xml,
    settings: ValidationSettings = ValidationSettings(),
    jobs: Int,
    checkpoint: @escaping @Sendable () throws -> Void = {}
) async throws -> ValidationReport {
    let site = SiteChecker(settings: settings)
    var read: [String] = []
    let paths = try filesBelow(folder)
    // What pokebuild says of each of its builds: other programs make their hashes otherwise.
    let areNamesHashed = paths.contains("build.json")
    for path in paths {
        let isHidden = path.hasPrefix(".") || path.contains("/.")
        let isNamed = areNamesHashed && HashedName.digits(in: path) != nil
        let isRead = PageChecker.isDocument(path) || FileChecker.isRead(path) || isNamed
        if isRead, !isHidden { read.append(path) } else { site.addFile(path) }
    }
    let baseURL = try baseURL ?? ownAddress(of: folder, read, syntax)
    let shares = max(1, min(jobs, read.count))
    try await withThrowingTaskGroup(of: Void.self) { group in
        for share in 0..<shares {
            group.addTask { [read] in
                let pages = PageChecker(syntax: syntax, baseURL: baseURL)
                // What cannot be read is told when its turn comes.
                let schemas = SchemaLibrary(read) { try? readFile(folder + "/" + $0) }
                let files = FileChecker(baseURL: baseURL, schemas: schemas, areNamesHashed: areNamesHashed)
                // Neighbours in the list are alike: dealt out one by one, every share costs the same.
                for index in stride(from: share, to: read.count, by: shares) {
                    try Task.checkCancellation()
                    try checkpoint()
                    let path = read[index]
                    let isDocument = PageChecker.isDocument(path)
                    let byteCount = try fileSize(folder + "/" + path) ?? 0
                    if byteCount > (isDocument ? MarkupParser.maximumBytes : FileChecker.maximumBytes) {
                        if isDocument {
                            site.add(pages.refusal(of: path, byteCount: byteCount))
                        } else {
                            site.add(files.refusal(of: path, byteCount: byteCount))
                        }
                        continue
                    }
                    let bytes = try readFile(folder + "/" + path)
                    if isDocument {
                        site.add(pages.check(bytes, at: path))
                    } else {
                        var facts = files.check(bytes, at: path)
                        if path.hasSuffix("SHA256SUMS") {
                            facts.diagnostics += try Checksums.differences(bytes, at: path, in: folder)
                        }
                        site.add(facts)
                    }
                }
            }
        }
        try await group.waitForAll()
    }
    return site.report()
}

/// The public address that a tree's first page calls its own; nil where it tells none.
private func ownAddress(of folder: String, _ paths: [String], _ syntax: PageSyntax) throws -> String? {
    guard paths.contains("index.html") else { return nil }
    let page = PageChecker(syntax: syntax).check(try readFile(folder + "/index.html"), at: "index.html")
    return page.canonical.flatMap { $0.hasSuffix("/") && $0.contains("://") ? $0 : nil }
}
