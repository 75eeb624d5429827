import Glibc
import SQLite

/// Why a checkpoint store cannot be used.
public enum CheckpointError: Error, Equatable, CustomStringConvertible {
    /// There is no file.
    case absent(path: String)
    /// There is a file, and nothing in it.
    case empty(path: String)
    /// Something else stands in the file's place.
    case noFile(path: String, found: String)
    /// The system does not let the file be read.
    case unreadable(path: String, reason: String)
    /// The file is no store, or a damaged one.
    case notAStore(path: String, reason: String)
    /// A newer version of the program wrote it.
    case newerSchema(path: String, found: Int, supported: Int)
    /// It belongs to another API or folder.
    case otherSource(path: String, stored: String, asked: String)
    /// Another process is using it.
    case inUse(path: String, by: String)
    /// There is no room for what was to be written.
    case full(path: String)
    /// A stored answer cannot be read back.
    case damaged(path: String, answer: String)
    /// The file system or SQLite refused.
    case failed(path: String, reason: String)

    /// Whether another command line would help, rather than another disk.
    public var isUsage: Bool {
        switch self {
        case .absent, .empty, .noFile, .unreadable, .notAStore, .newerSchema, .otherSource, .inUse: true
        case .full, .damaged, .failed: false
        }
    }

    /// What, where, and what to do.
    public var description: String {
        switch self {
        case .absent(let path):
            "there is no checkpoint store at \(path); run `pokebuild fetch` first, or name another with --store"
        case .empty(let path):
            "\(path) is empty: no crawl has begun to fill it; run `pokebuild fetch` first, or name another with --store"
        case .noFile(let path, let found):
            "\(path) is \(found), where the file of a checkpoint store was expected; "
                + "name a file with --store"
        case .unreadable(let path, let reason):
            "the checkpoint store \(path) cannot be read: \(reason); let this user read it, or name another with --store"
        case .notAStore(let path, let reason):
            "\(path) is not a usable checkpoint store (\(reason)); move it away to start anew, or name another with --store"
        case .newerSchema(let path, let found, let supported):
            "\(path) was written by a newer pokebuild (store version \(found), this one reads \(supported)); "
                + "use that version, or name another file with --store"
        case .otherSource(let path, let stored, let asked):
            "\(path) holds answers of \(stored), not of \(asked); name another file with --store, or ask the same source"
        case .inUse(let path, let holder):
            "\(path) is in use by \(holder); wait until it has ended, or name another file with --store"
        case .full(let path):
            "the disk of the checkpoint store \(path) is full; what was committed is kept: "
                + "make room and run the same command again, or name another file with --store"
        case .damaged(let path, let answer):
            "the stored body of \(answer) in \(path) is damaged; `pokebuild fetch` asks for it again"
        case .failed(let path, let reason):
            "the checkpoint store \(path) failed: \(reason)"
        }
    }

    /// The store's error for one of SQLite's.
    init(_ error: SQLiteError, path: String) {
        if error.isFull {
            self = .full(path: path)
        } else if error.isReadOnly, access(path, W_OK) != 0 || access(Self.folder(of: path), W_OK) != 0 {
            let reason = "it or its folder may not be written to, which SQLite needs even to read: \(error.message)"
            self = .failed(path: path, reason: reason)
        } else if error.isCorruption {
            self = .notAStore(path: path, reason: error.message)
        } else if error.isBusy {
            self = .inUse(path: path, by: "another program")
        } else {
            self = .failed(path: path, reason: error.description)
        }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    }

    /// The store's error for a failed call to the system, whose `errno` is `code`.
    init(path: String, doing operation: String, code: Int32) {
        if code == ENOSPC || code == EDQUOT {
            self = .full(path: path)
        } else {
            self = .failed(path: path, reason: "\(operation): \(String(cString: strerror(code)))")
        }
    }
}
