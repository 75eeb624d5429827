import BuildSupport
import Glibc

/// An answer to a request.
struct HTTPResponse {
    /// What follows the head.
    enum Body {
        /// Nothing, and no length is told.
        case none
        /// These bytes.
        case bytes([UInt8])
        /// The first `count` bytes of an open file.
        case file(FileDescriptor, count: Int)
        /// What happens later, until the connection ends.
        case events
    }

    var status: Status
    /// Header fields in the order in which they are sent, beside those that every answer has.
    var fields: [(name: String, value: String)] = []
    var body = Body.none

    /// The codes that the preview answers with.
    enum Status: Int {
        case ok = 200
        case movedPermanently = 301
        case found = 302
        case notModified = 304
        case badRequest = 400
        case notFound = 404
        case methodNotAllowed = 405
        case headTooLong = 431
        case serverError = 500
        case versionNotSupported = 505

        var reason: String {
            switch self {
            case .ok: "OK"
            case .movedPermanently: "Moved Permanently"
            case .found: "Found"
            case .notModified: "Not Modified"
            case .badRequest: "Bad Request"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .headTooLong: "Request Header Fields Too Large"
            case .serverError: "Internal Server Error"
            case .versionNotSupported: "HTTP Version Not Supported"
            }
        }
    }

    /// An answer with bytes of a type.
    init(_ status: Status, _ bytes: [UInt8], type: String) {
        self.status = status
        fields = [("Content-Type", type)]
        body = .bytes(bytes)
    }

    /// An answer that says in words what its status means.
    init(_ status: Status, explanation: String? = nil) {
        let text = "\(status.rawValue) \(status.reason)\n" + (explanation.map { $0 + "\n" } ?? "")
        self.init(status, Array(text.utf8), type: "text/plain; charset=utf-8")
    }

    /// An answer with a body of any kind.
    init(_ status: Status, fields: [(name: String, value: String)], body: Body) {
        self.status = status
        self.fields = fields
        self.body = body
    }

    /// The answer to a request that was not understood.
    init(_ fault: RequestFault) {
        switch fault {
        case .malformed: self.init(.badRequest)
        case .tooLong: self.init(.headTooLong)
        case .unknownVersion: self.init(.versionNotSupported)
        }
    }

    /// The head as it is sent, with the empty line that ends it.
    func head(isLast: Bool) -> [UInt8] {
        var text = "HTTP/1.1 \(status.rawValue) \(status.reason)\r\nDate: \(Self.date())\r\n"
        for (name, value) in fields { text += "\(name): \(value)\r\n" }
        switch body {
        case .none, .events: break
        case .bytes(let bytes): text += "Content-Length: \(bytes.count)\r\n"
        case .file(_, let count): text += "Content-Length: \(count)\r\n"
        }
        text += "Cache-Control: no-cache\r\nX-Content-Type-Options: nosniff\r\n"
        if isLast { text += "Connection: close\r\n" }
        return Array((text + "\r\n").utf8)
    }

    /// Now, as [RFC 9110](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7) writes it; the names are those of the
    /// "C" locale, which is never changed.
    private static func date() -> String {
        var (now, parts) = (time(nil), tm())
        gmtime_r(&now, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { buffer in
            let count = strftime(buffer.baseAddress, buffer.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
            return String(decoding: buffer.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        }
    }
}
