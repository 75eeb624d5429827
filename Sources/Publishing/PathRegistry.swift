/// The paths of a tree, so far as they were taken: no two may meet on a file system that does not tell capitals apart.
struct PathRegistry {
    private enum Use: Equatable {
        case file(String)
        case folder(String)
    }

    private var uses: [String: Use] = [:]
    private var folders: Set<String> = []

    /// Takes a path for a file; throws ``PublishingError/collision(first:second:)`` where it meets another.
    mutating func takeFile(_ path: String) throws(PublishingError) {
        if let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
            try takeFolder(String(path[..<slash]), of: path)
        }
        switch uses.updateValue(.file(path), forKey: path.lowercased()) {
        case nil: return
        case .file(let other), .folder(let other): throw .collision(first: other, second: path)
        }
    }

    private mutating func takeFolder(_ folder: String, of path: String) throws(PublishingError) {
        guard !folders.contains(folder) else { return }
        if let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
            try takeFolder(String(folder[..<slash]), of: path)
        }
        let key = folder.lowercased()
        switch uses[key] {
        case nil: uses[key] = .folder(folder)
        case .file(let other): throw .collision(first: other, second: path)
        // The same folder was found above already: this one has other capitals.
        case .folder(let other): throw .collision(first: other, second: path)
        }
        folders.insert(folder)
    }
}
