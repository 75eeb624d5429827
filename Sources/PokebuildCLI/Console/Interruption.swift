import Glibc
import Synchronization

/// Whether SIGINT or SIGTERM has asked the process to stop.
///
/// The first signal asks; a second one ends the process at once, as without a handler.
enum Interruption {
    private static let received = Atomic<Int32>(0)

    /// Starts listening.
    ///
    /// A store or an output is whole at any moment, so that nothing else need be done.
    static func watch() {
        // Made here, since a handler must not be the first to ask for it.
        received.store(0, ordering: .relaxed)
        for number in [SIGINT, SIGTERM] {
            signal(number) { number in
                // All of it is safe in a handler: a lock-free exchange, signal(2) and raise(3).
                guard Interruption.received.exchange(number, ordering: .relaxed) != 0 else { return }
                signal(number, SIG_DFL)
                raise(number)
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
    /// What was fetched until then; nil where nothing was being fetched.
    var fetched: Fetched?

    /// What was fetched, and the store that keeps it.
    struct Fetched {
        let stored: Int
        let listed: Int
        var unit = "answers"
        let store: String
    }
}
