import CCurl

/// The URL that all requests of a transport are below, and the judge of where redirects may lead.
///
/// URLs are compared by their parts, as libcurl reads them, never by how they begin:
/// `http://host/api/v2/../../x` and `http://host@other/api/v2/` begin like many a root.
struct RootURL {
    /// The parts of a URL that say who answers, and the path.
    private struct Parts: Equatable {
        var origin: [String?]
        var path: String

        init?(_ url: String) {
            // curl_url(3): NULL only without memory.
            guard let handle = curl_url() else { return nil }
            defer { curl_url_cleanup(handle) }
            guard curl_url_set(handle, CURLUPART_URL, url, 0) == CURLUE_OK,
                let path = Self.part(CURLUPART_PATH, of: handle)
            else { return nil }
            // Names of schemes and hosts mean the same in any case, those of users do not.
            origin =
                [CURLUPART_SCHEME, CURLUPART_HOST].map { Self.part($0, of: handle)?.lowercased() }
                + [CURLUPART_PORT, CURLUPART_USER, CURLUPART_PASSWORD].map { Self.part($0, of: handle) }
            self.path = path
        }

        private static func part(_ part: CURLUPart, of handle: OpaquePointer) -> String? {
            var text: UnsafeMutablePointer<CChar>?
            guard curl_url_get(handle, part, &text, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let text else {
                return nil
            }
            // curl_url_get(3): "The returned pointer must be freed with curl_free".
            defer { curl_free(text) }
            return String(cString: text)
        }
    }

    private let root: Parts?

    init(_ root: String) { self.root = Parts(root) }

    /// Whether a URL is below the root: of the same scheme, host, port and user, with a path that continues the root's.
    ///
    /// A path with dots between slashes, `%` or other than the characters of our own addresses is not.
    func contains(_ url: String) -> Bool {
        guard let root, let parts = Parts(url), parts.origin == root.origin, parts.path.hasPrefix(root.path) else {
            return false
        }
        // What is written with dots or escapes may mean another path to the server than to libcurl.
        let written = url.prefix { $0 != "?" && $0 != "#" }
        let rest = parts.path.dropFirst(root.path.count)
        return written.hasSuffix(parts.path) && rest.utf8.allSatisfy(Self.isPlain)
            && rest.split(separator: "/", omittingEmptySubsequences: false).dropLast().allSatisfy { !$0.isEmpty }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-_./".utf8.contains(byte)
        }
    }
}
