import CCurl
import Glibc
import PokeAPI

/// One transfer of libcurl's, and the owner of its handle, its headers and the body that arrives.
///
/// Used again for request after request, so that libcurl keeps what it knows. Its address is given to libcurl: it must
/// not be freed while it is in a multi handle.
final class EasyHandle {
    let handle: UnsafeMutableRawPointer
    private(set) var redirects = 0
    private var body: [UInt8] = []
    private var isTooLong = false
    private let configuration: HTTPConfiguration
    private var headers: UnsafeMutablePointer<curl_slist>?

    init(_ configuration: HTTPConfiguration) {
        // curl_easy_init(3): "If this function returns NULL, something went wrong", which without memory it does.
        guard let handle = curl_easy_init() else { preconditionFailure("no memory for a transfer") }
        self.handle = handle
        self.configuration = configuration
        set(CURLOPT_NOSIGNAL, 1)
        set(CURLOPT_PROTOCOLS_STR, "http,https")
        // Redirects are followed by hand, because libcurl cannot be told to stay below a path.
        set(CURLOPT_FOLLOWLOCATION, 0)
        set(CURLOPT_CONNECTTIMEOUT, configuration.connectTimeout)
        set(CURLOPT_LOW_SPEED_LIMIT, 1)
        set(CURLOPT_LOW_SPEED_TIME, configuration.stallTimeout)
        set(CURLOPT_TIMEOUT, configuration.totalTimeout)
        set(CURLOPT_USERAGENT, configuration.userAgent)
        // The empty string asks for every encoding that this libcurl can decode.
        set(CURLOPT_ACCEPT_ENCODING, "")
        set(CURLOPT_HTTP_VERSION, CURL_HTTP_VERSION_2TLS)
        set(CURLOPT_PIPEWAIT, 1)
        check(ccurl_set_pointer(handle, CURLOPT_WRITEDATA, Unmanaged.passUnretained(self).toOpaque()))
        check(
            ccurl_set_write_callback(handle) { bytes, size, count, context in
                guard let bytes, let context else { return 0 }
                let easy = Unmanaged<EasyHandle>.fromOpaque(context).takeUnretainedValue()
                return easy.receive(UnsafeRawBufferPointer(start: bytes, count: size * count))
            }
        )
    }

    deinit {
        curl_easy_cleanup(handle)
        curl_slist_free_all(headers)
    }

    /// Prepares a request for a path below the root for the first time.
    func prepare(_ path: String, entityTag: String?) {
        redirects = 0
        curl_slist_free_all(headers)
        headers = curl_slist_append(nil, "Accept: " + configuration.accept)
        if let entityTag { headers = curl_slist_append(headers, "If-None-Match: " + entityTag) }
        check(ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, headers))
        aim(at: configuration.root + path)
    }

    private func aim(at url: String) {
        body.removeAll(keepingCapacity: true)
        isTooLong = false
        set(CURLOPT_URL, url)
    }

    private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard body.count + bytes.count <= configuration.bodyLimit else {
            isTooLong = true
            // CURLOPT_WRITEFUNCTION(3): a count that differs from the one passed "signals an error condition".
            return bytes.count == 0 ? 1 : 0
        }
        body.append(contentsOf: bytes)
        return bytes.count
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
        if isTooLong {
            return .ended(
                .failure(TransportFailure("a body of more than \(configuration.bodyLimit) bytes", isTransient: true))
            )
        }
        guard code == CURLE_OK else { return .ended(.failure(failure(code))) }
        var status = 0
        check(ccurl_get_long(handle, CURLINFO_RESPONSE_CODE, &status))
        if (300..<400).contains(status), status != 304 { return redirect(status) }
        return .ended(
            .success(
                Response(
                    status: status,
                    contentType: header("Content-Type").map(Self.mediaType),
                    entityTag: header("ETag"),
                    retryAfter: header("Retry-After"),
                    deployment: header("X-PokeAPI-Hash"),
                    body: body
                )
            )
        )
    }

    private func redirect(_ status: Int) -> Outcome {
        var target: UnsafePointer<CChar>?
        check(ccurl_get_string(handle, CURLINFO_REDIRECT_URL, &target))
        guard let target else {
            return .ended(.failure(TransportFailure("status \(status) without a Location", isTransient: true)))
        }
        let url = String(cString: target)
        guard url.hasPrefix(configuration.root) else {
            return .ended(
                .failure(
                    TransportFailure(
                        "a redirect to \(url.prefix(200)), which is not below \(configuration.root)",
                        isTransient: false
                    )
                )
            )
        }
        redirects += 1
        guard redirects <= configuration.redirectLimit else {
            return .ended(
                .failure(TransportFailure("more than \(configuration.redirectLimit) redirects", isTransient: false))
            )
        }
        aim(at: url)
        return .redirected
    }

    private func failure(_ code: CURLcode) -> TransportFailure {
        var text = String(cString: curl_easy_strerror(code))
        var systemError = 0
        check(ccurl_get_long(handle, CURLINFO_OS_ERRNO, &systemError))
        if code == CURLE_COULDNT_CONNECT, systemError != 0 {
            text += " (" + String(cString: strerror(Int32(systemError))) + ")"
        }
        let lasting: [CURLcode] = [
            CURLE_UNSUPPORTED_PROTOCOL, CURLE_URL_MALFORMAT, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE,
        ]
        return TransportFailure(text, isTransient: !lasting.contains(code))
    }

    /// The last answer's header of that name.
    private func header(_ name: String) -> String? {
        var header: UnsafeMutablePointer<curl_header>?
        // libcurl-headers(3): request -1 is the last one, index 0 the first of that name.
        guard curl_easy_header(handle, name, 0, UInt32(CURLH_HEADER), -1, &header) == CURLHE_OK, let header,
            let value = header.pointee.value
        else { return nil }
        return String(cString: value)
    }

    private static func mediaType(_ contentType: String) -> String {
        let type = contentType.prefix { $0 != ";" }.lowercased()
        return String(type.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }

    private func set(_ option: CURLoption, _ value: Int) { check(ccurl_set_long(handle, option, value)) }

    private func set(_ option: CURLoption, _ value: String) { check(ccurl_set_string(handle, option, value)) }

    /// Options fail only for a libcurl without the feature, an unknown option, or no memory; none depends on data.
    private func check(_ code: CURLcode) {
        precondition(code == CURLE_OK, "libcurl: \(String(cString: curl_easy_strerror(code)))")
    }
}
