import CSimdjson

/// Why bytes cannot be read as a JSON document.
public enum JSONSyntaxError: Error, Equatable, CustomStringConvertible {
    /// They are no JSON document, in simdjson's own words.
    case syntax(String)
    /// They are one, with a number that neither an integer of 64 bits nor a double can hold.
    case numberOutOfRange(String)
    /// They are one as far as was read, which is as deep as a document may be nested.
    case tooDeep

    /// Whether the document may well be as it was written, so that reading it again would change nothing.
    public var isLasting: Bool {
        switch self {
        case .syntax: false
        case .numberOutOfRange, .tooDeep: true
        }
    }

    /// What the bytes are, as the end of "… is".
    public var description: String {
        switch self {
        case .syntax(let reason): "not a JSON document: \(reason)"
        case .numberOutOfRange(let number): "JSON with the number \(number), which is out of range"
        case .tooDeep: "JSON that is nested deeper than 1,024 levels"
        }
    }

    /// The error for simdjson's code, which was returned for `bytes`.
    init(code: Int32, in bytes: UnsafeRawBufferPointer) {
        switch code {
        case csimdjson_depth_error: self = .tooDeep
        case csimdjson_number_error, csimdjson_number_range_error:
            self = OutOfRangeNumber(in: bytes).map { .numberOutOfRange($0.excerpt) } ?? .syntax(Self.message(code))
        default: self = .syntax(Self.message(code))
        }
    }

    private static func message(_ code: Int32) -> String { String(cString: csimdjson_error_message(code)) }
}
