import BuildSupport
import Glibc

/// A file that may be served, open.
struct SiteFile {
    let descriptor: FileDescriptor
    /// Its name, without the folders above.
    let name: String
    /// Its bytes when it was opened.
    let count: Int
    /// The entity tag of this state of the file, with its quotes.
    let tag: String
}

extension PreviewSite {
    enum Found {
        case file(SiteFile)
        case folder
    }

    /// What the site has at a path below the root; nil for nothing, and for what must not be served.
    ///
    /// Links are followed as long as they stay in the root. Names that begin with a dot are never served, nor reached
    /// by a link.
    func find(_ names: [[UInt8]]) throws(FileSystemError) -> Found? {
        var path = root
        for name in names {
            guard !name.isEmpty, name.first != UInt8(ascii: "."), !name.contains(0), !name.contains(UInt8(ascii: "/")),
                let text = String(validating: name, as: UTF8.self)
            else { return nil }
            path += "/" + text
        }
        guard let root = try resolved(root), let target = try resolved(path) else { return nil }
        // The root may be "/" itself.
        let folder = root.hasSuffix("/") ? root : root + "/"
        if target == root { return .folder }
        guard target.utf8.starts(with: folder.utf8) else { return nil }
        let parts = target.utf8.dropFirst(folder.utf8.count).split(separator: UInt8(ascii: "/"))
        guard !parts.contains(where: { $0.first == UInt8(ascii: ".") }) else { return nil }
        let descriptor: FileDescriptor
        do {
            // A pipe is opened without waiting for its writer, a link that has just been put there not at all.
            descriptor = try FileDescriptor(target, O_RDONLY | O_NONBLOCK | O_NOFOLLOW)
        } catch {
            if Self.isMissing(error.code) { return nil }
            throw error
        }
        let status = try descriptor.status()
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: break
        default: return nil
        }
        let time = status.st_mtim
        let numbers = [Int(status.st_size), time.tv_sec, time.tv_nsec, Int(bitPattern: status.st_ino)]
        let tag = "\"" + numbers.map { String($0, radix: 16) }.joined(separator: "-") + "\""
        let name = names.last.map { String(decoding: $0, as: UTF8.self) } ?? ""
        return .file(SiteFile(descriptor: descriptor, name: name, count: Int(status.st_size), tag: tag))
    }

    private func resolved(_ path: String) throws(FileSystemError) -> String? {
        guard let text = realpath(path, nil) else {
            let code = errno
            if Self.isMissing(code) { return nil }
            throw FileSystemError("look at", path, code: code)
        }
        defer { free(text) }
        return String(cString: text)
    }

    private static func isMissing(_ code: Int32) -> Bool {
        [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP, ENXIO].contains(code)
    }
}
