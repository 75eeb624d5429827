/// A request for one answer, by its address: a resource's, or a picture's.
public struct AddressedRequest<Address: Hashable & Sendable>: Sendable, Equatable {
    /// What is asked for, below the source's root.
    public let path: Address
    /// The `ETag` of the answer that is already had, or the `Last-Modified` of one without; the server may answer 304.
    public let entityTag: String?

    /// Asks for `path`, unless its answer still has `entityTag`.
    public init(_ path: Address, entityTag: String? = nil) {
        self.path = path
        self.entityTag = entityTag
    }
}

/// A request for one answer of the API.
public typealias Request = AddressedRequest<APIPath>

/// What a server, a folder or the sample answered.
public struct Response: Sendable {
    /// The HTTP status; sources that are no servers use 200 and 404.
    public var status: Int
    /// The `Content-Type`, without parameters and in lower case; nil where the source names none.
    public var contentType: String?
    /// The `ETag`, or the `Last-Modified` of an answer without one.
    public var entityTag: String?
    /// The `Retry-After`, as it came: seconds or an HTTP date.
    public var retryAfter: String?
    /// The `X-PokeAPI-Hash`, which names the deployment that answered.
    public var deployment: String?
    /// The `X-PokeAPI-Deploy-Date`: when that was deployed, in seconds since 1970.
    public var deployed: Int?
    /// The whole body, decoded.
    public var body: [UInt8]

    /// Describes an answer.
    public init(
        status: Int,
        contentType: String? = "application/json",
        entityTag: String? = nil,
        retryAfter: String? = nil,
        deployment: String? = nil,
        body: [UInt8]
    ) {
        self.status = status
        self.contentType = contentType
        self.entityTag = entityTag
        self.retryAfter = retryAfter
        self.deployment = deployment
        self.body = body
    }
}

/// Why there is no answer.
public struct TransportFailure: Error, Sendable, Equatable, CustomStringConvertible {
    /// A sentence for people, as "could not connect: Connection refused".
    public let description: String
    /// Whether asking again may help.
    public let isTransient: Bool

    /// Describes a failure.
    public init(_ description: String, isTransient: Bool) {
        self.description = description
        self.isTransient = isTransient
    }
}

/// A request that has ended, with what came of it.
public struct AddressedExchange<Address: Hashable & Sendable>: Sendable {
    /// The request.
    public let request: AddressedRequest<Address>
    /// The answer, or why there is none.
    public let result: Result<Response, TransportFailure>

    /// Joins a request to its result.
    public init(_ request: AddressedRequest<Address>, _ result: Result<Response, TransportFailure>) {
        self.request = request
        self.result = result
    }
}

/// A request to the API that has ended.
public typealias Exchange = AddressedExchange<APIPath>

/// Something that answers requests: an HTTP server, a folder, the bundled sample, a test's script.
///
/// A transport is driven by one caller on one thread: it starts requests, then asks for those that have ended. How many
/// are under way is the caller's to limit.
public protocol Transport<Address>: AnyObject {
    /// What it is asked by.
    associatedtype Address: Hashable & Sendable

    /// Starts a request.
    ///
    /// Never fails: what goes wrong is in the exchange.
    func start(_ request: AddressedRequest<Address>)

    /// The requests that have ended since the last call.
    ///
    /// Waits for one, but no longer than `limit`; returns at once where nothing is under way and `limit` is
    /// zero, and may return early with nothing.
    func finished(waitingAtMost limit: Duration) -> [AddressedExchange<Address>]

    /// Ends everything under way; those exchanges are never returned.
    func cancelAll()
}
