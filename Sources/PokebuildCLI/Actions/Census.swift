import BuildSupport
import SearchIndex
import Synchronization

/// Counts what a build has written, from the files themselves: pages of resources, and what search and sitemap lead to.
///
/// It knows nothing of what was meant to be written, so that the audit compares two accounts.
final class Census: Sendable {
    private struct Counts {
        var pages: [Place: Int] = [:]
        var indexed: [Place: Int] = [:]
        var listed: [Place: Int] = [:]
    }

    /// A folder of pages: a language and what is in it.
    private struct Place: Hashable {
        let language: Substring
        let folder: Substring

        /// The folder that a page's folder `en/move/tackle/` is in; nil for other pages.
        init?(_ path: some StringProtocol) {
            let parts = Substring(path).split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 4, parts[3].isEmpty else { return nil }
            (language, folder) = (parts[0], parts[1])
        }

        init(_ language: String, _ folder: String) { (self.language, self.folder) = (language[...], folder[...]) }
    }

    private let baseURL: String?
    private let counts = Mutex(Counts())

    /// Counts a site with a public address; without one there is no sitemap.
    init(baseURL: String?) { self.baseURL = baseURL }

    /// Counts a file that was written.
    func add(_ file: OutputFile) {
        let path = file.path.description
        if path.hasSuffix("/index.html") {
            guard let place = Place(path.dropLast("index.html".count)) else { return }
            counts.withLock { $0.pages[place, default: 0] += 1 }
        } else if path.hasPrefix("sitemap-") {
            let places = addresses(in: file.bytes).compactMap { Place($0) }
            counts.withLock { counts in for place in places { counts.listed[place, default: 0] += 1 } }
        } else if path.hasPrefix("search/"), let index = SearchIndexContents(file.bytes) {
            counts.withLock { counts in
                for (kind, count) in index.pageCounts { counts.indexed[Place(index.language, kind)] = count }
            }
        }
    }

    /// What a sitemap names, below the public address.
    private func addresses(in sitemap: [UInt8]) -> [Substring] {
        guard let baseURL else { return [] }
        return String(decoding: sitemap, as: UTF8.self).split(separator: "<loc>").compactMap { entry in
            let address = entry.prefix { $0 != "<" }
            return address.hasPrefix(baseURL) ? address.dropFirst(baseURL.count) : nil
        }
    }

    /// The pages in a folder, those that search leads to, and those in the sitemap; of the language that has the fewest.
    ///
    /// There is no sitemap without a public address.
    func counts(of folder: String, languages: [String]) -> (pages: Int, indexed: Int, listed: Int?) {
        counts.withLock { counts in
            func least(_ table: [Place: Int]) -> Int { languages.map { table[Place($0, folder)] ?? 0 }.min() ?? 0 }
            return (least(counts.pages), least(counts.indexed), baseURL == nil ? nil : least(counts.listed))
        }
    }
}
