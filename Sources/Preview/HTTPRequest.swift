/// The head of a request.
struct HTTPRequest: Equatable {
    /// The method as it was sent, for instance `GET`.
    let method: String
    /// The path's parts between slashes, percent-decoded, in bytes; the last is empty where the path ends with a slash.
    let segments: [[UInt8]]
    /// The query with its question mark; empty where there is none.
    let query: String
    /// Field values by name in lower case; of a field that came several times, all in order.
    let fields: [String: [String]]
    /// Whether the version is HTTP/1.0, whose connections end with the answer.
    let isOld: Bool

    /// Whether the connection ends with the answer.
    ///
    /// Also after a request with content: it is not read, and what follows would be taken for a request.
    var isLast: Bool {
        isOld || hasContent || list("connection").contains { $0.lowercased() == "close" }
    }

    /// The parts between commas of a field, without the spaces around them; none where the field is missing.
    func list(_ name: String) -> [String] {
        fields[name, default: []].flatMap { $0.utf8.split(separator: UInt8(ascii: ",")) }
            .map { String(decoding: Self.trimmed(ArraySlice($0)), as: UTF8.self) }
    }

    /// Whether bytes follow the head that belong to the request.
    var hasContent: Bool {
        fields["transfer-encoding"] != nil || fields["content-length", default: []].contains { $0 != "0" }
    }

    /// Reads a head, without the empty line that ends it, by [RFC 9112](https://www.rfc-editor.org/rfc/rfc9112), strictly.
    init(head: ArraySlice<UInt8>) throws(RequestFault) {
        var lines: [ArraySlice<UInt8>] = []
        for line in head.split(separator: UInt8(ascii: "\n")) {
            guard line.last == UInt8(ascii: "\r") else { throw .malformed }
            lines.append(line.dropLast())
        }
        let parts = (lines.first ?? []).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard parts.count == 3, Self.isToken(parts[0]) else { throw .malformed }
        method = String(decoding: parts[0], as: UTF8.self)
        isOld = try Self.isOld(version: parts[2])
        (segments, query) = try Self.target(parts[1])
        fields = try Self.fields(lines.dropFirst())
        // "A server MUST respond with a 400 (Bad Request) status code to any HTTP/1.1 request message that lacks a Host
        // header field and to any request message that contains more than one" (RFC 9112, 3.2).
        let hosts = fields["host", default: []].count
        guard hosts == 1 || isOld && hosts == 0 else { throw .malformed }
    }

    private static func isOld(version: ArraySlice<UInt8>) throws(RequestFault) -> Bool {
        switch String(decoding: version, as: UTF8.self) {
        case "HTTP/1.1": return false
        case "HTTP/1.0": return true
        case let other where other.hasPrefix("HTTP/") && other.utf8.count == 8: throw .unknownVersion
        default: throw .malformed
        }
    }

    private static func target(_ bytes: ArraySlice<UInt8>) throws(RequestFault) -> ([[UInt8]], String) {
        guard bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else { throw .malformed }
        var path = bytes
        // "A server MUST accept the absolute-form in requests even though most HTTP/1.1 clients will only send the
        // absolute-form to a proxy" (RFC 9112, 3.2.2).
        if path.starts(with: "http://".utf8) { path = path.dropFirst(7).drop { $0 != UInt8(ascii: "/") } }
        guard path.first == UInt8(ascii: "/") else { throw .malformed }
        let end = path.firstIndex(of: UInt8(ascii: "?")) ?? path.endIndex
        var segments: [[UInt8]] = []
        for segment in path[..<end].dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            guard let decoded = percentDecoded(segment) else { throw .malformed }
            segments.append(decoded)
        }
        return (segments, String(decoding: path[end...], as: UTF8.self))
    }

    private static func fields(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(RequestFault) -> [String: [String]] {
        var fields: [String: [String]] = [:]
        for line in lines {
            // A name with a space is none; that also refuses lines that continue the one before.
            guard let colon = line.firstIndex(of: UInt8(ascii: ":")), isToken(line[..<colon]),
                line.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\t") })
            else { throw .malformed }
            let value = trimmed(line[(colon + 1)...])
            let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
            fields[name, default: []].append(String(decoding: value, as: UTF8.self))
        }
        return fields
    }

    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        var rest = bytes.drop(while: isSpace)
        while let last = rest.last, isSpace(last) { rest.removeLast() }
        return rest
    }

    private static func isToken(_ bytes: ArraySlice<UInt8>) -> Bool {
        !bytes.isEmpty
            && bytes.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
                case UInt8(ascii: "0")...UInt8(ascii: "9"): true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
    }
}

/// Why a request is not understood.
enum RequestFault: Error {
    /// It breaks the rules of HTTP/1.1.
    case malformed
    /// Its head is longer than ``RequestReader/mostBytes``.
    case tooLong
    /// Its version is not 1.0 or 1.1.
    case unknownVersion
}

/// The bytes that percent-encoded ones stand for; nil where a percent sign is not followed by two hexadecimal digits.
func percentDecoded(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "%") else {
            decoded.append(byte)
            continue
        }
        guard let high = rest.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }),
            let low = rest.popFirst().flatMap({ Character(Unicode.Scalar($0)).hexDigitValue })
        else { return nil }
        decoded.append(UInt8(high << 4 | low))
    }
    return decoded
}

/// A path segment with everything percent-encoded that is not unreserved in
/// [RFC 3986](https://www.rfc-editor.org/rfc/rfc3986#section-2.3).
func percentEncoded(_ segment: [UInt8]) -> String {
    let digits = Array("0123456789ABCDEF")
    return segment.reduce(into: "") { text, byte in
        let character = Character(Unicode.Scalar(byte))
        if isUnreserved(byte) {
            text.append(character)
        } else {
            text += ["%", digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
    }
}

/// Whether a byte stands for itself in every part of a URL.
func isUnreserved(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber || "-._~".contains(character))
}
