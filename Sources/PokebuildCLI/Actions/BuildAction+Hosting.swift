import BuildSupport
import Publishing
import Synchronization

extension BuildAction {
    /// Puts encodings beside the text files of a tree that has passed its checks, on all cores at once.
    func precompress(_ precompression: Precompression) async throws {
        let teller = ProgressTeller(console)
        let files = precompression.files
        let done = Atomic(0)
        _ = try await mapConcurrently(files, jobs: jobs) { file in
            try Interruption.check()
            try precompression.encode(file)
            let count = done.add(1, ordering: .relaxed).newValue
            teller.update { ProgressReport(stage: "precompress", done: count, of: files.count, unit: "files") }
        }
    }

    /// Tells what of a tree that is for no host in particular would be too much for one.
    func tellExcesses(_ staging: StagingArea) throws {
        guard options.host == .none else { return }
        let tree = try staging.hostedFiles()
        for excess in HostLimits.all.flatMap({ $0.excesses(of: tree) }) {
            console.tell(Event(level: .warning, name: "host", message: "host: \(excess)"))
        }
    }

    /// Whether a tree, and files that are still to come, are within the limits of the host that it is for; tells what is too
    /// much for it.
    func fitsHost(_ staging: StagingArea, and planned: [SizedFile] = []) throws -> Bool {
        guard let host = options.host.limits else { return true }
        let tree = try staging.hostedFiles() + planned
        let excesses = host.excesses(of: tree)
        guard !excesses.isEmpty else { return true }
        for excess in excesses {
            console.tell(Event(level: .error, name: "host", message: "host: \(excess)"))
        }
        let advice =
            "build for fewer languages (`--languages`), of fewer kinds (`--kinds`), without encodings (`--precompress`) "
            + "or without copies of pictures (`--sprites link`), or move files of your own out of the output"
        console.error(
            "host: nothing was published, because the site is too much for \(host.name); \(advice)",
            event: "invalid"
        )
        return false
    }
}

extension Options.Host {
    /// What the host takes; nil where the site is for none in particular.
    fileprivate var limits: HostLimits? {
        switch self {
        case .none: nil
        case .githubPages: .githubPages
        case .cloudflarePages: .cloudflarePages
        case .netlify: .netlify
        }
    }
}
