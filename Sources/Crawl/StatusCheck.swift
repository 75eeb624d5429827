import PokeAPI

/// Decides what a status, or a wrong media type, means, whatever was asked for.
struct StatusCheck {
    /// Seconds since 1970, to read a `Retry-After` that is a date.
    let now: () -> Int

    /// Judges a request without an answer.
    func verdict(on failure: TransportFailure) -> Verdict {
        failure.isTransient ? .unreached(reason: failure.description) : .impossible(reason: failure.description)
    }

    /// Judges an answer by its status; nil where its content decides.
    func verdict(on response: Response, isConditional: Bool) -> Verdict? {
        let wait = response.retryAfter.flatMap { retryAfter($0, now: now()) }
        switch response.status {
        case 200: return nil
        case 304 where isConditional: return .unchanged
        case 404, 410: return .missing
        case 403:
            // A bot challenge or a block: for a while, and never content.
            return .refused(reason: "status 403: blocked, try later", demand: .fewer, retryAfter: wait)
        case 429: return .refused(reason: "status 429", demand: .pause, retryAfter: wait)
        case 503: return .refused(reason: "status 503", demand: .fewer, retryAfter: wait)
        default: return .refused(reason: "status \(response.status)", retryAfter: wait)
        }
    }

    /// Judges an answer whose media type cannot be that of what was asked for.
    func refusal(of type: String, expected: String) -> Verdict {
        let reason = "the answer is \(type.prefix(80)) where \(expected) was expected"
        // A page in place of an answer is how challenges, maintenance and captive portals look.
        return type == "text/html"
            ? .refused(reason: reason + ": blocked, try later", demand: .fewer) : .refused(reason: reason)
    }
}
