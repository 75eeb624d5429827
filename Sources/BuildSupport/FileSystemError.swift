import Glibc

/// An operation that the system refused, with the path and the system's own words.
public struct FileSystemError: Error, Equatable, CustomStringConvertible {
    /// What was tried, as a verb: `read`, `create the folder`.
    public let operation: String
    /// What it was tried on.
    public let path: String
    /// The system's `errno`.
    public let code: Int32

    /// Takes the code from `errno`, which must not have been touched since the failed call.
    public init(_ operation: String, _ path: String) {
        self.init(operation, path, code: errno)
    }

    /// Names an error by its code.
    public init(_ operation: String, _ path: String, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// `could not read "output/index.html": No such file or directory`.
    public var description: String {
        "could not \(operation) \"\(path.shown)\": \(reason)\(advice)"
    }

    /// The system's own words: `No such file or directory`.
    public var reason: String {
        // `strerror` shares a buffer between threads only for codes that the system does not know.
        strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    private var advice: String {
        switch code {
        case ENOSPC, EDQUOT: "; make room there, and run the same command again"
        case EROFS: "; name another place, or mount that one for writing"
        default: ""
        }
    }
}
