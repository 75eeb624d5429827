import Glibc
import Synchronization

/// Whether SIGINT or SIGTERM has asked the process to stop.
///
/// The first signal asks; a second one of the same sort ends the process at once, as without a handler.
enum Interruption {
    private static let received = Atomic<Int32>(0)

    /// Starts listening.
    ///
    /// A store or an output is whole at any moment, so that nothing else need be done.
    static func watch() {
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                // Both are safe in a handler: a lock-free store, and signal(2) itself.
                Interruption.received.store(number, ordering: .relaxed)
                signal(number, SIG_DFL)
            }
        }
        // A reader of stdout that has gone away is told by write(2), not by a signal.
        signal(SIGPIPE, SIG_IGN)
    }

    /// The exit status of the signal that was received; nil where none was.
    static var status: ExitStatus? {
        switch received.load(ordering: .relaxed) {
        case SIGINT: .interrupted
        case SIGTERM: .terminated
        default: nil
        }
    }

    /// Throws ``Interrupted`` where a signal was received.
    static func check() throws {
        if let status { throw Interrupted(status: status) }
    }
}

/// A signal that has stopped the work.
struct Interrupted: Error {
    let status: ExitStatus
}
