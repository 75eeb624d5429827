/// How long a `Retry-After` asks to wait: seconds, or until an HTTP date; nil where it is neither.
///
/// A date in the past is no wait. See [RFC 9110, 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#field.retry-after).
///
/// - Parameter now: seconds since 1970.
func retryAfter(_ value: String, now: Int) -> Duration? {
    let text = value.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    if !text.isEmpty, text.allSatisfy({ $0.isASCII && $0.isNumber }) {
        // What no Int can hold is a very long wait as well.
        return .seconds(min(Int(String(text)) ?? .max, 1 << 31))
    }
    return HTTPDate.seconds(String(text), now: now).map { .seconds(max(0, $0 - now)) }
}
