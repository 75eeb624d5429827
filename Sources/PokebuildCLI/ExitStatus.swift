import Checkpoints
import Publishing

/// What the process tells its caller when it ends.
public enum ExitStatus: Int32, Sendable {
    /// Everything asked for was done.
    case done = 0
    /// It failed: a file system, a broken template, a fault of ours.
    case failed = 1
    /// The command line, the configuration or what they name cannot be used.
    case usage = 2
    /// Something listed could not be had or read.
    case crawlIncomplete = 3
    /// The output did not pass its checks.
    case outputInvalid = 4
    /// SIGINT stopped it.
    case interrupted = 130
    /// SIGTERM stopped it.
    case terminated = 143
}

extension ExitStatus {
    /// Whether another command line would help, rather than another disk or data.
    static func isUsage(_ error: any Error) -> Bool {
        switch error {
        case is CommandLineError: return true
        case let error as CheckpointError: return error.isUsage
        case let error as PublishingError:
            switch error {
            case .collision, .leftover: return false
            default: return true
            }
        default: return false
        }
    }
}
