/// How stubbornly one address is asked for.
public struct RetryPolicy: Sendable, Equatable {
    /// How often an address is asked for before it is given up.
    public var attempts = 6
    /// The longest wait of our own before the second attempt; it doubles with each further one.
    public var firstDelay: Duration = .milliseconds(500)
    /// The longest wait of our own before any attempt.
    public var longestDelay: Duration = .seconds(30)
    /// The longest wait that a server may ask for; an address with a longer one is given up.
    public var longestRetryAfter: Duration = .seconds(300)
    /// The longest that the attempts for one address, and the waits between them, may take in all.
    public var longestWait: Duration = .seconds(900)

    /// The defaults.
    public init() {}

    /// What to do about an address that was asked for in vain.
    enum Decision: Equatable {
        /// Ask again after a wait.
        case retry(after: Duration)
        /// Ask no more; the reason where it is another than the number of attempts.
        case giveUp(because: String?)
    }

    /// Decides about an address that was asked for `attempts` times in vain.
    ///
    /// The wait is our own, exponential with full jitter, or what the server asks for, whichever is longer. See
    /// [RFC 9110, 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#field.retry-after).
    ///
    /// - Parameters:
    ///   - spent: what attempts and waits have taken so far.
    ///   - retryAfter: the wait that the server asks for.
    ///   - jitter: from 0 for no wait of our own to 1 for the longest.
    func decision(attempts: Int, spent: Duration, retryAfter: Duration?, jitter: Double) -> Decision {
        if attempts >= self.attempts { return .giveUp(because: nil) }
        if let retryAfter, retryAfter > longestRetryAfter {
            return .giveUp(because: "to be asked for again in \(retryAfter.components.seconds) s")
        }
        let delay = max(ownDelay(before: attempts + 1) * jitter, retryAfter ?? .zero)
        if spent + delay > longestWait {
            return .giveUp(because: "and \(longestWait.components.seconds) s for one address are over")
        }
        return .retry(after: delay)
    }

    /// The longest wait of our own before an attempt, the first being 1.
    func ownDelay(before attempt: Int) -> Duration {
        min(firstDelay * (1 << min(max(0, attempt - 2), 16)), longestDelay)
    }
}
