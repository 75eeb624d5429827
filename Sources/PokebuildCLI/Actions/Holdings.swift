import Checkpoints
import Crawl
import Diagnostics
import PokeAPI

/// What a store holds and lacks of the kinds that are wanted: the figures that `fetch`, `site` and `status` tell alike.
struct Holdings {
    /// One kind's figures.
    struct Row: Equatable {
        /// The kind's name, or `pokemon/encounters`.
        var name: String { summary.name }
        /// How many there are: by the API's own account, where it has more than the store knows of.
        let listed: Int
        /// What became of those that the store knows of.
        let summary: StoreSummary

        init(_ summary: StoreSummary, counted: Int?) {
            self.summary = summary
            listed = max(summary.listed, counted ?? 0)
        }
    }

    /// The kinds of which something is listed, by name.
    let rows: [Row]
    /// What is missing: first what was asked for in vain, then what was not asked for yet.
    let gaps: [Gap]

    /// Answers that are needed.
    var listed: Int { rows.reduce(0) { $0 + $1.listed } }
    /// Of those, in the store.
    var stored: Int { rows.reduce(0) { $0 + $1.summary.loaded } }
    /// Kinds of which something is listed.
    var kindCount: Int { rows.count { !$0.name.contains("/") } }

    /// What is missing beside resources and whole kinds: pages of listings, `meta`, the index, kinds that there are not.
    var otherGaps: [Gap] {
        let rows = Set(rows.map { $0.name + "/" })
        return gaps.filter { gap in
            gap.id == nil && gap.reason != StoreReader.Unanswered.notListed && !rows.contains(gap.path)
        }
    }

    /// Reads what a store knows of `kinds`, or of all that the API has where nil.
    ///
    /// - Parameters:
    ///   - damaged: the addresses of what is stored and cannot be used.
    ///   - named: kinds that somebody asked for by name, so that it is a gap where the API does not have them.
    init(_ reader: StoreReader, damaged: [String], kinds: Set<String>? = nil, named: [String] = []) throws {
        func isWanted(_ name: String) -> Bool { kinds?.contains(String(name.prefix { $0 != "/" })) ?? true }
        let account = try Account(reader, named: named, isWanted: isWanted)
        rows = try reader.summaries(damaged: damaged).filter { isWanted($0.name) }.map { summary in
            Row(summary, counted: account.counts[summary.name == "pokemon/encounters" ? "pokemon" : summary.name])
        }
        let unanswered = try reader.unanswered(damaged: damaged).filter { $0.path.isEmpty || isWanted($0.path) }
        let told = Set(unanswered.map { $0.path.prefix { $0 != "?" } })
        let missing = unanswered.map { Gap($0) }
        var unlisted = account.gaps
        for row in rows where row.summary.listed < row.listed && account.counts[row.name] != nil {
            let reason = StoreReader.Unanswered.partlyListed(row.summary.listed, of: row.listed)
            unlisted.append(Gap(path: row.name + "/", reason: reason))
        }
        gaps =
            missing.filter { $0.attempts > 0 } + unlisted.filter { !told.contains($0.path[...]) }
            + missing.filter { $0.attempts == 0 }
    }

    /// What the API says that it has, as far as the store knows.
    private struct Account {
        /// How many resources there are of each kind whose listing was begun.
        private(set) var counts: [String: Int] = [:]
        /// What the store does not even know the extent of.
        private(set) var gaps: [Gap] = []

        init(_ reader: StoreReader, named: [String], isWanted: (String) -> Bool) throws {
            let bodies = try BodyReader(reader)
            guard let index = try bodies.answer(.root, as: WireIndex.self) else {
                gaps = [Gap(path: "", reason: StoreReader.Unanswered.notFetched)]
                return
            }
            let kinds = index.entries.map(\.name)
            gaps = named.filter { !kinds.contains($0) }.sorted().map { Gap(path: $0 + "/", reason: Gap.unknownKind) }
            for kind in kinds.sorted() where isWanted(kind) {
                if kind == "meta" {
                    if try bodies.answer(.single(kind), as: WireMeta.self) == nil {
                        gaps.append(Gap(path: "meta/", reason: StoreReader.Unanswered.notFetched))
                    }
                    continue
                }
                let first = APIPath.listing(of: kind, offset: 0, limit: CrawlPolicy().pageSize)
                if let page = try bodies.answer(first, as: WireListing.self) {
                    counts[kind] = Int(page.count)
                } else {
                    gaps.append(Gap(path: kind + "/", reason: StoreReader.Unanswered.notListed))
                }
            }
        }
    }
}

extension [Gap] {
    /// The kinds of which nobody has asked yet what there is.
    var unlistedKinds: [String] {
        filter { $0.reason == StoreReader.Unanswered.notListed }.map { String($0.path.dropLast()) }
    }

    /// How much is missing: answers, and kinds of which it is not even known how many they have.
    var sum: String {
        let unlisted = unlistedKinds.count
        let parts = [
            count > unlisted ? "\((count - unlisted).counted("answer is", "answers are")) missing" : nil,
            unlisted > 0 ? "\(unlisted.counted("kind is", "kinds are")) not listed yet" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " and ")
    }
}

extension BodyReader {
    /// A stored answer; nil where there is none that can be read, so that the next crawl asks for it.
    func answer<Answer: WireAnswer>(_ path: APIPath, as type: Answer.Type) throws -> Answer? {
        guard case .whole(let body) = try body(of: path) else { return nil }
        return try? body.withUnsafeBytes { try WireDecoder().decode(type, named: "\(path)", in: "listing", from: $0) }
    }
}
