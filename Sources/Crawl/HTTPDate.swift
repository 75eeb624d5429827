/// Reads the dates of HTTP headers, in each of the three forms that recipients must accept.
///
/// See [RFC 9110, 5.6.7](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7).
enum HTTPDate {
    /// A date in seconds since 1970; nil for what is none.
    ///
    /// - Parameter now: seconds since 1970, which decide about the century of a year with two digits.
    static func seconds(_ text: String, now: Int) -> Int? {
        // "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT" or "Sun Nov  6 08:49:37 1994"
        let parts = text.split { $0 == " " || $0 == "-" }
        let fields: (day: Substring, month: Substring, year: Substring, time: Substring)
        if parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT" {
            fields = (parts[1], parts[2], parts[3], parts[4])
        } else if parts.count == 5, !text.contains("-") {
            fields = (parts[2], parts[1], parts[4], parts[3])
        } else {
            return nil
        }
        guard let day = number(fields.day), let month = months.firstIndex(of: fields.month),
            let year = year(fields.year, now: now), let time = secondsOfDay(fields.time),
            (1...lengths[month]).contains(day), month != 1 || day < 29 || isLeapYear(year)
        else { return nil }
        return days(year: year, month: month + 1, day: day) * 86_400 + time
    }

    private static func number(_ digits: Substring) -> Int? {
        digits.allSatisfy { $0.isASCII && $0.isNumber } ? Int(digits) : nil
    }

    private static func year(_ digits: Substring, now: Int) -> Int? {
        guard let year = number(digits) else { return nil }
        switch digits.count {
        case 4: return year >= 1970 ? year : nil
        case 2:
            // "MUST interpret a timestamp that appears to be more than 50 years in the future as representing the most
            // recent year in the past that had the same last two digits."
            let thisYear = 1970 + now / 31_556_952
            let candidate = thisYear / 100 * 100 + year
            return candidate > thisYear + 50 ? candidate - 100 : candidate
        default: return nil
        }
    }

    private static func secondsOfDay(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false).map(number)
        guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
            hour < 24, minute < 60, second <= 60
        else { return nil }
        return hour * 3_600 + minute * 60 + second
    }

    private static func isLeapYear(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    /// Days of the Gregorian calendar from 1970-01-01, counting years from March so that leap days come last.
    private static func days(year: Int, month: Int, day: Int) -> Int {
        let marchYear = month > 2 ? year : year - 1
        let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
        return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
    }

    private static let months: [Substring] = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    private static let lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
