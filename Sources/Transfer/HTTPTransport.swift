import CCurl
public import PokeAPI

/// Asks an HTTP server, with libcurl's multi interface on the caller's thread.
///
/// Keeps connections alive, uses HTTP/2 where it is offered, takes compressed answers, and follows redirects only below
/// the root. See [libcurl-multi(3)](https://curl.se/libcurl/c/libcurl-multi.html).
public final class HTTPTransport<Address: Hashable & Sendable & CustomStringConvertible>: Transport {
    private let multi: UnsafeMutableRawPointer
    private let configuration: HTTPConfiguration
    private let allowance: BodyAllowance
    private var idle: [EasyHandle] = []
    private var active: [UnsafeMutableRawPointer: (easy: EasyHandle, request: AddressedRequest<Address>)] = [:]

    /// Creates a transport; nothing is asked yet.
    public init(_ configuration: HTTPConfiguration) {
        // Thread-safe since libcurl 7.84, and counted: once for each transport is right.
        curl_global_init(Int(CURL_GLOBAL_DEFAULT))
        guard let multi = curl_multi_init() else { preconditionFailure("no memory for transfers") }
        self.multi = multi
        self.configuration = configuration
        allowance = BodyAllowance(configuration.totalBodyLimit)
        check(ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, configuration.connections))
        check(ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, configuration.connections))
    }

    deinit {
        // curl_multi_cleanup(3): easy handles must be removed before the multi handle goes.
        cancelAll()
        curl_multi_cleanup(multi)
    }

    /// Sends a request, or begins to; its answer is taken in while ``finished(waitingAtMost:)`` runs.
    public func start(_ request: AddressedRequest<Address>) {
        let easy = idle.popLast() ?? EasyHandle(configuration, allowance: allowance)
        easy.prepare(request.path.description, entityTag: request.entityTag)
        active[easy.handle] = (easy, request)
        check(curl_multi_add_handle(multi, easy.handle))
        // Concerns this one only: a new handle's time has come. So it is answered while what came before it is read.
        var running: Int32 = 0
        check(curl_multi_socket_action(multi, CURL_SOCKET_TIMEOUT, 0, &running))
    }

    /// Moves data until a request has ended or `limit` has passed.
    public func finished(waitingAtMost limit: Duration) -> [AddressedExchange<Address>] {
        // A quick server's answer is there by the time that its request is sent, and no socket has news of it any more.
        let early = collect()
        if early.isEmpty {
            let milliseconds = limit.components.seconds * 1_000 + limit.components.attoseconds / 1_000_000_000_000_000
            // Waits also where nothing is under way, which is a pause before a retry.
            check(curl_multi_poll(multi, nil, 0, Int32(clamping: max(0, milliseconds)), nil))
        }
        var running: Int32 = 0
        check(curl_multi_perform(multi, &running))
        return early + collect()
    }

    private func collect() -> [AddressedExchange<Address>] {
        var exchanges: [AddressedExchange<Address>] = []
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
                let (easy, request) = active[handle]
            else { continue }
            // curl_multi_info_read(3): the message is gone once the handle is removed, so read it first.
            let code = ccurl_message_result(message)
            check(curl_multi_remove_handle(multi, handle))
            switch easy.outcome(code) {
            case .redirected: check(curl_multi_add_handle(multi, handle))
            case .ended(let result):
                active[handle] = nil
                idle.append(easy)
                exchanges.append(AddressedExchange(request, result))
            }
        }
        return exchanges
    }

    /// Ends everything under way and closes its connections.
    public func cancelAll() {
        for (handle, _) in active { check(curl_multi_remove_handle(multi, handle)) }
        active.removeAll()
    }

    /// Multi calls fail only for bad handles, calls from a callback, or no memory: our fault, never the network's.
    private func check(_ code: CURLMcode) {
        precondition(code == CURLM_OK, "libcurl: \(String(cString: curl_multi_strerror(code)))")
    }
}
