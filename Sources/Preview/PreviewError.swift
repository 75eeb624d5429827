/// Why a preview cannot start.
public enum PreviewError: Error, Equatable, CustomStringConvertible {
    /// There is no folder at the path.
    case noFolder(String)
    /// The base path is none.
    case invalidBase(String)
    /// The number is no port.
    case invalidPort(Int)
    /// Another program listens on the port.
    case portInUse(Int)
    /// The system refused the port, with its reason.
    case portRefused(Int, reason: String)

    /// What is wrong and what to do, for the person who started the preview.
    public var description: String {
        switch self {
        case .noFolder(let path):
            "\"\(path)\" is no folder: build the site first, or name the folder to serve"
        case .invalidBase(let base):
            "\"\(base)\" is no base path: expected \(PreviewServer.baseExpectation)"
        case .invalidPort(let port):
            "\(port) is no port: choose one from 1 to 65535, or 0 for any that is free"
        case .portInUse(let port):
            "port \(port) of 127.0.0.1 is in use: stop the program that listens there, or choose another port (0 is any that is free)"
        case .portRefused(let port, let reason):
            "could not listen on port \(port) of 127.0.0.1: \(reason); choose another port (0 is any that is free)"
        }
    }
}
