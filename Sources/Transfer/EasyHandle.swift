import CCurl
import Glibc
import PokeAPI

/// One transfer of libcurl's, and the owner of its handle, its headers and the body that arrives.
///
/// Used again for request after request, so that libcurl keeps what it knows. Its address is given to libcurl: it must
/// not be freed while it is in a multi handle.
final class EasyHandle {
    let handle: UnsafeMutableRawPointer
    private var redirects = 0
    private var body: ResponseBody
    private var headerBytes = 0
    private let configuration: HTTPConfiguration
    private let root: RootURL
    private var headers: UnsafeMutablePointer<curl_slist>?

    init(_ configuration: HTTPConfiguration, allowance: BodyAllowance) {
        // curl_easy_init(3): "If this function returns NULL, something went wrong", which without memory it does.
        guard let handle = curl_easy_init() else { preconditionFailure("no memory for a transfer") }
        self.handle = handle
        self.configuration = configuration
        root = RootURL(configuration.root)
        body = ResponseBody(limit: configuration.bodyLimit, allowance: allowance)
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        // Redirects are followed by hand, because libcurl cannot be told to stay below a path.
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_CONNECTTIMEOUT, configuration.connectTimeout)
        set(CURLOPT_LOW_SPEED_LIMIT, 1)
        set(CURLOPT_LOW_SPEED_TIME, configuration.stallTimeout)
        set(CURLOPT_TIMEOUT, configuration.totalTimeout)
        set(CURLOPT_USERAGENT, configuration.userAgent)
        if let file = configuration.authorities?.file { set(CURLOPT_CAINFO, file) }
        if let folder = configuration.authorities?.folder { set(CURLOPT_CAPATH, folder) }
        // The empty string asks for every encoding that this libcurl can decode.
        set(CURLOPT_ACCEPT_ENCODING, "")
        set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
        // Waits for a connection that can be shared, which only HTTP/2 has: without TLS all would wait for the first.
        set(CURLOPT_PIPEWAIT, configuration.root.lowercased().hasPrefix("https:") ? 1 : 0)
        // Most answers come in one piece then. A program that only copies what arrives took a fifth longer with twice as much.
        set(CURLOPT_BUFFERSIZE, 64 << 10)
        let context = Unmanaged.passUnretained(self).toOpaque()
        check(ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context))
        check(ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context))
        // CURLOPT_WRITEFUNCTION(3), CURLOPT_HEADERFUNCTION(3): a count that differs from the one passed "signals an
        // error condition", and the transfer ends.
        check(
            ccurl_set_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
                guard let bytes, let context else { return 0 }
                let easy = Unmanaged<EasyHandle>.fromOpaque(context).takeUnretainedValue()
                if easy.body.isEmpty { easy.body.expect(easy.announcedLength) }
                let isTaken = easy.body.append(UnsafeRawBufferPointer(start: bytes, count: size * count))
                return isTaken ? size * count : 0
            }
        )
        check(
            ccurl_set_callback(handle, CURLOPT_HEADERFUNCTION) { _, size, count, context in
                guard let context else { return 0 }
                let easy = Unmanaged<EasyHandle>.fromOpaque(context).takeUnretainedValue()
                easy.headerBytes += size * count
                return easy.hasTooManyHeaders ? 0 : size * count
            }
        )
    }

    /// What the answer says that its body has, in bytes, as it is sent; -1 where it does not.
    private var announcedLength: Int {
        var length: curl_off_t = -1
        check(ccurl_get_offset(handle, CURLINFO_CONTENT_LENGTH_DOWNLOAD_T, &length))
        return Int(length)
    }

    /// libcurl keeps all headers that arrive, without a limit of its own.
    private var hasTooManyHeaders: Bool { headerBytes > configuration.headerLimit }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(headers)
    }

    /// Prepares a request for a path below the root for the first time.
    func prepare(_ path: String, entityTag: String?) {
        redirects = 0
        curl_slist_free_all(headers)
        headers = curl_slist_append(nil, "Accept: " + configuration.accept)
        if let entityTag {
            // No entity tag looks like a date, which servers give that have no entity tags.
            let isDate = entityTag.hasSuffix(" GMT") && !entityTag.contains("\"")
            let name = isDate ? "If-Modified-Since: " : "If-None-Match: "
            headers = curl_slist_append(headers, name + entityTag)
        }
        check(ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, headers))
        aim(at: configuration.root + path)
    }

    private func aim(at url: String) {
        body.reset()
        headerBytes = 0
        set(CURLOPT_URL, url)
    }

    /// What a finished transfer means.
    enum Outcome {
        /// It has ended.
        case ended(Result<Response, TransportFailure>)
        /// It was redirected below the root and must be performed again.
        case redirected
    }

    /// Reads the end of a transfer that libcurl reports as done with `code`.
    func outcome(_ code: CURLcode) -> Outcome {
        if let fault = body.fault { return failed(fault) }
        if hasTooManyHeaders { return failed("headers of more than \(configuration.headerLimit) bytes") }
        guard code == CURLE_OK else { return .ended(.failure(failure(code))) }
        var status = 0
        check(ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status))
        if (300..<400).contains(status), status != 304 { return redirect(status) }
        var response = Response(
            status: status,
            contentType: header("Content-Type").map(Self.mediaType),
            entityTag: header("ETag") ?? header("Last-Modified"),
            retryAfter: header("Retry-After"),
            deployment: header("X-PokeAPI-Hash"),
            body: body.take()
        )
        response.deployed = header("X-PokeAPI-Deploy-Date").flatMap { Int($0) }
        return .ended(.success(response))
    }

    private func redirect(_ status: Int) -> Outcome {
        var target: UnsafePointer<CChar>?
        check(ccurl_get_string(handle, CURLINFO_REDIRECT_URL, &target))
        guard let target else { return failed("status \(status) without a Location") }
        let url = String(cString: target)
        guard root.contains(url) else {
            return failed(
                "a redirect to \(url.prefix(200)), which is not below \(configuration.root)",
                isTransient: false
            )
        }
        redirects += 1
        guard redirects <= configuration.redirectLimit else {
            // Such loops are made by configuration; asking again within minutes would go round once more.
            return failed("more than \(configuration.redirectLimit) redirects", isTransient: false)
        }
        aim(at: url)
        return .redirected
    }

    private func failed(_ reason: String, isTransient: Bool = true) -> Outcome {
        .ended(.failure(TransportFailure(reason, isTransient: isTransient)))
    }

    private func failure(_ code: CURLcode) -> TransportFailure {
        var text = String(cString: curl_easy_strerror(code))
        var systemError = 0
        check(ccurl_get_long(handle, CURLINFO_OS_ERRNO, &systemError))
        if code == CURLE_COULDNT_CONNECT, systemError != 0 {
            text += " (" + String(cString: strerror(Int32(systemError))) + ")"
        }
        if code == CURLE_PEER_FAILED_VERIFICATION { text += "; CURL_CA_BUNDLE names an authority of one's own" }
        if code == CURLE_SSL_CACERT_BADFILE, let file = configuration.authorities?.file { text += ": " + file }
        // CURLE_UNSUPPORTED_PROTOCOL passes: what a server sent behind an answer without a body is taken for HTTP/0.9.
        let lasting = [CURLE_URL_MALFORMAT, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE]
        return TransportFailure(text, isTransient: !lasting.contains(code))
    }

    /// The last answer's header of that name; nil for one that is too long to remember, or has control characters.
    private func header(_ name: String) -> String? {
        var header: UnsafeMutablePointer<curl_header>?
        // libcurl-headers(3): request -1 is the last one, index 0 the first of that name.
        guard curl_easy_header(handle, name, 0, UInt32(CURLH_HEADER), -1, &header) == CURLHE_OK, let header,
            let value = header.pointee.value
        else { return nil }
        let text = String(cString: value)
        return text.utf8.count <= 1_000 && text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F } ? text : nil
    }

    private static func mediaType(_ contentType: String) -> String {
        let type = contentType.utf8.prefix { $0 != UInt8(ascii: ";") }
        let isText = { (byte: UInt8) in byte != UInt8(ascii: " ") }
        guard let first = type.firstIndex(where: isText), let last = type.lastIndex(where: isText) else { return "" }
        return contentType[first...last].lowercased()
    }

    private func set(_ option: CURLoption, _ value: Int) { check(ccurl_set_long(handle, option, value)) }

    private func set(_ option: CURLoption, _ value: String) { check(ccurl_set_string(handle, option, value)) }

    /// Options fail only for a libcurl without the feature, an unknown option, or no memory; none depends on data.
    private func check(_ code: CURLcode) {
        precondition(code == CURLE_OK, "libcurl: \(String(cString: curl_easy_strerror(code)))")
    }
}
