/// How long a `Retry-After` asks to wait: seconds, or until an HTTP date; nil where it is neither.
///
/// A date in the past is no wait. See [RFC 9110, 10.2.3](https://www.rfc-editor.org/rfc/rfc9110#field.retry-after);
/// of its three forms of a date only the one that senders must use is read.
///
/// - Parameter now: seconds since 1970.
func retryAfter(_ value: String, now: Int) -> Duration? {
    let text = value.split(separator: " ").joined(separator: " ")
    if let seconds = Int(text) { return seconds >= 0 ? .seconds(min(seconds, 1 << 31)) : nil }
    // "Sun, 06 Nov 1994 08:49:37 GMT"
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
        let month = months.firstIndex(of: parts[2])
    else { return nil }
    let clock = parts[4].split(separator: ":").map { Int($0) }
    guard clock.count == 3, let hour = clock[0], let minute = clock[1], let second = clock[2],
        (1...31).contains(day), (1970...9999).contains(year), (0..<24).contains(hour), (0..<60).contains(minute),
        (0...60).contains(second)
    else { return nil }
    let seconds = daysSince1970(year: year, month: month + 1, day: day) * 86_400 + hour * 3_600 + minute * 60 + second
    return .seconds(max(0, seconds - now))
}

private let months: [Substring] = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
]

/// Days of the Gregorian calendar from 1970-01-01, counting years from March so that leap days come last.
private func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let marchYear = month > 2 ? year : year - 1
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
}
